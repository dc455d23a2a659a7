import type { AnyGame, Message, Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { type Language, type Speaker, speaker, wordAt, type WordTree } from './words.ts';

/** A value of a position in words. */
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Pieces whose faces the reader may not see. */
  | { readonly kind: 'hidden'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly FieldValue[] }
  | { readonly kind: 'fields'; readonly fields: readonly PositionField[] };

export interface PositionField {
  /** As in the JSON of the position. */
  readonly field: string;
  readonly name: string;
  readonly value: FieldValue;
}

/** A position in words: what lies before everybody, and what belongs to each seat. */
export interface PositionText {
  readonly common: readonly PositionField[];
  readonly seats: readonly (readonly PositionField[])[];
}

const WORDS = {
  en: { hidden: '{count} hidden', yes: 'yes', no: 'no', none: 'none', nobody: 'nobody' },
  // Cards, tiles or tokens: of whatever gender.
  fr: { hidden: '{count} face cachée', yes: 'oui', no: 'non', none: 'rien', nobody: 'personne' },
  de: { hidden: '{count} verdeckt', yes: 'ja', no: 'nein', none: 'nichts', nobody: 'niemand' },
} as const satisfies Record<Language, WordTree>;

/** The options are told where a match is begun; in a position they would be in the way. */
const UNTOLD = new Set(['options']);

/**
 * A view as a reader may know it, field by field, with the names that the game gives: for the plain board of the
 * terminal and the plain room of the page.
 */
export function positionText(
  game: AnyGame,
  view: unknown,
  language: Language,
  words: WordTree,
  nameOf: (seat: Seat) => string,
): PositionText {
  const tell = teller(game, speaker(language, words, nameOf), language, words, nameOf);
  const position = game.json.position(view) as JsonObject;
  const fields = Object.entries(position).filter(([field]) => !UNTOLD.has(field));
  const isBySeat = (field: string): boolean => game.names?.bySeat.includes(field) ?? false;
  const seats = Array.from({ length: game.seatsIn(view) }, (_, seat) =>
    fields
      .filter(([field]) => isBySeat(field))
      .map(([field, value]) => tell(field, (value as readonly Json[])[seat] ?? null)),
  );
  return {
    common: fields.filter(([field]) => !isBySeat(field)).map(([field, value]) => tell(field, value)),
    seats,
  };
}

function teller(
  game: AnyGame,
  { say }: Speaker,
  language: Language,
  words: WordTree,
  nameOf: (seat: Seat) => string,
): (field: string, value: Json) => PositionField {
  const own = speaker(language, WORDS[language], nameOf);
  const text = (message: Message): FieldValue => ({ kind: 'text', text: own.say(message) });
  const hidden = (count: number): FieldValue => ({
    kind: 'hidden',
    text: own.say({ key: 'hidden', with: { count } }),
  });
  const single = (field: string, value: string | number): FieldValue => {
    if (typeof value === 'number' && game.names?.seats.includes(field) === true) {
      return { kind: 'text', text: nameOf(value) };
    }
    const piece = game.names?.piece(value, field) ?? null;
    return { kind: 'text', text: piece === null ? String(value) : say(piece) };
  };
  const list = (field: string, values: readonly Json[]): FieldValue => {
    const items: FieldValue[] = [];
    for (let at = 0; at < values.length; at += 1) {
      const first = at;
      while (values[at] === null && values[at + 1] === null) at += 1;
      items.push(values[at] === null ? hidden(at - first + 1) : fieldValue(field, values[at]));
    }
    if (items.length > 0) return { kind: 'list', items };
    return text({ key: game.names?.seats.includes(field) === true ? 'nobody' : 'none' });
  };
  const fieldValue = (field: string, value: Json): FieldValue => {
    if (value === null || value === '') return text({ key: 'none' });
    if (typeof value === 'boolean') return text({ key: value ? 'yes' : 'no' });
    if (typeof value === 'string' || typeof value === 'number') return single(field, value);
    if (Array.isArray(value)) return list(field, value);
    const fields = Object.entries(value).map(([inner, each]) => tell(inner, each));
    return { kind: 'fields', fields };
  };
  const tell = (field: string, value: Json): PositionField => ({
    field,
    name: wordAt(words, `field.${field}`) === undefined ? spelledOut(field) : say({ key: `field.${field}` }),
    value: fieldValue(field, value),
  });
  return tell;
}

/** `castlePiles` → “Castle piles”: of a game that gives no names. */
function spelledOut(field: string): string {
  const spaced = field.replaceAll(/(?<=[a-z0-9])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A value in one line: lists with commas, lists of lists with strokes between. */
export function inLine(value: FieldValue): string {
  if (value.kind === 'fields') {
    return value.fields.map(({ name, value: inner }) => `${name}: ${inLine(inner)}`).join('; ');
  }
  if (value.kind !== 'list') return value.text;
  const nested = value.items.some(({ kind }) => kind === 'list' || kind === 'fields');
  return value.items.map(inLine).join(nested ? ' | ' : ', ');
}
