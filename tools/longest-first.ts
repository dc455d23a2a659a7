import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest by far, because it runs whole programs or waits: begun last, it would be waited for alone. */
const LONGEST = ['new-game', 'load', 'cluster', 'siege', 'leaks', 'arena'].map(
  (name) => `/${name}.slow.test.ts`,
);

function rank({ moduleId }: Pick<TestSpecification, 'moduleId'>): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  if (place !== -1) return place;
  return /\.(?:slow|promises)\.test\.ts$/u.test(moduleId) ? LONGEST.length : LONGEST.length + 1;
}

/** The slow files first, the slowest of them before all: the many short ones then fill both cores to the end. */
export const longestFirst = <Spec extends Pick<TestSpecification, 'moduleId'>>(
  specs: readonly Spec[],
): Spec[] => specs.toSorted((one, other) => rank(one) - rank(other));

export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(specs));
  }
}
