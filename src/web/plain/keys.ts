const PLACES: Readonly<Record<string, string>> = { a: '.plain-act', f: '.plain-find', t: '.plain-position' };
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Letters go to a part of the table, arrows from one action to the next, U takes back. */
export function listenToPlainKeys(undo: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const typing =
      target instanceof HTMLInputElement || document.querySelector('dialog[open], .cover') !== null;
    if (typing || event.altKey || event.metaKey) return;
    if ((key.toLowerCase() === 'u' && !event.ctrlKey) || (event.ctrlKey && key === 'z')) undo();
    else if (!event.ctrlKey && Object.hasOwn(PLACES, key.toLowerCase())) {
      document.querySelector<HTMLElement>(PLACES[key.toLowerCase()] ?? '')?.focus();
    } else if (!(key in STEPS) || !go(target, STEPS[key] ?? 0)) return;
    event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** From one action to the next, round and round; elsewhere arrows scroll. */
function go(from: EventTarget | null, by: number): boolean {
  if (!(from instanceof HTMLElement) || !from.matches('.plain-act')) return false;
  const all = [...document.querySelectorAll<HTMLElement>('.plain-act')];
  all.at((all.indexOf(from) + by) % all.length)?.focus();
  return true;
}
