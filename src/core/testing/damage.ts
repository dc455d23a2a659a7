import { isObject, type Json } from '#core/json';
import { isProblem } from '#core/problem';

/** A text with one value replaced by one that cannot stand there. */
interface Damaged {
  /** The last name on the way to the value: what a message about it has to say. */
  readonly name: string;
  readonly path: string;
  readonly value: Json;
  readonly json: Json;
}

/** Nothing that is known, nothing of the right kind, nothing of a sensible size. */
const NONSENSE: readonly Json[] = [null, 'nonsense', 1e9, -7, 0.5, true, {}, [[]]];

const kind = (json: Json): string => (Array.isArray(json) ? 'list' : json === null ? 'null' : typeof json);

/**
 * Every value of an object, lists and objects included, replaced by null, by values of every other kind and by numbers out
 * of range, but for what is exempt.
 */
function* damaged(
  whole: Json,
  exempt: (path: string, value: Json) => boolean = () => false,
): Iterable<Damaged> {
  yield* within(whole, '', '', (json) => json);

  function* within(json: Json, name: string, path: string, back: (json: Json) => Json): Iterable<Damaged> {
    if (path !== '') {
      for (const value of NONSENSE) {
        const same = kind(value) === kind(json) && typeof value !== 'number';
        if (!same && !exempt(path, value)) yield { name, path, value, json: back(value) };
      }
    }
    if (Array.isArray(json)) {
      const list: readonly Json[] = json;
      for (const [index, entry] of list.entries()) {
        yield* within(entry, name, `${path}[${index}]`, (other) => back(list.with(index, other)));
      }
    } else if (isObject(json)) {
      for (const [key, entry] of Object.entries(json)) {
        yield* within(entry, key, `${path}.${key}`, (other) => back({ ...json, [key]: other }));
      }
    }
  }
}

/** What of the damaged is not refused by a Problem that names the field. */
export function unnamed(
  read: (json: Json) => unknown,
  whole: Json,
  exempt?: (path: string, value: Json) => boolean,
): string[] {
  const faults: string[] = [];
  for (const { name, path, value, json } of damaged(whole, exempt)) {
    try {
      read(json);
      faults.push(`${path} = ${JSON.stringify(value)}: accepted`);
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      if (!thrown.message.includes(name)) {
        faults.push(`${path} = ${JSON.stringify(value)}: ${thrown.message}`);
      }
    }
  }
  return faults;
}
