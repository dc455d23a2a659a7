// Pictures of the table after the others have moved, with the log closed: somebody who has never seen the match is to
// say from each what every rival did. What they did stands apart, in the folder `truth`.
// `npm run strangers -- --out FOLDER --game NAME --positions 20 --size 1440x900`
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { testBrowser } from '../e2e/browser.ts';
import { buildAndServe } from '../e2e/served.ts';
import type { AnyGame } from '#core/game';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { speaker } from '#core/words';
import { GAMES } from '#games/index';
import { logFor } from '#table/log';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist/strangers' },
    game: { type: 'string' },
    positions: { type: 'string', default: '20' },
    size: { type: 'string', default: '1440x900' },
    /** How pictures are kept: png, or jpg where they have to travel. */
    as: { type: 'string', default: 'png' },
    /** An application that is served already. */
    at: { type: 'string' },
  },
});

/** What a room would tell in words: whoever looks at the pictures is to see the table. */
const CLOSED = '.chronicle, .log { visibility: hidden !important }';

/** The beginnings of turns of the first seat to which the others have led, from every recorded match. */
function positionsOf(game: AnyGame): readonly Match[] {
  const folder = join('src/games', game.id, 'matches');
  return globSync('*.match', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const stages = stagesOf(loadMatch(readFileSync(join(folder, file), 'utf8'), () => game));
      return stages.filter(
        (stage) =>
          stage.header.seats > 1 &&
          outcomeOf(stage) === null &&
          stage.last !== null &&
          stage.last.move.seat !== 0 &&
          game.toAct(stage.state).join() === '0' &&
          stagesOf(stage).some(({ last }) => last?.move.seat === 0),
      );
    });
}

/** So many of them, evenly. */
const some = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );

/** What happened since the first seat acted, line by line. */
function truthOf(match: Match): string {
  const log = logFor(0)(match);
  const { say } = speaker('en', match.game.texts.en.words, (seat) => `seat ${seat}`);
  return log
    .slice(log.findLastIndex(({ seat }) => seat === 0) + 1)
    .map(({ message }) => `  ${say(message)}`)
    .join('\n');
}

async function picture(browser: Browser, address: string, match: Match, path: string): Promise<void> {
  const [width = 1440, height = 900] = (values.size ?? '').split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, baseURL: address, locale: 'en-GB' });
  await page.addInitScript(() => {
    localStorage.setItem('tavola.settings', JSON.stringify({ motion: 'off', botPace: 'calm' }));
  });
  await page.goto('/matches');
  const players = ['person', ...Array.from({ length: match.header.seats - 1 }, (_, at) => `bot-${at + 1}`)];
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${saveMatch(match)}# players ${players.join(' ')}\n`),
  });
  await page.locator('.room[data-mine="true"]').waitFor();
  await page.addStyleTag({ content: CLOSED });
  await page.screenshot({ path });
  await page.close();
}

const { address, stop } =
  values.at === undefined ? await buildAndServe() : { address: values.at, stop: () => undefined };
const browser = await chromium.launch(await testBrowser());
mkdirSync(join(values.out, 'truth'), { recursive: true });
try {
  for (const game of GAMES.filter(({ id }) => values.game === undefined || values.game === id)) {
    const folder = join(values.out, game.id);
    mkdirSync(folder, { recursive: true });
    const truths: string[] = [];
    for (const [index, match] of some(positionsOf(game), Number(values.positions)).entries()) {
      const name = String(index + 1).padStart(2, '0');
      await picture(browser, address, match, join(folder, `${name}.${values.as}`));
      truths.push(`${name} (you are seat 0)\n${truthOf(match)}`);
    }
    writeFileSync(join(values.out, 'truth', `${game.id}.txt`), `${truths.join('\n\n')}\n`);
    console.log(`${truths.length} positions of ${game.id} in ${folder}`);
  }
} finally {
  await browser.close();
  stop();
}
