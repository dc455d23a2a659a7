/** Is it missed more often than not, when asked so often? Asks no longer than until that is known. */
export function isMissed(asked: number, isFound: (seed: number) => boolean): boolean {
  let [found, missed] = [0, 0];
  for (let seed = 1; found * 2 < asked && missed * 2 <= asked && seed <= asked; seed += 1) {
    if (isFound(seed)) found += 1;
    else missed += 1;
  }
  return found * 2 < asked;
}
