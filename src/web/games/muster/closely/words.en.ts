import type { Wording } from '#core/words';

/** What is said of a card that is looked at closely: what it is, what it is for, and what it can do now. */
export const words = {
  strength: 'Strength {count}',
  rainbow: 'Wizard or bridge',
  castle: 'Opens a castle to every banner',
  banner: 'Play it under the {castle} castle, or under one with a rainbow castle on top.',
  followsStep: 'In a column it follows a card that is as strong, or one weaker.',
  followsAny: 'In a column it follows any card that is not stronger.',
  begins: 'It may also begin a column.',
  beginsNot: 'It cannot begin a column.',
  closes: 'It closes a rainbow bridge that stands for {rank}.',
  swap: 'Put in the place of the lowest wizard of a column, on either side, it brings you the rainbow card.',
  mend: 'Put in the place of a bridge that stands for {rank}, it brings you the rainbow card.',
  park: 'Laid on the {castle} castle it counts for nobody: either of you may draw it later.',
  wizard: 'As a wizard it goes on any of your columns and counts 6; only another wizard may follow.',
  move: 'From the top of a column of yours, a wizard may move on to another castle.',
  bridge: 'As a bridge it stands for the missing banner and counts 1; the next banner follows at once.',
  parkAny: 'Laid on any castle it counts for nobody: either of you may draw it later.',
  opens:
    'Laid on a castle, it lets banners of every emblem be played there, on both sides, while it lies on top.',
  stays: 'It never goes back into a hand.',
  onTable: 'It counts {count} here.',
  replaced: 'Whoever puts a fitting banner in its place takes it into their hand.',
  now: 'Now',
  more: { one: 'and {count} more', other: 'and {count} more' },
  nothing: 'Nothing can be done with it right now.',
  notNow: 'It is not your turn.',
} as const;

export type CloselyWords = Wording<typeof words>;
