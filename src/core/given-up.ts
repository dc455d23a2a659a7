import { FAIR_FIELDS, readParts, readTables } from './read-fair.ts';
import { type Fair } from './fair.ts';
import { parseJson, readNumber, readObject } from './json.ts';

const GIVEN_UP = 'tavola given-up deal 1';

/** A deal that never was, because the table was closed before the match, as a text that anybody can check. */
export const saveGivenUp = (fair: Fair): string => `${GIVEN_UP}\n${JSON.stringify(fair)}\n`;

export const isGivenUp = (text: string): boolean => text.startsWith(`${GIVEN_UP}\n`);

export function readGivenUp(text: string): Fair {
  const json = parseJson(text.slice(GIVEN_UP.length), 'fair');
  const fields = readObject(json, 'fair', [...FAIR_FIELDS, 'leftBy']);
  const { nonces } = fields;
  const seats = Array.isArray(nonces) ? nonces.length : 0;
  const fair = readParts(fields, seats / (readTables(fields['tables']).tables ?? 1));
  const { leftBy } = fields;
  if (leftBy === undefined) return fair;
  return { ...fair, leftBy: leftBy === null ? null : readNumber(leftBy, 'fair.leftBy', 0, seats - 1) };
}

/** The seats that did not open their part although all were bound, of a deal that was given up. */
export const unopenedOf = ({ digests = [], nonces, leftBy }: Omit<Fair, 'secret'>): readonly number[] =>
  leftBy === undefined
    ? []
    : digests.flatMap((bound, seat) => (bound !== null && nonces[seat] === null ? [seat] : []));
