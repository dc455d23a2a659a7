import { budgetOf } from '#bots/level';
import { loadBots } from '#bots/load';
import { entryAt } from '#core/list';
import { quickRandom } from '#core/random';
import { ENTRIES } from '#games/catalogue';
import type { ThinkRequest, Thought } from './bots/bot-worker-client.ts';
import type { PowerNotice } from './bots/power.ts';
import type { SideRequest } from './worker-errands.ts';

/** Bots think here, so that the page never waits for them; others of its kind look back at matches, hint and prove puzzles. */
addEventListener('message', async ({ data }: MessageEvent<ThinkRequest | SideRequest | PowerNotice>) => {
  if ('power' in data) hasPower = data.power;
  else if ('level' in data) await think(data);
  else await (await import('./worker-errands.ts')).run(data);
});

/** Is there power to spare, so that the strongest may think while somebody else does? */
let hasPower = false;

async function think({
  id,
  game: of,
  version,
  view,
  seat,
  level: wanted,
  spent,
  pause,
}: ThinkRequest): Promise<void> {
  const entry = ENTRIES.find((each) => each.id === of);
  // A page asks for the games of the same catalogue.
  if (entry === undefined) throw new Error(`no bots for ${of}`);
  const { game, levels } = await loadBots(entry, version, Number(wanted));
  const level = levels.find(({ number }) => String(number) === wanted) ?? entryAt(levels, 0);
  if (view === null) return;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const random = quickRandom(seed);
  const ahead = hasPower && level.number > 4 ? await import('./bots/thinking-ahead.ts') : null;
  const budget = budgetOf(ahead?.sooner(level) ?? level, () => performance.now(), spent, pause);
  const word = ahead?.foreseen(view) ?? game.encode(level.bot.choose(view, seat, budget, random));
  postMessage({ id, word } satisfies Thought);
  void ahead?.thinkAhead(game, level, view, seat, word, random);
}
