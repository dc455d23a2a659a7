import type { Wording } from '#core/words';

/** What the dailies say. */
export const en = {
  title: 'Today’s table',
  number: 'No. {number}',
  same: 'The same for everybody, everywhere. Kept on this device; the next table is laid at midnight.',
  streak: { one: '{count} day in a row', other: '{count} days in a row' },
  puzzle: '{game}: puzzle of the day',
  deal: '{game}: deal of the day',
  puzzleTile: '{game} puzzle',
  dealTile: '{game}: the deal',
  dealHint: 'Alone, with the same cards for everybody.',
  parTile: 'Par {par}',
  par: 'Par: {par}, what the strongest bot reaches.',
  open: 'Not yet tried.',
  running: 'Begun.',
  found: { one: 'Solved after {count} wrong try.', other: 'Solved after {count} wrong tries.' },
  atOnce: 'Solved at once.',
  shown: 'The solution was shown.',
  reached: '{score}, par {par}.',
  solve: 'Solve',
  play: 'Play',
  continue: 'Continue',
  look: 'Look again',
  yesterday: '{game}: yesterday’s puzzle',
  yesterdayHint: 'With its solution, played out.',
  sheets: 'Lay it out with the real box',
  sheetsHint: 'A sheet to print for each, with what must not be read at once upside down.',
  share: 'Share without spoiling',
  copy: 'Copy the text',
  copied: 'Copied',
  month: 'This month',
  done: '{day}: done',
  both: '{day}: all done',
  none: '{day}: nothing',
} as const;

export type DailyWords = Wording<typeof en>;
