/** Looks that any component of a game may wear: its pieces. They are named once, in the folder (or file) of that name. */
export const isLook = (file: string): boolean => /\/pieces(?:\/|\.)/u.test(file);

/** Looks of the page, which several components wear: a sheet on a page, a row of a form, a tool of a bar, and the like. */
export const LOOKS = new Set(
  [
    'page',
    'big-screen',
    'online',
    'settings',
    'lost',
    'way',
    'tiles',
    'buttons',
    'play',
    'choice',
    'presence',
  ].concat(
    ['option', 'options', 'setting', 'initial', 'box-entry', 'box-asking', 'side-panel'],
    ['room', 'brand', 'tool', 'tools', 'menu', 'prompt', 'seal', 'cover', 'end', 'reading'],
    ['button', 'quiet', 'icon', 'note', 'touch'],
  ),
);
