/** Below the last card of a column, so that no row of emblems is covered. */
export function anchor(spot: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top } = spot.getBoundingClientRect();
  const cards = spot.matches('.own > .ground')
    ? [...(spot.parentElement?.querySelectorAll('.card') ?? [])]
    : [];
  const bottom = cards.at(-1)?.getBoundingClientRect().bottom;
  if (spot.matches('.ground')) return { left, right, top, bottom: bottom ?? top + 30 };
  return spot.getBoundingClientRect();
}
