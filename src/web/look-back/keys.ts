/** What a key does on the page: a decision is gone to, or something is done with the one that is shown. */
export type LookCommand =
  | { readonly type: 'decision' | 'moment'; readonly by: -1 | 1 }
  | { readonly type: 'end'; readonly at: 'first' | 'last' }
  | { readonly type: 'open' | 'try' | 'line' | 'close' };

const COMMANDS: Readonly<Record<string, LookCommand>> = {
  ArrowLeft: { type: 'decision', by: -1 },
  ArrowRight: { type: 'decision', by: 1 },
  PageUp: { type: 'moment', by: -1 },
  PageDown: { type: 'moment', by: 1 },
  Home: { type: 'end', at: 'first' },
  End: { type: 'end', at: 'last' },
  Enter: { type: 'open' },
  t: { type: 'try' },
  p: { type: 'line' },
  Escape: { type: 'close' },
};

/** Arrows go by decision, Page Up and Down by moment; Enter opens, T tries again, P plays the line, Escape goes back. */
export function lookCommand({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): LookCommand | null {
  if (altKey || ctrlKey || metaKey) return null;
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The place among these one goes to from here, as far as there is any. */
export function stepAmong(places: readonly number[], from: number, by: -1 | 1): number {
  const to = by < 0 ? places.findLast((each) => each < from) : places.find((each) => each > from);
  return to ?? (places.includes(from) ? from : (places.at(by < 0 ? 0 : -1) ?? from));
}
