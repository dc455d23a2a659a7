import type { Message, Seat } from '#core/game';
import type { Language, WordTree } from '#core/words';
import { NOBODY } from './effect.ts';
import { words as de } from './recap.de.ts';
import { words as en } from './recap.en.ts';
import { words as fr } from './recap.fr.ts';
import { rivalOf } from './state.ts';

/** What recaps say beside the words of the game, by language. */
export const recapWords: Readonly<Record<Language, WordTree>> = {
  en: { recap: en },
  fr: { recap: fr },
  de: { recap: de },
};

/** A turn as a whole: what was done, what came of it, and what was drawn afterwards. */
export interface Recap {
  /** The log lines of what was done; usually one. */
  readonly actions: readonly Message[];
  /** How the strength of a side has changed. */
  readonly change: Message | null;
  /** Who holds what now. */
  readonly results: readonly Message[];
  readonly drawn: readonly Message[];
}

const DRAWS: readonly string[] = ['log.drawPile', 'log.drawSeen', 'log.drawCastle'];
const LAYS: readonly string[] = ['log.lay', 'log.place'];
const CASTLE_CARD = '@some.castle';

/** A turn from its log lines, as one reader has them. */
export function recapOf(lines: readonly Message[]): Recap {
  const actions = lines.filter(({ key }) => !DRAWS.includes(key));
  const changed = actions.find((each) => each.with?.['now'] !== undefined);
  return {
    actions,
    change: changed === undefined ? null : changeOf(changed),
    results: [
      ...(changed === undefined ? [] : [holderOf(changed), ...leftBy(changed)]),
      ...actions.filter(({ key }) => LAYS.includes(key)).map(offered),
    ],
    drawn: drawnIn(lines.filter(({ key }) => DRAWS.includes(key))),
  };
}

/** The same, as sentences in the order in which they are read. */
export const sentencesOf = ({ actions, change, results, drawn }: Recap): readonly Message[] => [
  ...actions,
  ...(change === null ? [] : [change]),
  ...results,
  ...drawn,
];

const numberIn = ({ with: values }: Message, name: string): number => Number(values?.[name]);

/** What has stayed as it was, as after a bridge was mended, is no change. */
function changeOf(action: Message): Message | null {
  const { was = 0, now = 0, whom } = action.with ?? {};
  if (was === now) return null;
  return whom === undefined
    ? { key: 'recap.rises', with: { was, now } }
    : { key: 'recap.falls', with: { was, now, whom } };
}

function holderOf(action: Message): Message {
  const [now, against] = [numberIn(action, 'now'), numberIn(action, 'against')];
  const [held, holds] = [numberIn(action, 'held'), numberIn(action, 'holds')];
  const [ahead, behind] = [Math.max(now, against), Math.min(now, against)];
  if (holds === NOBODY) return { key: 'recap.nobody', with: { ahead } };
  const { banners, fewer } = action.with ?? {};
  const tie = banners === undefined || fewer === undefined ? {} : { banners, fewer };
  const key = `${held === holds ? 'recap.holds' : 'recap.takes'}${banners === undefined ? '' : 'Tie'}`;
  const loser: { whom?: Seat } = held === rivalOf(holds) ? { whom: held } : {};
  return { key, with: { who: holds, ...loser, ahead, behind, ...tie } };
}

/** The castle that a wizard left has another holder now. */
function leftBy(action: Message): readonly Message[] {
  const { leftTo, from = '' } = action.with ?? {};
  if (typeof leftTo !== 'number') return [];
  if (leftTo === NOBODY) return [{ key: 'recap.leftNobody', with: { castle: from } }];
  return [{ key: 'recap.left', with: { who: leftTo, castle: from } }];
}

const offered = ({ with: values }: Message): Message => ({
  key: values?.['card'] === CASTLE_CARD ? 'recap.wild' : 'recap.free',
});

/** What was taken from castles everybody saw; of the pile it is told how much, and to its owner what. */
function drawnIn(draws: readonly Message[]): readonly Message[] {
  const fromPile = draws.filter(({ key }) => key !== 'log.drawCastle');
  const fromCastles = draws.filter(({ key }) => key === 'log.drawCastle');
  if (fromPile.length === 0) return fromCastles;
  const seen = fromPile.flatMap(({ with: values }) => values?.['card'] ?? []);
  const unseen = fromPile.length - seen.length;
  const cards = [...seen, ...(unseen > 0 ? [`@recap.unseen=${unseen}`] : [])].join(' ');
  return [...fromCastles, { key: 'recap.drawn', with: { cards } }];
}
