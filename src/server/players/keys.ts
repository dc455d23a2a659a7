import { createHash } from 'node:crypto';
import { hex } from '#core/sha256';
import type { Chance } from '../ports.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** 256 bits: whoever holds it is let in. Only its digest is ever stored. */
export const newKey = (chance: Chance): string => text(chance.bytes(32));
/** 128 bits. */
export const newId = (chance: Chance): string => text(chance.bytes(16));
/** The same for the same table, so that its rematch is opened once; nobody guesses it who does not have the link. */
export const rematchId = (table: string, watch: string): string =>
  createHash('sha256').update(`tavola rematch 1\n${table}\n${watch}`).digest('base64url').slice(0, 22);
/** The tables of a gathering, each opened once. */
export const dealtId = (gathering: string, watch: string, number: number): string =>
  createHash('sha256')
    .update(`tavola dealt 1\n${gathering}\n${watch}\n${number}`)
    .digest('base64url')
    .slice(0, 22);
export const newSecret = (chance: Chance): string => hex(chance.bytes(32));

/** Without the letters that are mistaken for digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits to be typed by hand; good once, for minutes, and with few tries. */
export const newCode = (chance: Chance): string =>
  Array.from(chance.bytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');
