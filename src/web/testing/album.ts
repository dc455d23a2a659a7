import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentChild } from 'preact';
import { expect, vi } from 'vitest';
import type { Seat } from '#core/game';
import { type Match, stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { LANGUAGES } from '#core/words';
import { gameOf } from '#games/index';
import type { Page } from './page.ts';
import { linesOf } from './picture.ts';
import { sightsOf } from './sights.ts';

/** How far on a match is; every second one at other places. */
const PLACES = [
  [0.15, 0.7],
  [0.4, 1],
];

interface Picture {
  readonly name: string;
  readonly match: Match;
  readonly seat: Seat;
}

/** Some positions of each recorded match, until its end; every second one as whoever is to act sees it. */
function* pictures(game: string): Generator<Picture> {
  const folder = join(import.meta.dirname, '..', '..', 'games', game, 'matches');
  const files = readdirSync(folder).filter((each) => each.endsWith('.match'));
  for (const [turn, file] of files.entries()) {
    const stages = stagesOf(loadMatch(readFileSync(join(folder, file), 'utf8'), gameOf));
    for (const [at, far] of PLACES[turn % PLACES.length].entries()) {
      const place = Math.floor((stages.length - 1) * far);
      const match = stages[place];
      const [actor] = at % 2 === 0 ? match.game.toAct(match.state) : [];
      const seat = actor ?? (turn + at) % match.header.seats;
      yield { name: `${file.replace('.match', '')}-${place}`, match, seat };
    }
  }
}

interface Shown {
  readonly game: string;
  /** The album it belongs to. */
  readonly name: string;
  /** What a seat is shown of a match. */
  show(match: Match, seat: Seat): ComponentChild;
  /** What is there when all of it has come. */
  readonly whole: string;
  /** Phones have no mouse: there things are pressed one after the other, wherever that leads. */
  readonly isPressed?: boolean;
}

/** A room may be drawn otherwise where it is narrow or low. */
const SIZES = [
  [1440, 900],
  [390, 844],
  [1440, 900],
  [844, 390],
] as const;

/** So many things are looked at in each picture, as they lie and after something was touched. */
const LOOKS = 3;

/** A room opens in steps, and some of it comes later: a portrait changes no word. */
async function atRest(page: Page, whole: string): Promise<void> {
  let [last, still] = ['', 0];
  while (still < 2 || page.all(whole).length === 0) {
    await vi.dynamicImportSettled();
    await page.rest();
    const now = linesOf(page.document.body).join('\n');
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

/**
 * What is seen of recorded matches, from every seat and in every language: a digest of each part, as it lies, while the mouse
 * is over something, and when something was touched. Diaries tell words; this holds classes, styles and drawings, too.
 */
export async function keepAlbum(
  page: Page,
  { game, name, show, whole, isPressed = false }: Shown,
): Promise<void> {
  const [{ change }, { loadWords }, { bring }] = await Promise.all([
    import('../settings.ts'),
    import('../words/index.ts'),
    import('../rooms.ts'),
  ]);
  // Sound is offered once on a device: who is asked first would depend on which album comes first.
  page.storage.set('tavola.sound-offered', 'yes');
  const lines: string[] = [];
  const sights = sightsOf(page);
  const look = async (what: string, isAnew = false): Promise<void> => {
    await atRest(page, whole);
    lines.push(what, ...sights.look(isAnew).map((line) => `  ${line}`));
  };
  /** The mouse is over some of the things, others in every picture. */
  const lookAround = async (turn: number): Promise<void> => {
    for (let at = 0; at < LOOKS; at += 1) {
      const all = page.all('button, .line').filter((each) => each.closest('[popover], .choices') === null);
      const thing = all[(turn * 5 + at * 3) % all.length];
      if (thing === undefined) return;
      if (isPressed) {
        thing.click();
        await look(`press “${page.name(thing)}”`);
        continue;
      }
      if (at % 2 === 0) {
        thing.fire('pointerenter', { pointerType: 'mouse' });
        await look(`over “${page.name(thing)}”`);
        thing.fire('pointerleave', { pointerType: 'mouse' });
      } else {
        thing.focus();
        await look(`the focus on “${page.name(thing)}”`);
        thing.blur();
      }
      await page.rest();
    }
  };
  for (const [turn, { name: place, match, seat }] of [...pictures(game)].entries()) {
    const language = LANGUAGES[turn % LANGUAGES.length];
    change({ language });
    await Promise.all([loadWords(language), bring(game)]);
    page.show(null);
    const [width, height] = SIZES[turn % SIZES.length];
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
    page.document.fire('resize');
    page.show(show(match, seat));
    await look(`${place} seat ${seat} (${language}, ${width}×${height})`, true);
    await lookAround(turn);
    const live = page.all('.touch.live');
    if (live.length === 0) continue;
    const first = live[turn % live.length];
    first.click();
    await look(`touched “${page.name(first)}”`);
    await lookAround(turn);
  }
  sights.keep(name);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '..', 'evenings', `album-${name}.txt`),
  );
}
