import type { GameEntry } from '#core/entry';
import * as catalogue from '../catalogue.ts';
import type { BotEntry } from '../entry.ts';
import type { Language, WordTree } from '#core/words';
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

/** What reasons and hints of a game are made of: to be told together with the words of the game. */
export async function loadReviewWords(id: string, language: Language): Promise<WordTree> {
  const words = Object.hasOwn(OWN, id) ? OWN[id].reviewWords : undefined;
  return words === undefined ? {} : (await words[language]()).words;
}
