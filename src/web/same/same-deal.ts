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
}

const CODE = /^same-([1-5])-([0-9a-f]{12})((?:~[^~]*)*)$/u;
const RESULT = /^([^:~]{0,24}):(\d{1,3}):(\d{1,3})$/u;
const MOST_RESULTS = 30;

/** What stands in the address of a new match, behind `with=`; null: something else does. */
export function readSame(text: string): SameDeal | null {
  const [, level, seed, rest = ''] = CODE.exec(text) ?? [];
  if (level === undefined || seed === undefined) return null;
  const results = rest.split('~').flatMap((each) => {
    const [, name, own, rival] = RESULT.exec(each) ?? [];
    return name === undefined ? [] : [{ name, own: Number(own), rival: Number(rival) }];
  });
  return { level, seed, results: results.slice(0, MOST_RESULTS) };
}

const plain = (name: string): string => name.replaceAll(/[:~]/gu, ' ').slice(0, 24);

export const writeSame = ({ level, seed, results }: SameDeal): string =>
  [`same-${level}-${seed}`, ...results.map(({ name, own, rival }) => `${plain(name)}:${own}:${rival}`)].join(
    '~',
  );

/** The match of a deal has it in its name: it is found again, and nobody plays it twice. */
export const sameId = (game: string, { level, seed }: Pick<SameDeal, 'level' | 'seed'>): string =>
  `same-${game}-${level}-${seed}`;

/** Everybody once, the best first: by how far they were ahead. */
export function compared(results: readonly SameResult[]): readonly SameResult[] {
  const each = new Map(results.map((result) => [`${result.name} ${result.own} ${result.rival}`, result]));
  return [...each.values()].toSorted((a, b) => b.own - b.rival - (a.own - a.rival));
}
