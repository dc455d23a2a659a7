import type { Wording } from '#core/words';

/** What is said about one deal for several tables. */
export const en = {
  online: 'Online, with friends',
  lead: 'One deal that nobody knows beforehand, made from everybody’s part. Nobody sees anything of another table until all are over.',
  mirror: 'Mirror: two against two',
  mirrorHint:
    'Two tables, seats exchanged: partners play the same cards from both sides, and the sum decides.',
  duplicate: { one: 'Duplicate: {count} table', other: 'Duplicate: {count} tables' },
  duplicateHint: 'Everybody is compared with those who had the same seat.',
  alone: { one: '{count} friend, each against {name}', other: '{count} friends, each against {name}' },
  name: 'Your name at the table',
  opening: 'Opening the tables…',
  failed: 'That did not work. Try again in a moment.',
  title: '{game}: the same cards at {count} tables',
  table: 'Table {count}',
  running: 'still playing',
  over: 'over',
  wait: 'The results are compared when the last table is over. Until then nobody learns anything of another table.',
  own: 'To your table',
  watch: 'Watch',
  replay: 'Replay',
  team: '{names}: {sum}',
  won: '{names} win',
  tied: 'Both teams did equally well',
  seat: 'Seat {count}',
  byPoints: 'Points ahead of the rival, summed up.',
  byMatches: 'A table did not end by its rules, so matches are counted.',
  gone: 'These tables cannot be shown.',
} as const;

export type GatheringWords = Wording<typeof en>;
