/** A year of deals, leap day included; then they begin anew. */
export const DAILY_DEALS = 366;

/** The seed of a deal of the day, by its number from 1: the same in every release. */
export const dailySeed = (number: number): string => `tavola daily ${number}`;
