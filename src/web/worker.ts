import { budgetOf } from '#bots/level';
import { quickRandom } from '#core/random';
import { type Bots, EARLIER_BOTS } from './company/earlier.ts';
import type { ThinkRequest, Thought } from './bots/bot-worker-client.ts';

/** The bots of a game come with its first match: nobody waits for those of another one, or for what only strong ones know. */
const BOTS: Readonly<Record<string, (level: string) => Promise<Bots>>> = {
  muster: (level) => (isStrong(level) ? import('./company/strong-muster.ts') : import('./company/muster.ts')),
  murano: (level) => (isStrong(level) ? import('./company/strong-murano.ts') : import('./company/murano.ts')),
};

const isStrong = (level: string): boolean => Number(level) > 2;

/** Bots think here, so that the page never waits for them. */
addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => {
  void think(data);
});

async function think({
  id,
  game: of,
  version,
  view,
  seat,
  level: wanted,
  spent,
}: ThinkRequest): Promise<void> {
  const { game, levels } = await (EARLIER_BOTS[`${of} ${version}`] ?? BOTS[of])(wanted);
  const level = levels.find(({ number }) => String(number) === wanted) ?? levels[0];
  if (view === null) return;
  const random = quickRandom(crypto.getRandomValues(new Uint32Array(1))[0]);
  const budget = budgetOf(level, () => performance.now(), spent);
  const word = game.encode(level.bot.choose(view, seat, budget, random));
  postMessage({ id, word } satisfies Thought);
}
