import * as catalogue from './catalogue.ts';
import type { BotEntry } from './entry.ts';
import type { Observation } from './observation.ts';

const read = async ([id, { observation }]: [string, BotEntry]): Promise<[string, Observation][]> =>
  observation === undefined ? [] : [[id, (await observation()).observation]];
const OBSERVATIONS = new Map((await Promise.all(Object.entries(catalogue).map(read))).flat());

/** The numbers of a game, where somebody has said which these are. */
export const observationOf = ({ id }: { readonly id: string }): Observation | null =>
  OBSERVATIONS.get(id) ?? null;
