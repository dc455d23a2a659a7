import { randomFromText } from '#core/random';
import { LANGUAGES } from '#core/words';
import { ADVICE } from './advice.ts';
import { COMPANY } from './company.ts';
import { HOUSE } from './house.ts';
import type { Look } from './looking.ts';
import { MURANO } from './murano.ts';
import { MUSTER } from './muster.ts';
import type { Scenario } from './scenario.ts';
import { DEVICES, type Size, TEXT_SIZES, THEMES } from './sizes.ts';

export const SCENARIOS: readonly Scenario[] = [...HOUSE, ...COMPANY, ...MUSTER, ...MURANO, ...ADVICE];

/** What is asked for of everything; what is not said is not limited. */
export interface Limits {
  readonly scenarios?: readonly Scenario[];
  readonly sizes?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly textSizes?: readonly string[] | undefined;
  readonly themes?: readonly string[] | undefined;
}

const within = <T extends string | number>(all: readonly T[], some: readonly string[] | undefined): T[] =>
  all.filter((each) => some === undefined || some.includes(`${each}`));

/** Each moment on each device; how it is shown there follows from the limits. */
export const looksAt = ({ scenarios = SCENARIOS, ...some }: Limits): readonly Look[] =>
  DEVICES.flatMap((device) => {
    const sizes = within<Size>(device.sizes, some.sizes);
    if (sizes.length === 0) return [];
    const languages = within(LANGUAGES, some.languages);
    const textSizes = within(TEXT_SIZES, some.textSizes);
    const themes = within(THEMES, some.themes);
    return scenarios.map((scenario) => ({ scenario, device, languages, textSizes, sizes, themes }));
  });

/** So many moments, each on one screen that nobody chose. */
export function sampleOf(looks: readonly Look[], count: number, seed: string): readonly Look[] {
  const random = randomFromText(seed);
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)];
  return Array.from({ length: count }, () => {
    const { scenario, device, languages, textSizes, sizes, themes } = one(looks);
    return {
      scenario,
      device,
      languages: [one(languages)],
      textSizes: [one(textSizes)],
      sizes: [one(sizes)],
      themes: [one(themes)],
    };
  });
}
