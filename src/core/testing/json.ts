import { isObject, type Json, type JsonObject, kindOf, readList, readText } from '#core/json';

/** What a test knows to be an object; where it is none, the test was wrong about it and fails here. */
export function objectIn(json: Json | undefined): JsonObject {
  if (!isObject(json)) throw new TypeError(`expected an object, found ${kindOf(json)}`);
  return json;
}

export const listIn = (json: Json | undefined): readonly Json[] =>
  readList(json, 'the list', (entry) => entry);

export const textsIn = (json: Json | undefined): readonly string[] => readList(json, 'the texts', readText);

/** Fields that take the place of others; undefined: the field is left out. */
export type FieldChange = Readonly<Record<string, Json | undefined>>;

export const withChange = (whole: JsonObject, change: FieldChange): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...whole, ...change }).filter(
      (field): field is [string, Json] => field[1] !== undefined,
    ),
  );
