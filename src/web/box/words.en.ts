import type { Wording } from '#core/words';

/** What the page of somebody's own box says, whatever the game. */
export const en = {
  title: 'Your box: {game}',
  lead: 'What is printed in your box may differ from what is here. Read it off once, and play with it.',
  kept: 'kept on this device',
  name: 'Name of your box',
  nameHint: 'My box',
  fingerprint: 'fingerprint {text}',
  same: 'Nothing differs from Tavola’s pack.',
  play: 'Play with it',
  save: 'Save as a file',
  open: 'Open a file',
  copy: 'Copy the link',
  copied: 'Copied',
  code: 'The link as a code for another device',
  inCode: 'The whole box is in this code: no server needs to know it.',
  bots: 'The bots were trained on Tavola’s pack. With yours they keep to the rules; how strong they are has not been measured.',
  notJson: 'This file is no pack: it is not JSON.',
  notText: 'This link contains no box of {game}.',
  clear: 'Begin again',
} as const;

export type BoxWords = Wording<typeof en>;
