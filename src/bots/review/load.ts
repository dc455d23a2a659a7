import type { GameEntry } from '#core/entry';
import * as catalogue from '../catalogue.ts';
import type { BotEntry } from '../entry.ts';
import type { AnyEvaluator } from './evaluator.ts';

const OWN: Readonly<Record<string, BotEntry>> = catalogue;

/** Who judges the matches of a game; those of rules that the bots were not taught are judged by play at random. */
export async function loadEvaluator(
  { id, load, earlier }: Pick<GameEntry, 'id' | 'load' | 'earlier'>,
  version: number | null,
): Promise<AnyEvaluator> {
  const older = version === null ? undefined : earlier?.[version];
  const own = older === undefined && Object.hasOwn(OWN, id) ? OWN[id].review : undefined;
  if (own !== undefined) return (await own()).evaluator;
  const [game, { genericEvaluator }] = await Promise.all([(older ?? load)(), import('./generic.ts')]);
  return genericEvaluator(game);
}
