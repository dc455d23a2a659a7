import { AS_PRINTED } from '#games/murano/pack/in-play';
import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { MARKETS, PLACES, shownAt } from '#games/murano/rules/board';
import { ADVANTAGE_IDS, CARDS, CATEGORIES, CHALLENGE_IDS, recipeOf } from '#games/murano/rules/cards';
import { RANKS } from '#games/murano/content/challenges';
import { liraSpaces } from '#games/murano/modules/expert';
import { optionSheet } from '#games/murano/options';
import { ALL_SHARDS, countOf, SHARDS, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { lagoonDoor, lagoonThumb } from './door.ts';
import { CARD } from './card.ts';
import * as art from './drawings.ts';
import { boardDrawings, cardDrawings } from './every.ts';
import * as board from './geometry.ts';
import { COLOURS } from '../../../device/colours.ts';
import { shardColour } from './glass.ts';

const numbered = (list: readonly unknown[]): readonly number[] => list.map((_, index) => index);

const MOODS: readonly art.Mood[] = ['calm', 'legal', 'hovered'];
const LIGHTS: readonly art.Light[] = ['finished', 'unfinished'];
const RANK_NAMES: readonly art.Rank[] = RANKS.map(({ rank }) => rank);
const apart = (a: board.BoardPoint, b: board.BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Every drawing that stands for a thing of the content, by its name. */
const drawings = new Map<string, string>([
  ...SHARDS.map((shard) => [`shard ${shard}`, art.shardArt(shard)] as const),
  ...SHARDS.map((shard) => [`shining shard ${shard}`, art.shardArt(shard, true)] as const),
  ...LIGHTS.flatMap((light) =>
    CARDS.map((card) => [`${light} creation ${card}`, art.creationArt(card, light)] as const),
  ),
  ...LIGHTS.flatMap((light) =>
    CARDS.map((card) => [`${light} card ${card}`, art.cardArt(card, light)] as const),
  ),
  ...CATEGORIES.map((category) => [`category ${category}`, art.categoryArt(category)] as const),
  ...numbered(ADVANTAGE_IDS).map((at) => [`advantage ${at}`, art.advantageArt(at)] as const),
  ...numbered(CHALLENGE_IDS).map((at) => [`challenge ${at}`, art.challengeArt(at)] as const),
  ...RANK_NAMES.map((rank) => [`rank ${rank}`, art.rankArt(rank)] as const),
  ...[0, 1, 2, 3].map((seat) => [`murrina ${seat}`, art.murrinaArt(seat)] as const),
  ...(['A', 'B'] as const).map((side) => [`ring ${side}`, art.ringArt(side)] as const),
  ...MARKETS.flatMap((market) =>
    MOODS.map((mood) => [`market ${market} ${mood}`, art.marketArt(market, mood)] as const),
  ),
  ...(['under', 'over'] as const).map((part) => [`selector ${part}`, art.selectorArt(part)] as const),
  ['door', lagoonDoor()],
  ['match in small', lagoonThumb()],
  ['still water', art.watersArt()],
  ['arrow beside the ring', art.turnArrowArt()],
  ['shard that is here', art.badgeArt('here')],
  ['shard to come', art.badgeArt('coming')],
  ['table', art.tableArt()],
  ['circle', art.circleArt()],
  ['glass of the bowl', art.bowlGlassArt()],
  ['owl', art.owlArt()],
  ['first player', art.firstPlayerArt()],
  ['back of a creation', art.cardBack()],
  ['back of a challenge', art.cardBack('challenge')],
  ['empty place', art.emptyPlaceArt()],
  ...['L', '1', '2', '3', '4', '8'].map((sign) => [`coin ${sign}`, art.coinArt(sign)] as const),
]);

test('no two things are drawn alike', () => {
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

test.each([...drawings])('%s is a whole drawing that brings along all it refers to', (_, text) => {
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+"/u);
  expect(text).not.toMatch(/NaN|undefined|Infinity/u);
  const ids = [...text.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size, `ids: ${ids.join(' ')}`).toBe(ids.length);
  for (const [, id] of text.matchAll(/(?:url\(|href=")#([^)"]+)/gu)) expect(ids).toContain(id);
  const open = text.match(/<[a-z][^>]*[^/]>/giu)?.length ?? 0;
  expect(text.match(/<\/[a-z]+>/giu)?.length).toBe(open);
});

test('a drawing is the same every time', () => {
  for (const at of numbered(ADVANTAGE_IDS)) {
    expect(art.advantageArt(at)).toBe(drawings.get(`advantage ${at}`));
  }
});

test('the silhouettes of the five shards differ, in their outline and not in their colour', () => {
  const outlines = SHARDS.map((shard) => art.shardOutline(shard));
  expect(new Set(outlines).size).toBe(SHARDS.length);
  for (const shard of SHARDS) expect(drawings.get(`shard ${shard}`)).toContain(outlines[shard]);
  expect(new Set(SHARDS.map((shard) => shardColour(shard).mid)).size).toBe(SHARDS.length);
});

test('the signs of the four categories differ in their lines', () => {
  expect(new Set(CATEGORIES.map((category) => art.categorySign(category))).size).toBe(CATEGORIES.length);
});

test('a card shows the four shards of its recipe', () => {
  for (const card of CARDS) {
    const used = [...art.cardArt(card).matchAll(/<use href="#s(\w)"[^>]*width="23"/gu)].map(
      ([, tint]) => tint,
    );
    expect(used).toHaveLength(4);
    for (const shard of SHARDS) {
      const count = countOf(recipeOf(AS_PRINTED, card), shard);
      expect(used.filter((tint) => tint === 'BGYRT'[shard])).toHaveLength(count);
    }
  }
});

test('a creation has the colours of its recipe, and clear glass besides', () => {
  for (const card of CARDS) {
    const text = art.creationArt(card);
    const colours = SHARDS.filter((shard) =>
      Object.values(shardColour(shard)).some((colour) => shard !== TRANSPARENT && text.includes(colour)),
    );
    expect(colours, `creation ${card}`).toEqual(
      SHARDS.filter((shard) => countOf(recipeOf(AS_PRINTED, card), shard) > 0),
    );
  }
});

test('the board has twelve places, and three of them before each market', () => {
  const angles = Array.from({ length: PLACES }, (_, place) => board.angleOf(place));
  expect(new Set(angles).size).toBe(PLACES);
  for (const market of MARKETS) {
    const { x, y } = board.marketSpot(market);
    const mouth = board.mouthSpot(market);
    for (const place of board.facedBy(market)) {
      const spot = board.ringSpot(place);
      expect(Math.sign(spot.x - 500), `side of place ${place}`).toBe(Math.sign(x - 500));
      expect(Math.sign(spot.y - 500), `side of place ${place}`).toBe(Math.sign(y - 500));
      const end = board.channelPath(place).split(' ').slice(-2).map(Number);
      expect(apart({ x: end[0], y: end[1] }, mouth)).toBeLessThan(8);
      const start = board.channelSpot(place);
      expect(board.channelPath(place)).toMatch(new RegExp(`^M${start.x.toFixed(1).replace('.0', '')} `, 'u'));
      expect(board.segmentPath(place)).toMatch(/^M[^Z]+Z$/u);
    }
    for (const socket of board.socketSpots(market)) {
      const { socket: r } = board.BOARD.market;
      for (const edge of [socket.x - r, socket.y - r, 1000 - socket.x - r, 1000 - socket.y - r]) {
        expect(edge).toBeGreaterThan(0);
      }
    }
  }
});

test('a notch brings the shard of the next place to a place, as in the rules', () => {
  const options = defaultOptions(optionSheet);
  for (const position of [0, 1, 5, 11]) {
    for (let place = 0; place < PLACES; place += 1) {
      const turned = (board.angleOf((place + position) % PLACES) + board.ringAngle(position) + 720) % 360;
      expect(turned).toBe(board.angleOf(place));
    }
    expect(shownAt({ options, ring: position }, 0)).toBe(shownAt({ options, ring: 0 }, position));
  }
});

test('channels are drawn dotted where a transparent shard stays', () => {
  expect(art.channelsArt(0, [0, 4, 3]).match(/stroke-dasharray/gu)).toHaveLength(1);
  expect(art.channelsArt(0, [0, 1, 3])).not.toContain('stroke-dasharray');
});

test('the bowl has a spot inside it for every shard there is', () => {
  expect(board.HEAP).toHaveLength(sizeOf(ALL_SHARDS));
  for (const shard of SHARDS) {
    const firsts = board.HEAP.filter((spot) => spot.shard === shard).map((spot) => spot.from);
    expect(firsts.toSorted((a, b) => a - b)).toEqual(numbered(firsts));
    expect(firsts).toHaveLength(countOf(ALL_SHARDS, shard));
  }
  for (const spot of board.HEAP) expect(apart(spot, { x: 500, y: 500 })).toBeLessThan(board.BOARD.bowl - 20);
});

test('the Liras of an expert match lie between two places of the circle', () => {
  for (const space of liraSpaces(AS_PRINTED, 2)) {
    const spot = board.liraSpot(space);
    const [before, after] = [board.circleSpot(space), board.circleSpot((space + 1) % PLACES)];
    expect(apart(spot, before)).toBeCloseTo(apart(spot, after));
  }
});

test('the place for the name of a card lies within it', () => {
  const { name, width, height } = CARD;
  expect(name.x + name.width).toBeLessThan(width);
  expect(name.y + name.height).toBeLessThan(height);
});

test('what the room asks for is what is drawn', () => {
  const every = { ...boardDrawings(), ...cardDrawings() };
  for (const card of CARDS) expect(every[`cardArt ${card}`]).toBe(art.cardArt(card));
  expect(every['cardBack']).toBe(art.cardBack());
  expect(every['marketArt 3 hovered']).toBe(art.marketArt(3, 'hovered'));
  expect(new Set(Object.values(every)).size).toBe(Object.keys(every).length);
});

test('there is a murrina for everybody’s colour', () => {
  const all = boardDrawings();
  for (const look of COLOURS.keys()) expect(all[`murrinaArt ${look}`]).toContain('<svg');
});
