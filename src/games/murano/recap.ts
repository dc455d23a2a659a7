import type { Message, Seat } from '#core/game';
import { type Language, listed, type Speaker, type WordTree } from '#core/words';
import { words as de } from './recap.de.ts';
import { words as en } from './recap.en.ts';
import { words as fr } from './recap.fr.ts';
import type { ToldLine } from './turns.ts';

/** What of a turn is told, and how it is said of somebody. */
const PARTS: Readonly<Record<string, string>> = {
  'log.take': 'takes',
  'log.substitute': 'takes',
  'log.create': 'makes',
  'log.activate': 'spends',
  'log.exchange': 'gives',
  'log.exchangePart': 'givesNothing',
  'log.exchangeNothing': 'givesNothing',
  'log.buy': 'buys',
  'log.sell': 'sells',
  'log.reorder': 'delays',
  'log.notch': 'turns',
  'log.owl': 'owl',
  'log.return': 'returns',
  'log.travel': 'travels',
  'log.swap': 'swaps',
  'log.spin': 'spins',
  'log.claim': 'claims',
  'log.give': 'hands',
  'log.trade': 'trades',
  'log.order': 'orders',
  'log.discardAll': 'discards',
  'log.empty': 'empties',
  'log.pick': 'picks',
  'log.pickSeen': 'picks',
};

/** Told once where it was done first, with how often it was done. */
const COUNTED: readonly string[] = ['recap.turns', 'recap.delays'];
/** Told once, however often it was done. */
const ONCE: readonly string[] = ['recap.owl', 'recap.spins', 'recap.orders', 'recap.discards'];

/** More than so many parts are told more briefly. */
const MANY = 4;

/** What recaps say beside the words of the game, by language. */
export const recapWords: Readonly<Record<Language, WordTree>> = {
  en: { recap: en },
  fr: { recap: fr },
  de: { recap: de },
};

/** A turn as a whole. */
export interface Recap {
  readonly seat: Seat;
  /** What was done, in order. */
  readonly actions: readonly Message[];
  /** The same without collecting, which everybody does; only where there is nothing else, that. */
  readonly parts: readonly Message[];
  /** The purse before and after. */
  readonly was: number;
  readonly now: number;
}

export function recapOf(turn: readonly ToldLine[]): Recap {
  const seat = turn[0]?.seat ?? 0;
  const own = turn.filter((line) => line.seat === seat);
  const told = together(turn.flatMap(({ message }) => partOf(message)));
  const parts = told.filter(({ key }) => key !== 'recap.takes');
  const rest = parts.length === 0 ? [collected(turn)] : parts;
  return {
    seat,
    actions: parts.length === 0 ? rest : told,
    parts: rest,
    was: Number(own[0]?.message.with?.['was']),
    now: Number(own.at(-1)?.message.with?.['now']),
  };
}

/** What was done more than once stands where it was done first. */
function together(parts: readonly Message[]): readonly Message[] {
  const first = (key: string): number => parts.findIndex((each) => each.key === key);
  return parts.flatMap((part, index) => {
    const { key } = part;
    if (!COUNTED.includes(key)) return ONCE.includes(key) && first(key) !== index ? [] : [part];
    const count = parts.filter((each) => each.key === key).length;
    return first(key) === index ? [{ key, with: { count } }] : [];
  });
}

function partOf({ key, with: values = {} }: Message): readonly Message[] {
  const part = PARTS[key];
  // Who did it is told once, before all of it.
  const { who: _who, ...others } = values;
  return part === undefined ? [] : [{ key: `recap.${part}`, with: others }];
}

function collected(turn: readonly ToldLine[]): Message {
  const shards = turn.flatMap(({ message }) => message.with?.['shards'] ?? []).join(' ');
  if (shards !== '') return { key: 'recap.takes', with: { shards } };
  return { key: turn.length > 1 ? 'recap.takesNothing' : 'recap.ends' };
}

/** The same, less what was got for it. */
const inShort = (part: Message): Message =>
  part.key === 'recap.gives' ? { ...part, key: 'recap.givesNothing' } : part;

/** What a turn is remembered by comes first. */
const FIRST: readonly string[] = ['recap.makes', 'recap.spends'];
const BRIEF = 3;

/** What was done in few parts, where there is one line for it. */
export function gistOf({ parts }: Recap): readonly Message[] {
  const rank = ({ key }: Message): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return parts.toSorted((a, b) => rank(a) - rank(b)).slice(0, BRIEF);
}

/** What was done, without who did it. */
function partsText({ parts }: Recap, { language, say }: Speaker): string {
  return listed(language, (parts.length > MANY ? parts.map(inShort) : parts).map(say));
}

const moneyText = ({ was, now }: Recap, { say }: Speaker): string =>
  say({ key: was === now ? 'recap.same' : 'recap.money', with: { was, now } });

/** A turn of somebody who is not the reader. */
export const turnText = (recap: Recap, speaker: Speaker): string =>
  `${speaker.say({ key: 'recap.who', with: { who: recap.seat } })} ${partsText(recap, speaker)}. ${moneyText(recap, speaker)}`;
