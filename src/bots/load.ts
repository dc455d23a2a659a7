import type { GameEntry } from '#core/entry';
import * as catalogue from './catalogue.ts';
import type { BotEntry, Bots } from './entry.ts';

const OWN: Readonly<Record<string, BotEntry>> = catalogue;

/**
 * The rules of a match and who plays by them, and nothing else: for a page, to which each file takes a journey. The bots
 * were taught the newest rules; by all others the generic search plays.
 */
export async function loadBots(
  { id, load, earlier }: Pick<GameEntry, 'id' | 'load' | 'earlier'>,
  version: number | null,
  level: number,
): Promise<Bots> {
  const older = version === null ? undefined : earlier?.[version];
  if (older === undefined && Object.hasOwn(OWN, id)) return OWN[id].load(level);
  const [game, { genericLevels }] = await Promise.all([(older ?? load)(), import('./generic.ts')]);
  return { game, levels: genericLevels(game) };
}
