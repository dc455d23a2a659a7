import { problem } from './problem.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** What a value is, in the words of an error message. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** Only what is not there at all takes its default: null is a value like any other. */
export const orElse = (json: Json | undefined, otherwise: Json): Json =>
  json === undefined ? otherwise : json;

export function parseJson(text: string, what: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw problem('bad-json', `${what}: expected JSON, found ${kindOf(text)}`);
  }
}

/** Reads an object that has no fields but these. */
export function readObject(json: Json | undefined, what: string, fields: readonly string[]): JsonObject {
  if (!isObject(json)) {
    throw problem(
      'wrong-type',
      `${what}: expected an object with ${fields.join(', ') || 'no fields'}, found ${kindOf(json)}`,
    );
  }
  const unknown = Object.keys(json).find((key) => !fields.includes(key));
  if (unknown !== undefined) {
    throw problem(
      'unknown-field',
      `${what}: unknown field ${kindOf(unknown)}; expected ${fields.join(', ') || 'no fields'}`,
    );
  }
  return json;
}

export function readList<T>(
  json: Json | undefined,
  what: string,
  item: (json: Json, what: string) => T,
  length?: number,
): readonly T[] {
  if (!Array.isArray(json) || (length !== undefined && json.length !== length)) {
    throw problem(
      'wrong-type',
      `${what}: expected a list${length === undefined ? '' : ` of ${length}`}, found ${kindOf(json)}`,
    );
  }
  return json.map((entry: Json, index) => item(entry, `${what}[${index}]`));
}

export function readNumber(json: Json | undefined, what: string, min: number, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max) {
    throw problem(
      'wrong-type',
      `${what}: expected a whole number from ${min} to ${max}, found ${kindOf(json)}`,
    );
  }
  return json;
}

export function readOneOf<T extends string>(json: Json | undefined, what: string, values: readonly T[]): T {
  const member = values.find((value) => value === json);
  if (member === undefined) {
    throw problem('wrong-type', `${what}: expected one of ${values.join(', ')}, found ${kindOf(json)}`);
  }
  return member;
}

export function readText(json: Json | undefined, what: string): string {
  if (typeof json !== 'string') throw problem('wrong-type', `${what}: expected text, found ${kindOf(json)}`);
  return json;
}
