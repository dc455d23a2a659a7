import type { Message, Seat } from '#core/game';

/** A line of the log, as far as turns are told from it. */
export interface ToldLine {
  readonly seat: Seat;
  readonly message: Message;
}

const isEnd = ({ message }: ToldLine): boolean => message.key.startsWith('log.end');
const isPick = ({ message }: ToldLine): boolean => message.key.startsWith('log.pick');

/** A turn goes on until it is ended; what a challenge then asks for belongs to it, and every pick of a draft is its own. */
export function beginsTurn(before: ToldLine, line: ToldLine): boolean {
  if (isPick(line) || isPick(before)) return true;
  return isEnd(before) && line.message.key !== 'log.empty';
}

/** Nothing more is to come in a turn. */
export const isOver = (turn: readonly ToldLine[]): boolean => {
  const last = turn.at(-1);
  return last !== undefined && (isEnd(last) || isPick(last) || last.message.key === 'log.empty');
};
