import { createHash } from 'node:crypto';
import type { Json } from '#core/json';
import { type Match, mayUndo, newMatch, outcomeOf, playNotation, stagesOf, undo } from '#core/match';
import type { TableHeader, TableEvent } from '#server/table/decider/events';
import type { Proposal } from '#table/table-info';
import type { Prey } from './prey.ts';

type Kind = TableEvent['kind'];
type Rule<K extends Kind> = (event: Extract<TableEvent, { kind: K }>) => boolean;

export interface Referee {
  /** Lets it happen; false: it should not have been possible. */
  allows(event: TableEvent): boolean;
  /** Of the match; null before it begins. */
  state(): unknown;
  /** null before it begins. */
  match(): Match | null;
  /** What all have agreed on so far. */
  agreed(): { standing: number; isPaused: boolean };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Without the last actions of this seat that were made in a row, and all that followed. */
function beforeTurnOf(match: Match, seat: number): Match {
  const last = match.last?.move.seat;
  if (last === undefined) return match;
  const before = undo(match);
  return last === seat && before.last?.move.seat !== seat ? before : beforeTurnOf(before, seat);
}

/** The rules of a table a second time, as plainly as can be, and with nothing of the server in them. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one judge: what he allows depends on all he has seen
export function referee(
  { game, people, table }: Prey,
  secret: string,
  { commitment, options, agreement }: TableHeader,
): Referee {
  const digests: (string | null)[] = people.map(() => null);
  const nonces: (string | null)[] = people.map(() => null);
  const players: ('person' | 'bot' | 'stand-in' | 'nobody')[] = people.map(() => 'person');
  const resigned = people.map(() => false);
  let match: Match | null = null;
  let over = false;
  /** What is proposed, and whose consent it still needs. */
  let proposal: {
    readonly what: Proposal['what'];
    readonly by: number;
    readonly missing: Set<number>;
  } | null = null;
  let paused = false;

  const begin = (): void => {
    if (!players.every((player, seat) => player === 'bot' || nonces[seat] !== null)) return;
    const start = { fair: { table, commitment, secret, digests: [...digests], nonces: [...nonces] } };
    match = newMatch(game, { options: options as unknown as Json, seats: people.length, start });
  };
  const sealed = (): boolean =>
    players.every((player, seat) => player === 'bot' || (player === 'person' && digests[seat] !== null));
  const isLegal = ({ state }: Match, seat: number, word: string): boolean => {
    const legal: readonly unknown[] = game.legalActions(game.view(state, seat), seat);
    return game.toAct(state).includes(seat) && legal.some((action) => game.encode(action) === word);
  };

  const plays = (seat: number): boolean => players[seat] !== 'bot' && !resigned[seat];
  const givesUp = (seat: number): boolean => {
    if (match === null || resigned[seat]) return false;
    resigned[seat] = true;
    players[seat] = 'stand-in';
    const left = players.filter((_, each) => !resigned[each]);
    proposal = null;
    paused = false;
    over = left.length <= 1 || left.every((player) => player === 'bot');
    return true;
  };

  const carryOut = (): void => {
    if (proposal === null || proposal.missing.size > 0) return;
    const { what, by } = proposal;
    proposal = null;
    if (what === 'draw' || what === 'callOff') over = true;
    else if (what === 'undo') match = beforeTurnOf(match!, by);
    else paused = what === 'pause';
  };

  const rules: { readonly [K in Kind]: Rule<K> } = {
    sit: ({ seat, player }) => match === null && people[seat].player.id === player,
    digest({ seat, digest }) {
      if (match !== null || sealed() || players[seat] !== 'person') return false;
      digests[seat] = digest;
      return true;
    },
    nonce({ seat, nonce }) {
      if (match !== null || !sealed() || nonces[seat] !== null) return false;
      if (sha256(`tavola nonce 1\n${table}\n${seat}\n${nonce}`) !== digests[seat]) return false;
      nonces[seat] = nonce;
      begin();
      return true;
    },
    stand({ seat }) {
      if (match !== null || sealed()) return false;
      players[seat] = 'nobody';
      digests[seat] = null;
      return true;
    },
    fill({ seat }) {
      if (players[seat] !== 'nobody') return false;
      players[seat] = 'bot';
      digests[seat] = null;
      return true;
    },
    abandon() {
      over = true;
      return match === null && !sealed();
    },
    unopened() {
      over = true;
      return match === null && sealed();
    },
    move({ seat, word, bot = false }) {
      if (match === null || paused || bot !== (players[seat] !== 'person')) return false;
      if (!isLegal(match, seat, word)) return false;
      match = playNotation(match, seat, word);
      proposal = null;
      over = outcomeOf(match) !== null;
      return true;
    },
    undo({ seat }) {
      if (match === null || paused || players[seat] !== 'person' || !mayUndo(match, seat)) return false;
      match = undo(match);
      proposal = null;
      return true;
    },
    handOver({ seat }) {
      if (match === null || players[seat] !== 'person') return false;
      players[seat] = 'stand-in';
      return true;
    },
    takeBack({ seat }) {
      if (players[seat] !== 'stand-in' || resigned[seat]) return false;
      players[seat] = 'person';
      return true;
    },
    resign: ({ seat }) => givesUp(seat),
    propose({ seat, what }) {
      if (match === null || proposal !== null || !plays(seat)) return false;
      if (what === 'draw' && players.includes('bot')) return false;
      const others = [...players.keys()].filter((each) => each !== seat && plays(each));
      if (what === 'resume' ? !paused : paused && what !== 'draw' && what !== 'callOff') return false;
      proposal = { what, by: seat, missing: new Set(others) };
      carryOut();
      return true;
    },
    agree({ seat }) {
      if (proposal === null || !proposal.missing.delete(seat)) return false;
      carryOut();
      return true;
    },
    decline({ seat }) {
      const isAsked = proposal !== null && proposal.what !== 'resume' && plays(seat);
      proposal = null;
      return isAsked;
    },
    resume() {
      const wasPaused = paused;
      paused = false;
      proposal = null;
      return wasPaused;
    },
    // Whether the time was really used up, another referee says.
    flag: ({ seat }) => agreement.timeout === 'lose' && givesUp(seat),
    // Nobody gathers for one deal at several tables here.
    dealt: () => false,
    claim: () => true,
    outage: ({ from, to }) => match !== null && from < to,
    rematch: () => over && match !== null,
    rematchOpened: () => over,
  };

  return {
    allows: (event) =>
      (!over || event.kind.startsWith('rematch')) && (rules[event.kind] as Rule<Kind>)(event),
    state: () => match?.state ?? null,
    match: () => match,
    agreed: () => ({ standing: match === null ? 0 : stagesOf(match).length - 1, isPaused: paused }),
  };
}
