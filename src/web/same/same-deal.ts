import { storageName } from '../address.ts';
import { isObject, readStored, writeStored } from '../device/stored.ts';

/** A deal that several friends play, each against the same bot, on their own devices. */
export interface SameDeal {
  readonly level: string;
  /** Of the deal: whoever has it has the same cards. */
  readonly seed: string;
  /** What those who played before reached; shown when the own match is over. */
  readonly results: readonly SameResult[];
}

export interface SameResult {
  readonly name: string;
  readonly own: number;
  readonly rival: number;
  /** Without points: the match was given up. */
  readonly gaveUp?: true;
}

const CODE = /^same-([1-5])-([0-9a-f]{12})((?:~[^~]*)*)$/u;
const RESULT = /^([^:~]{0,24}):(?:-|(\d{1,3}):(\d{1,3}))$/u;
const MOST_RESULTS = 30;

/** What stands in the address of a new match, behind `with=`; null: something else does. */
export function readSame(text: string): SameDeal | null {
  const [, level, seed, rest = ''] = CODE.exec(text) ?? [];
  if (level === undefined || seed === undefined) return null;
  const results = rest.split('~').flatMap((each) => {
    const [, name, own, rival] = RESULT.exec(each) ?? [];
    if (name === undefined) return [];
    return [own === undefined ? givenUp(name) : { name, own: Number(own), rival: Number(rival) }];
  });
  return { level, seed, results: results.slice(0, MOST_RESULTS) };
}

export const givenUp = (name: string): SameResult => ({ name, own: 0, rival: 0, gaveUp: true });

const plain = (name: string): string => name.replaceAll(/[:~]/gu, ' ').slice(0, 24);

const written = ({ name, own, rival, gaveUp }: SameResult): string =>
  `${plain(name)}:${gaveUp === true ? '-' : `${own}:${rival}`}`;

export const writeSame = ({ level, seed, results }: SameDeal): string =>
  [`same-${level}-${seed}`, ...results.map(written)].join('~');

/** The match of a deal has it in its name: it is found again, and nobody plays it twice. */
export const sameId = (game: string, { level, seed }: Pick<SameDeal, 'level' | 'seed'>): string =>
  `same-${game}-${level}-${seed}`;

/** The address of a deal, as the match of it has it in its name; null: it is another match. */
export function sameAddress(id: string): string | null {
  const [, game, code] = /^same-([a-z]+)-([1-5]-[0-9a-f]{12})$/u.exec(id) ?? [];
  return game === undefined ? null : `/new/${game}?with=same-${code}`;
}

/** Everybody once, the best first: by how far they were ahead; whoever gave up comes last. */
export function compared(results: readonly SameResult[]): readonly SameResult[] {
  const each = new Map(results.map((result) => [written(result), result]));
  const lead = ({ own, rival, gaveUp }: SameResult): number =>
    gaveUp === true ? Number.NEGATIVE_INFINITY : own - rival;
  return [...each.values()].toSorted((a, b) => (lead(a) === lead(b) ? 0 : lead(b) - lead(a)));
}

const PLACE = storageName('tavola.same');
const MOST_KEPT = 40;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string');

/** The deal with what any of its links told this device, which is kept for when the own match is over. */
export function withKept(game: string, deal: SameDeal): SameDeal {
  const id = sameId(game, deal);
  const { [id]: before = '', ...others } = readStored(PLACE, isTexts) ?? {};
  const results = compared([...(readSame(before)?.results ?? []), ...deal.results]).slice(0, MOST_RESULTS);
  const entries = [...Object.entries(others), [id, writeSame({ ...deal, results })] as const].slice(
    -MOST_KEPT,
  );
  // Where nothing is kept, only the link that was opened last is known.
  writeStored(PLACE, Object.fromEntries(entries));
  return { ...deal, results };
}
