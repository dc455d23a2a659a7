import { isObject, type Json, type JsonObject, kindOf } from '#core/json';
import { type Problem, problem } from '#core/problem';
import { LONGEST_LINE, TOO_LONG } from './lines.ts';

/** A line of input that is an object, with the id its answer repeats. */
export interface EngineRequest {
  readonly id: Json | undefined;
  readonly fields: JsonObject;
  /** What is wrong with the line as a whole; it is told under the request's id. */
  readonly wrong: Problem | null;
}

const DEEPEST = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads one line; null when it is blank. A line that is no request at all is thrown as a Problem. */
export function readRequest(line: Uint8Array | typeof TOO_LONG): EngineRequest | null {
  if (line === TOO_LONG) throw problem('too-long', `expected a line of at most ${LONGEST_LINE} bytes`);
  const text = decode(line);
  if (text.trim() === '') return null;
  const fields = parse(text);
  if (!isObject(fields)) {
    throw problem('wrong-type', `expected an object such as {"command": "games"}, found ${kindOf(fields)}`);
  }
  const id = Object.hasOwn(fields, 'id') && !isExtreme(fields['id']!) ? fields['id'] : undefined;
  const wrong = isExtreme(fields)
    ? problem(
        'too-extreme',
        `expected numbers of at most 1.8e308 and at most ${DEEPEST} lists and objects in each other`,
      )
    : null;
  return { id, fields, wrong };
}

function decode(line: Uint8Array): string {
  try {
    return utf8.decode(line);
  } catch {
    throw problem('not-utf8', 'expected a line of UTF-8');
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw problem(
      'bad-json',
      `expected a line of JSON, found ${text.length > 40 ? `${text.slice(0, 39)}…` : text}`,
    );
  }
}

/** Nested too deep to be written again, or with a number that is none any more, such as 1e400. */
function isExtreme(json: Json): boolean {
  // Without recursion: what is asked here is whether recursion would be safe.
  let level: Json[] = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    const nested = level.filter((value) => typeof value === 'object' && value !== null);
    if (level.some(isInfinite) || (depth === DEEPEST && nested.length > 0)) return true;
    level = nested.flatMap((value) => Object.values(value));
  }
  return false;
}

const isInfinite = (json: Json): boolean => typeof json === 'number' && !Number.isFinite(json);
