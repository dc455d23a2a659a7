import { PLACES } from '#games/murano/rules/board';
import type { BoardPoint as Point } from '../art/index.ts';

export const PLACE_LIST = Array.from({ length: PLACES }, (_, place) => place);

/** A point of the board as a place in its element. */
export const at = ({ x, y }: Point): Record<string, string> => ({ left: `${x / 10}%`, top: `${y / 10}%` });
