import type { Refusal } from '#core/game';
import { defaultOptions, type OptionSheet } from '#core/options';
import { type Advantage, ADVANTAGE_IDS, hasMark } from './rules/cards.ts';
import type { AdvantageId, Mark } from './content/advantages.ts';
import { refuse } from './rules/refusals.ts';
import { factsOf, LONG_CODE } from './pack/code.ts';
import { optionSamples } from './samples.ts';
import { hasSafetyEnd } from './modules/variants.ts';

export interface Options {
  /** L2: the side of the ring. */
  readonly ring: 'A' | 'B';
  /** M01: the side of the board. */
  readonly circle: 'I' | 'II';
  /** L8, L9: which advantages lie under the categories. withoutGifts: 1 and 2 are taken out first. */
  readonly advantages: 'first' | 'random' | 'withoutGifts' | 'chosen';
  /** The advantages that were chosen, in the order of their numbers. */
  readonly chosen: readonly AdvantageId[];
  /** M05: the first creation of each hand lies open. */
  readonly openFirst: boolean;
  /** L7, M08: who begins. */
  readonly first: 'random' | 'seat0' | 'seat1' | 'seat2' | 'seat3';
  /** M76: rounds in a row without a creation until the match is scored. */
  readonly safety: number;
  /** L61: the hands are drafted. */
  readonly draft: boolean;
  /** L62, M37: one interactive advantage and three others, or all four shuffled in. */
  readonly interactive: 'off' | 'random' | 'chosen' | 'shuffled';
  /** L67–L75: the Grandmaster's Challenge. */
  readonly expert: boolean;
  /** M07: what an expert match removes. strict: 1, 2 and 11; sheet: only 11; all: nothing [M77]. */
  readonly expertCards: 'strict' | 'sheet' | 'all';
  /** M47: of the markets that hold the most shards, how many the challenge Empty empties. Only alone. */
  readonly emptied: 'one' | 'all';
  /** M103: what is printed in the box that it is played with; '' are the facts of this game. */
  readonly pack: string;
}

const SOLO_DRAFT = refuse('M39', 'soloDraft');
const SOLO_INTERACTIVE = refuse('M44', 'soloInteractive');
const SOLO_EXPERT = refuse('M52', 'soloExpert');
const NO_SUCH_SEAT = refuse('M08', 'noSuchSeat');
const FIRST_EXPERT = refuse('M80', 'firstSetExpert');
const FIRST_INTERACTIVE = refuse('M80', 'firstSetInteractive');
const CHOSEN_SHUFFLED = refuse('M37', 'chosenShuffled');
const CHOOSE_FOUR = refuse('L8', 'chooseFour');
const CHOOSE_THREE = refuse('L62', 'chooseThree');
const CHOOSE_INTERACTIVE = refuse('M37', 'chooseInteractive');
const REMOVED = refuse('M07', 'chosenRemoved');
const NOT_CHOSEN = refuse('L8', 'idleChosen');
const NO_EXPERT = refuse('M07', 'idleExpertCards');
const OWN_CLOCK = refuse('M76', 'idleSafety');
const NO_PACK = refuse('M103', 'noPack');
const IN_COMPANY = refuse('M47', 'idleEmptied');

export const optionSheet: OptionSheet<Options> = {
  fields: {
    ring: { kind: 'choice', default: 'A', values: ['A', 'B'] },
    circle: { kind: 'choice', default: 'I', values: ['I', 'II'] },
    advantages: { kind: 'choice', default: 'random', values: ['first', 'random', 'withoutGifts', 'chosen'] },
    chosen: { kind: 'list', default: [], values: ADVANTAGE_IDS, max: 4, of: 'advantage' },
    openFirst: { kind: 'switch', default: false },
    first: { kind: 'choice', default: 'random', values: ['random', 'seat0', 'seat1', 'seat2', 'seat3'] },
    safety: { kind: 'number', default: 12, min: 6, max: 30 },
    draft: { kind: 'switch', default: false },
    interactive: { kind: 'choice', default: 'off', values: ['off', 'random', 'chosen', 'shuffled'] },
    expert: { kind: 'switch', default: false },
    expertCards: { kind: 'choice', default: 'strict', values: ['strict', 'sheet', 'all'] },
    emptied: { kind: 'choice', default: 'one', values: ['one', 'all'] },
    pack: { kind: 'text', default: '', max: LONG_CODE },
  },
  late: ['emptied', 'pack'],
  latest: ['pack'],
  presets: {
    beginner: { advantages: 'first' },
    festival: { draft: true, interactive: 'random' },
    grandmaster: { expert: true },
  },
  settle(options) {
    const chosen = ADVANTAGE_IDS.filter((id) => options.chosen.includes(id) && mayBeChosen(options, id));
    const settled = { ...options, chosen };
    // M76: an expert match has its own clock.
    if (options.expert) return { ...settled, safety: SAFETY };
    return { ...settled, expertCards: 'strict' };
  },
  idle: (options, seats) => ({
    ...([options.advantages, options.interactive].includes('chosen') ? {} : { chosen: NOT_CHOSEN }),
    ...(hasSafetyEnd(options, seats) ? {} : { safety: OWN_CLOCK }),
    ...(options.expert ? {} : { expertCards: NO_EXPERT }),
    ...(seats === 1 ? {} : { emptied: IN_COMPANY }),
  }),
  refusal: (options, seats) =>
    seatsRefusal(options, seats) ?? packRefusal(options) ?? setRefusal(options) ?? chosenRefusal(options),
  samples: (seats) => optionSamples(defaultOptions(optionSheet), seats),
};
const SAFETY = 12;

const advantageOf = (id: AdvantageId): Advantage => ADVANTAGE_IDS.indexOf(id);
const isInteractive = (id: AdvantageId): boolean => hasMark(advantageOf(id), 'interactive');

/** A chosen card means nothing unless its half of the set is chosen by hand. */
function mayBeChosen({ advantages, interactive }: Options, id: AdvantageId): boolean {
  return (isInteractive(id) ? interactive : advantages) === 'chosen';
}

const packRefusal = ({ pack }: Options): Refusal | null => (factsOf(pack) === null ? NO_PACK : null);

function seatsRefusal({ draft, interactive, expert, first }: Options, seats: number): Refusal | null {
  if (seats === 1 && draft) return SOLO_DRAFT;
  if (seats === 1 && interactive !== 'off') return SOLO_INTERACTIVE;
  if (seats === 1 && expert) return SOLO_EXPERT;
  const chosen = firstSeat(first);
  return chosen !== null && chosen >= seats ? NO_SUCH_SEAT : null;
}

/** The seat that was chosen to begin, or null when chance decides. */
export function firstSeat(first: Options['first']): number | null {
  return first === 'random' ? null : Number(first.slice(-1));
}

function setRefusal({ advantages, interactive, expert }: Options): Refusal | null {
  if (advantages === 'first' && expert) return FIRST_EXPERT;
  if (advantages === 'first' && interactive !== 'off') return FIRST_INTERACTIVE;
  return advantages === 'chosen' && interactive === 'shuffled' ? CHOSEN_SHUFFLED : null;
}

function chosenRefusal(options: Options): Refusal | null {
  const { advantages, interactive, chosen } = options;
  const interactives = chosen.filter(isInteractive).length;
  if (interactive === 'chosen' && interactives !== 1) return CHOOSE_INTERACTIVE;
  if (advantages !== 'chosen') return null;
  const others = chosen.length - interactives;
  if (interactive === 'off' && others !== 4) return CHOOSE_FOUR;
  if (interactive !== 'off' && others !== 3) return CHOOSE_THREE;
  return chosen.some((id) => isRemoved(options, advantageOf(id))) ? REMOVED : null;
}

const MARKS_REMOVED: Readonly<Record<Options['expertCards'], readonly Mark[]>> = {
  strict: ['gift', 'still'],
  sheet: ['still'],
  all: [],
};

/** Taken out before the advantages are drawn: 1 and 2 by choice, 1, 2 and 11 in an expert match. [L67, M07] */
export function isRemoved({ advantages, expert, expertCards }: Options, advantage: Advantage): boolean {
  if (advantages === 'withoutGifts' && hasMark(advantage, 'gift')) return true;
  return expert && MARKS_REMOVED[expertCards].some((mark) => hasMark(advantage, mark));
}
