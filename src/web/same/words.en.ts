import type { Wording } from '#core/words';

/** What is said about a deal that friends share. */
export const en = {
  title: '{game}: the same cards for friends',
  lead: 'Each of you gets the same deal against the same bot, on your own device. Then you compare.',
  against: 'Against whom?',
  once: 'Against {name}. A deal is played once on each device: whoever played it again would know what comes. What the others reached is shown when you are done.',
  begin: 'Begin',
  continue: 'Continue',
  results: 'Against {name}',
  result: '{name}: {own} to {rival}',
  gaveUp: '{name} gave up',
  send: 'The link carries your result and those you know. Send it on.',
  copy: 'Copy the link',
  copied: 'Copied',
  look: 'Look again',
  another: 'New cards for all',
  compare: 'Compare with friends',
} as const;

export type SameWords = Wording<typeof en>;
