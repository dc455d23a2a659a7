import type { Message, Seat } from '#core/game';
import { type Language, listed, type Speaker, type WordTree } from '#core/words';
import { words as de } from './recap.de.ts';
import { words as en } from './recap.en.ts';
import { words as fr } from './recap.fr.ts';
import type { ToldLine } from './turns.ts';

/** What of a turn is told, and how it is said of somebody. */
const PARTS: Readonly<Record<string, string>> = {
  'log.selectorBank': 'banks',
  'log.selectorOwnLira': 'ownLira',
  'log.selectorLira': 'lira',
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

/** Told once with how often it was done, as long as nothing else was done in between. */
const COUNTED: readonly string[] = ['recap.turns', 'recap.delays'];

/** More than so many parts are told more briefly. */
export const MANY_PARTS = 4;

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

/** In the order in which it was done; what was done several times in a row is one part. */
function together(parts: readonly Message[]): readonly Message[] {
  const told: Message[] = [];
  for (const part of parts) {
    const { key } = part;
    const before = told.at(-1);
    if (!COUNTED.includes(key)) told.push(part);
    else if (before?.key !== key) told.push({ key, with: { count: 1 } });
    else told.splice(-1, 1, { key, with: { count: Number(before.with?.['count']) + 1 } });
  }
  return told;
}

function partOf({ key, with: values = {} }: Message): readonly Message[] {
  const part = PARTS[key];
  if (part === undefined) return [];
  // Who did it is told once, before all of it.
  const { who: _who, was, now, ...others } = values;
  const told = { key: `recap.${part}`, with: others };
  return key === 'log.activate' ? [told, ...doneBy(values, Number(now) - Number(was))] : [told];
}

/** What an advantage did at once; what it led to has lines of its own. */
function doneBy({ advantage, got, back }: NonNullable<Message['with']>, money: number): readonly Message[] {
  return [
    ...(advantage === '@advantage.prevident.name' ? [{ key: 'recap.stays' }] : []),
    ...(got === undefined ? [] : [{ key: 'recap.gains', with: { shards: got } }]),
    ...(back === undefined ? [] : [{ key: 'recap.returns', with: { shards: back } }]),
    ...(money > 0 ? [{ key: 'recap.gets', with: { count: money } }] : []),
    ...(money < 0 ? [{ key: 'recap.pays', with: { count: -money } }] : []),
  ];
}

function collected(turn: readonly ToldLine[]): Message {
  const shards = turn.flatMap(({ message }) => message.with?.['shards'] ?? []).join(' ');
  if (shards !== '') return { key: 'recap.takes', with: { shards } };
  return { key: turn.length > 1 ? 'recap.takesNothing' : 'recap.ends' };
}

/** What somebody gave back because an advantage of another made everybody do so. */
export interface ForcedReturn {
  readonly seat: Seat;
  readonly message: Message;
}

/** What the others answered to an advantage in a turn of the seat, until it goes on. [L65] */
export function answersTo(turn: readonly ToldLine[], seat: Seat): readonly ForcedReturn[] {
  if (turn[0]?.seat !== seat) return [];
  const since = turn.slice(turn.findLastIndex((line) => line.seat === seat));
  const each = since.find(({ message }) => message.key === 'log.discardAll')?.message.with?.['each'] ?? '';
  return [...String(each).matchAll(/#(\d+)=(\S+)/gu)].flatMap(([, other, shards]) =>
    Number(other) === seat
      ? []
      : [{ seat: Number(other), message: { key: 'recap.answered', with: { shards } } }],
  );
}

/** What the money before and after tells, or what a long turn has no breath for. */
const PAID: readonly string[] = ['recap.gets', 'recap.pays', 'recap.ownLira', 'recap.banks'];

/** The same, less which way the ring goes: that is always the same. */
export const withoutWay = (part: Message): Message =>
  part.key === 'recap.turns' ? { ...part, key: 'recap.turnsBriefly' } : part;

/** The same, less what was got for it as well. */
const inShort = (part: Message): Message =>
  part.key === 'recap.gives' ? { ...part, key: 'recap.givesNothing' } : withoutWay(part);

/** What a turn is remembered by comes first. */
const FIRST: readonly string[] = ['recap.makes', 'recap.spends'];
const BRIEF = 3;

/** What was done in few parts, where there is one line for it. */
export function gistOf({ parts }: Recap): readonly Message[] {
  const rank = ({ key }: Message): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  return parts.toSorted((a, b) => rank(a) - rank(b)).slice(0, BRIEF);
}

/** What was done, without who did it; of a long turn more briefly, for it is heard. */
function partsText({ parts }: Recap, { language, say }: Speaker): string {
  if (parts.length <= MANY_PARTS) return listed(language, parts.map(say));
  const brief = parts.filter(({ key }) => !COUNTED.includes(key) && !PAID.includes(key)).map(inShort);
  const counted = COUNTED.flatMap((key) => {
    const count = parts.reduce((sum, part) => sum + (part.key === key ? Number(part.with?.['count']) : 0), 0);
    return count === 0 ? [] : [inShort({ key, with: { count } })];
  });
  if (brief.length === 0 || counted.length === 0) return listed(language, [...brief, ...counted].map(say));
  // What can be done at any time is summed up, and it is said that it was not done in the end.
  return `${listed(language, brief.map(say))}; ${say({ key: 'recap.between' })} ${listed(language, counted.map(say))}`;
}

const moneyText = ({ was, now }: Recap, { say }: Speaker): string =>
  say({ key: was === now ? 'recap.same' : 'recap.money', with: { was, now } });

/** A turn of somebody who is not the reader. */
export const turnText = (recap: Recap, speaker: Speaker): string =>
  `${speaker.say({ key: 'recap.who', with: { who: recap.seat } })} ${partsText(recap, speaker)}. ${moneyText(recap, speaker)}`;
