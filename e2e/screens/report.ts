import type { Sighting } from './looking.ts';

const grouped = <T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly T[])[] => [
  ...Map.groupBy(things, keyOf).values(),
];

const unique = (words: readonly string[]): string => [...new Set(words)].join(' ');

/** On which screens: every size once, with the languages, text sizes and themes in which it is so. */
function screensOf(seen: readonly Sighting[]): string {
  const sizes = grouped(seen, ({ size, textSize }) => `${size} ${textSize}`).map((there) => {
    const [{ size, textSize }] = there;
    const languages = unique(there.map(({ language }) => language));
    const themes = unique(there.map(({ theme }) => theme));
    const numbers = unique(
      there
        .map(({ measured }) => measured)
        .filter(Boolean)
        .slice(0, 1),
    );
    const large = textSize === 100 ? '' : ` text ${textSize} %`;
    return `${size}${large} (${[languages, themes, numbers].filter(Boolean).join('; ')})`;
  });
  return sizes.join(', ');
}

/** A sentence for each trouble: where, what, what is wrong with it, and on which screens. */
export function sentences(seen: readonly Sighting[]): readonly string[] {
  return grouped(seen, ({ scenario, thing, what }) => [scenario.of, thing, what].join('|')).map((same) => {
    const [{ scenario, thing, says, what }] = same;
    const moments = unique(same.map(({ scenario: { name } }) => `“${name}”`));
    const named = says === '' ? thing : `${thing} “${says}”`;
    return `${scenario.of}: ${named} ${what}: in ${moments}: ${screensOf(same)}`;
  });
}
