/** Is it missed more often than not, when asked so often? Asks no longer than until that is known. */
export function isMissed(seeds: number, isFound: (seed: number) => boolean): boolean {
  let [hits, missed] = [0, 0];
  for (let seed = 1; hits * 2 < seeds && missed * 2 <= seeds && seed <= seeds; seed += 1) {
    if (isFound(seed)) hits += 1;
    else missed += 1;
  }
  return hits * 2 < seeds;
}
