import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json';
import { type Match, newMatch, playNotation, stagesOf } from '#core/match';
import { quickRandom } from '#core/random';
import { LANGUAGES, speaker, type Language } from '#core/words';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { OwedKind } from '#games/murano/rules/owed';
import { parseShards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { table } from '#games/murano/testing/table';
import { sayIn } from '../../language.ts';
import { type Ink, inkFor, widthOf } from '../../terminal/ink.ts';
import { outcomeLines } from '../../telling.ts';
import { questionOf, type Scene } from '../../boards/board.ts';
import { muranoBoard } from './board.ts';

const plain: Ink = (_style, text) => text;
const LONG = [
  'Ada Countess Lovelac',
  'Wolfeschlegelsteinha',
  'Maximiliane Freifrau',
  'Jean-Jacques Rousseau',
];

interface Setting {
  readonly seat?: number;
  readonly language?: Language;
  readonly ink?: Ink;
  readonly width?: number;
  readonly names?: readonly string[];
}

function scene(view: View, setting: Setting = {}): Scene<View> {
  const { seat = 0, language = 'en', ink = plain, width = 100, names = ['Ada', 'Bob', 'Cy', 'Di'] } = setting;
  const nameOf = (each: number): string => names[each] ?? '';
  const words = speaker(language, murano.texts[language].words, nameOf);
  return { game: murano, view, seat, nameOf, speaker: words, say: sayIn(language), ink, width };
}

/** Spaces that do not break read as any space. */
const breakable = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const draw = (view: View, setting: Setting = {}): string =>
  breakable(muranoBoard.draw(scene(view, setting)).join('\n'));

/** The legal choices as they are listed: `Buy for 2 L: north-east B`. */
function listed(view: View, setting: Setting = {}): string[] {
  const { seat = 0 } = setting;
  return murano.legalActions(view, seat).flatMap((action) => {
    const { heading, label, folded } = muranoBoard.choice(scene(view, setting), action);
    return folded === true ? [] : [breakable(`${heading}: ${label}`)];
  });
}
const question = (view: View, setting: Setting = {}): string => breakable(questionOf(scene(view, setting)));

/** A bit of everything: full and empty markets, creations made and set aside, a first creation that can be made. */
const busy = table({
  seats: 3,
  at: 'taken',
  ring: 4,
  selector: 7,
  round: 4,
  lastMade: 3,
  first: 1,
  turn: 0,
  hands: ['C17 C13 C22', 'C01', 'C02'],
  completed: ['C11 C18', '', 'C19'],
  aside: ['', 'C05', ''],
  benches: ['BGGRT', 'YYY', 'BGYRTTBB'],
  markets: { NE: 'BGT', SE: '', SW: 'Y', NW: 'RR' },
  money: [3, 12, 0],
}).state;

test('the board shows everything a player may know', () => {
  expect(draw(murano.view(busy, 0))).toBe(
    `
 Round 4 (Bob begins) · Turn of Ada · [Collect] ▸ Negotiate ▸ Create

  north-west    ╭───────┬───────┰───────┬───────╮    north-east  ► Ada                         3 L
     [R R ·]  ╭─┤ G     │   T   ┃   Y   │     R ├─╮  [B G T]       B G G R T · · ·     empty = 3 L
        → BG ─┤ │     b │   y   ┃   b   │ r     │ ├─ full          3 cards Ψ ★♦
    1 L → GY  │ ├───────┼───────┸───────┼───────┤ │  1 L → BR
    2 L → YR  ╰─┤ B   g │B blue        5│ g   T ├─╯  2 L → BY      Bob                        12 L
                │       │G green       6│       │                  Y Y Y · · · · ·     empty = 5 L
                ┝━━━━━━━┥Y yellow      5┝━━━━━━━┥                  4 cards (♦)
                │       │R red         6│       │
  south-west  ╭─┤ T   r │T transparent 2│ y   B ├─╮  south-east    Cy                          0 L
     [Y · ·]  │ ├───────◣───────┰───────┼───────┤ │  [· · ·]       B B B G Y R T T     empty = 0 L
        → GR ─┤ │    [y]│   r   ┃   b   │ g     │ ├─ → BY          4 cards ♦♞
    1 L → BR  ╰─┤[R]    │   G   ┃   T   │     Y ├─╯  1 L → GY
    2 L → BG    ╰───────┴───────┸───────┴───────╯    2 L → GR
 Ring outside, circle inside (small letters), warehouse in the middle; [ ] selector. → what an
 exchange brings now, or once the ring is turned for 1 L or 2 L. (★) a creation set aside. ~ changes
 an action, + extra action.

 ★ Art        + Present   At any time in your turn: take a red or a green shard from the warehouse.
 ♦ Jewellery  + Gift      At any time in your turn: take a yellow or a blue shard from the
                          warehouse.
 Ψ Tableware  ~ Free      Negotiate: declare it, then buy at once. This Buy costs nothing.
 ♞ Animals    ~ Merchant  Negotiate: declare it, then sell at once. This Sell pays 4 L instead of
                          1 L.

 Hand of Ada: the first creation is the one to make
  1 Rosebud Brooch        GGGR  ★ Art ♦ Jewellery      pays 7 L now, with GGRT
  2 Peacock               BBGY  ♞ Animals              lacks BY, has 1 T
  3 Tortoise Bonbonnière  GGRR  Ψ Tableware ♞ Animals  shards are there`.slice(1),
  );
});

test('[L76] an advantage shows the icon of the box that is played with', () => {
  const pack = murano.packs!.read({ ...murano.packs!.write(''), advantages: { 2: 'modifies' } });
  const view = murano.view({ ...busy, options: { ...busy.options, pack } }, 0);
  expect(draw(view)).toContain('+ Present');
  expect(draw(view)).toContain('~ Gift');
});

test('on 80 columns the players stand below the ring', () => {
  const lines = draw(murano.view(busy, 2), { seat: 2, width: 80 }).split('\n');
  expect(lines.slice(19, 25)).toEqual([
    '   Cy                          0 L    ► Ada                         3 L',
    '   B B B G Y R T T     empty = 0 L      B G G R T · · ·     empty = 3 L',
    '   4 cards ♦♞                           3 cards Ψ ★♦',
    '   Bob                        12 L',
    '   Y Y Y · · · · ·     empty = 5 L',
    '   4 cards (♦)',
  ]);
});

test('choices are told in a few words, under headings that tell the rest', () => {
  expect(question(busy)).toBe('Exchange, buy or sell.');
  expect(listed(busy)).toEqual([
    'Exchange south-east: BY for: B',
    'Exchange south-east: BY for: G',
    'Exchange south-east: BY for: R',
    'Exchange south-east: BY for: T',
    'Exchange south-west: GR for: B',
    'Exchange south-west: GR for: G',
    'Exchange south-west: GR for: R',
    'Exchange south-west: GR for: T',
    'Exchange north-west: BG for: B',
    'Exchange north-west: BG for: G',
    'Exchange north-west: BG for: R',
    'Exchange north-west: BG for: T',
    'Buy for 2 L: north-east BGT',
    'Buy for 2 L: south-west Y',
    'Buy for 2 L: north-west RR',
    'Sell for 1 L: T',
    'Sell for 1 L: R',
    'Sell for 1 L: G',
    'Sell for 1 L: B',
    'Any time: turn the ring one notch, 1 L',
    'First creation, 1 L: behind Peacock',
    'First creation, 1 L: behind Tortoise Bonbonnière',
    'Advantage: Free (Ψ Vase)',
    'Advantage: Present (★ Sunset Medallion)',
    'Advantage: Gift (♦ Sunset Medallion)',
  ]);
});

test('of many sales, returns, substitutes and payments only the sensible ones are listed', () => {
  const kept = (view: View, kind: string): string[] => {
    const options = murano.legalActions(view, 0).filter((action) => action.kind === kind);
    expect(options.length, kind).toBeGreaterThan(8);
    return options.flatMap((action) =>
      muranoBoard.choice(scene(view), action).folded === true ? [] : [murano.encode(action)],
    );
  };
  const many = table({ at: 'taken', hands: ['C13'], benches: ['BBGYYRRT'] });
  expect(kept(many.state, 'sell')).toEqual(['sell-T', 'sell-R', 'sell-Y', 'sell-YRR', 'sell-G', 'sell-B']);
  const nine = { kind: 'return', seats: [0], count: 3 };
  const over = table({ at: 'exchanged', hands: ['C13'], benches: ['BBGYYRRRRTT'], owed: [nine] });
  expect(kept(over.state, 'return')).toEqual(['return-RRR', 'return-YRR']);
  const short = { kind: 'substitute', seats: [0], count: 2 };
  const lacking = table({ at: 'taken', owed: [short] });
  expect(kept(lacking.state, 'substitute')).toHaveLength(16);
  const clear = table({ at: 'sold', hands: ['C04'], benches: ['BGYRTTTT'] });
  expect(kept(clear.state, 'create')).toHaveLength(4);
});

test('what is owed is asked for, and listed in its own way', () => {
  const { state } = table({
    seats: 3,
    at: 'taken',
    ring: 4,
    hands: ['C17 C13 C22'],
    benches: ['BT', 'YY', 'GR'],
    markets: { NE: 'B', SW: 'Y' },
  });
  const owing = (kind: OwedKind, count = 0, from = '', seats = [0]): View => ({
    ...state,
    owed: [{ kind, seats, count, from: parseShards(from)! }],
  });
  const spin = owing('spin');
  expect(question(spin)).toBe('Turn the ring to any position.');
  expect(muranoBoard.legend?.(scene(spin))).toContain('Listed are the notches, the pair under the selector');
  expect(listed(spin).slice(0, 2)).toEqual(['Ring: +8: BT | BG YR BY GR', 'Ring: +9: BB | BG YR BY GR']);
  expect(listed(owing('travel'))).toContain('From south-west: Y → north-west');
  expect(listed(owing('swap', 1))).toContain('Swap: leave it at one');
  expect(listed(owing('swap', 2))).toContain('Swap: T → R');
  expect(listed(owing('trade'))).toEqual([
    'With Bob: B → Y',
    'With Bob: T → Y',
    'With Cy: B → G',
    'With Cy: B → R',
    'With Cy: T → G',
    'With Cy: T → R',
  ]);
  expect(listed(owing('claim'))).toContain('From Cy: G');
  expect(listed(owing('give'))).toContain('To Bob: T');
  expect(listed(owing('gain', 0, 'GR'))).toEqual(['Take: G', 'Take: R']);
  expect(question(owing('gain', 0, 'GR'))).toBe(
    'Choose the shard you take. From the warehouse: green and red.',
  );
  expect(listed(owing('order'))[1]).toBe('Next: Peacock');
  expect(listed(owing('receive', 0, 'BT'))[0]).toBe('Take: –');
  const clumsy = owing('discard', 0, '', [0, 1, 2]);
  expect(listed(clumsy)).toEqual(['Discard: B', 'Discard: T']);
  const chosen = murano.preview(clumsy, 0, { kind: 'discard', shard: 0 });
  expect(draw(chosen)).toContain(' Bob and Cy: Choose a shard to lose');
});

test('each moment of a turn has its question', () => {
  const at = (moment: 'start' | 'turned' | 'taken' | 'sold', hand = 'C17'): string =>
    question(table({ at: moment, selector: 3, hands: [hand], benches: ['GGGRB'] }).state);
  expect(at('start')).toBe('Your turn: turn the selector. The next pair is green and yellow.');
  expect(at('turned')).toBe('Take yellow and transparent. The ring may be turned before.');
  expect(at('taken')).toBe('Exchange, buy or sell.');
  expect(at('sold')).toBe('Make Rosebud Brooch, or end your turn. Each empty place earns 1 L.');
  expect(at('sold', 'C13')).toContain('Your turn is done');
  const [takings, deals] = [{ takings: 2 }, { deals: 2 }];
  expect(question(table({ at: 'taken', terms: takings }).state)).toContain(
    'again, or negotiate. The pair may be taken twice',
  );
  expect(question(table({ at: 'sold', benches: ['B'], terms: deals }).state)).toContain(
    'You may negotiate once more',
  );
});

test('a missing shard and an exchange that brings nothing are told beforehand', () => {
  const state = table({ at: 'turned', selector: 3, benches: ['YYYYYYYY', 'YY'] }).state;
  expect(listed(state)[0]).toBe('Collect: take T?');
  const bare = { ...table({ at: 'taken', benches: ['B'], ring: 4 }).state, warehouse: 0 };
  expect(listed(bare)[0]).toBe('Exchange north-east: nothing for: B');
});

test('the Grandmaster’s Challenge shows its Liras and the owl', () => {
  const expert = table({
    options: { expert: true },
    selector: 'noon',
    liras: [1, 2],
    seats: 3,
    owl: 1,
  }).state;
  const text = draw(expert);
  expect(text).toContain('│     b │   y  1 L  b   │ r     │');
  expect(text).toContain('│     y │   r  2 L  b   │ g     │');
  expect(text).toContain('├───────┼───────▲───────┼───────┤');
  expect(text).toContain('  Bob owl ');
  expect(text).toContain(' 3 Liras left on the board.');
  expect(draw({ ...expert, liras: [0, 0] })).toContain('The match ends with this round.');
});

test('alone, the turns and the challenges are counted', () => {
  const alone = table({ seats: 1, round: 3, lastMade: 0, pile: 'red green blue yellow' }).state;
  expect(draw(alone).split('\n')[0]).toBe(' Turn 3 of 7 · [Collect] ▸ Negotiate ▸ Create');
  expect(draw(alone)).toMatch(/ 4 challenge cards left\. The last one: .+\./u);
  expect(draw(table({ seats: 1, round: 7, pile: '' }).state)).toContain('This is the last turn.');
});

test('[M76] the safety end is announced three rounds before', () => {
  const quiet = (round: number): string => draw(table({ round, lastMade: 2 }).state);
  expect(quiet(10)).not.toContain('Without a creation');
  expect(quiet(11)).toContain('Without a creation the match ends after 3 more rounds: 12 in a row are');
  expect(quiet(13)).toContain('after 1 more round:');
  expect(quiet(14)).toContain('The match ends with this round.');
});

test('in a draft the packet is shown, and what is known of the hands that came of it', () => {
  let match = newMatch(murano, { options: { draft: true }, seats: 2, start: { seed: 'draft' } });
  const shown = (seat = 0): string => draw(murano.view(match.state, seat), { seat });
  expect(shown()).toMatch(/ Packet of Ada\n {2}1 .+\n {2}2 /u);
  expect(shown()).not.toContain('the first creation');
  expect(shown().split('\n')[0]).toMatch(/^ Round 1 \(.+ begins\) · Draft: pick 1 of 6$/u);
  expect(shown()).not.toContain('ends with this round');
  match = playNotation(match, 1, 'pick-1');
  expect(shown(1)).not.toContain('Packet');
  expect(shown(1)).toContain(' Ada: Pick a creation');
  match = playNotation(match, 0, 'pick-2');
  expect(shown()).toContain('the first creation');
  for (let round = 1; round < 3; round += 1) {
    match = playNotation(playNotation(match, 0, 'pick-1'), 1, 'pick-1');
  }
  expect(shown()).toContain(' Hand of Bob: place ');
});

const SETTINGS: readonly (readonly [seats: number, options: JsonObject])[] = [
  [1, {}],
  [1, { ring: 'B', advantages: 'chosen', chosen: ['expert', 'magician', 'visionary', 'traveller'] }],
  [2, { draft: true, interactive: 'shuffled', openFirst: true }],
  [2, { expert: true, advantages: 'chosen', chosen: ['repetition', 'topPrice', 'opportunist', 'expert'] }],
  [3, { draft: true, expert: true, interactive: 'random' }],
  [3, { openFirst: true, safety: 6 }],
  [4, { interactive: 'chosen', chosen: ['collector'], circle: 'II' }],
  [4, { draft: true, expert: true, interactive: 'shuffled' }],
];

/** A match of random actions, those that make something preferred. */
function walk(seats: number, options: JsonObject): Match {
  let match = newMatch(murano, { options, seats, start: { seed: 'walk' } });
  const random = quickRandom(seats);
  for (let seat = murano.toAct(match.state)[0]; seat !== undefined;) {
    const legal = murano.legalActions(match.state, seat);
    const eager = legal.filter(({ kind }) => kind === 'create' || kind === 'activate');
    const from = eager.length > 0 && random.below(2) === 0 ? eager : legal;
    match = playNotation(match, seat, murano.encode(from[random.below(from.length)]));
    [seat] = murano.toAct(match.state);
  }
  return match;
}

const colour = inkFor({}, { FORCE_COLOR: '1' });
// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const bare = (text: string): string => text.replaceAll(/\u001B\[\d+m/gu, '');

test.each(SETTINGS)(
  '%i seats, %j: the board is never too wide, and no two choices look the same',
  (seats, options) => {
    for (const [at, { state }] of stagesOf(walk(seats, options)).entries()) {
      if (at % 2 === 1) continue;
      const language = LANGUAGES[at % 3];
      const width = at % 4 === 0 ? 80 : 100;
      const setting = { seat: at % seats, language, width, names: LONG };
      // Now and then everything lies open, as in a replay.
      const view: View = at % 5 === 0 ? state : murano.view(state, setting.seat);
      const lines = muranoBoard.draw(scene(view, setting));
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width);
      expect(bare(draw(view, { ...setting, ink: colour }))).toBe(breakable(lines.join('\n')));
      for (const seat of murano.toAct(state)) {
        const table = scene(murano.view(state, seat), { seat, language, names: LONG });
        const told = murano.legalActions(table.view, seat).map((action: Action) => {
          const { heading, label } = muranoBoard.choice(table, action);
          expect(widthOf(`${heading}   ${label}`), label).toBeLessThanOrEqual(90);
          return `${heading}: ${label}`;
        });
        expect(new Set(told).size, told.join('\n')).toBe(told.length);
        expect(questionOf(table)).not.toContain('question.');
        expect(muranoBoard.legend?.(table)).not.toContain('murano.');
      }
    }
  },
  60_000,
);

test('what somebody types is understood in their language', () => {
  const meant = (typed: string, language: Language = 'en', view: View = busy): string[] => [
    ...muranoBoard.guesses(scene(view, { language }), typed),
  ];
  expect(meant('SELL gb')[0]).toBe('sell-BG');
  expect(meant('exchange-b-se')[0]).toBe('exchange-B-SE');
  expect(meant('activate c18 art')[0]).toBe('activate-C18-art');
  expect(meant('sell blue and green')).toContain('sell-BG');
  expect(meant('exchange red south-east')).toContain('exchange-R-SE');
  expect(meant('red south-east')).toContain('exchange-R-SE');
  expect(meant('buy north-west')).toContain('buy-NW');
  expect(meant('create')).toContain('create-GGRT');
  expect(meant('behind Peacock')).toContain('reorder-2');
  expect(meant('use gift')).toContain('activate-C18-jewellery');
  expect(meant('use sunset medallion')).toEqual(
    expect.arrayContaining(['activate-C18-art', 'activate-C18-jewellery']),
  );
  expect(meant('turn the ring')).toEqual(['turn-the-ring', 'notch']);
  expect(meant('turn the selector')).toContain('selector');
  expect(meant('create', 'en', { ...busy, benches: [0, 0, 0] })).toContain('create-GGGR');
  expect(meant('end')).toContain('end');
  expect(meant('pick fox')).toEqual(['pick-fox']);
  expect(meant('blau und grün verkaufen', 'de')).toContain('sell-BG');
  expect(meant('rot gegen nordwest tauschen', 'de')).toContain('exchange-R-NW');
  expect(meant('vendre bleu', 'fr')).toContain('sell-B');
  expect(meant('acheter nord-est', 'fr')).toContain('buy-NE');
  expect(meant('')).toEqual(['']);
  const trading = table({
    seats: 3,
    at: 'taken',
    benches: ['B', 'Y', ''],
    owed: [{ kind: 'trade', seats: [0] }],
  });
  expect(meant('Bob blue yellow', 'en', trading.state)).toContain('trade-1-B-Y');
});

test('[M64] equal money that fewer creations decide is explained, and nothing else is', () => {
  const over = (given: Parameters<typeof table>[0]): string => {
    const { state } = table({ at: 'sold', first: 1, hands: [null], ...given }).play('end');
    return breakable(outcomeLines(murano.outcome(state)!, scene(state), muranoBoard).join('\n'));
  };
  expect(over({ aside: ['', 'C01'], money: [40, 40] })).toContain(
    '40 L each: then fewer creations win (Ada 6 and Bob 1).',
  );
  const three = { seats: 3, completed: ['', 'C01', 'C02'], money: [9, 9, 9] };
  expect(over(three)).toContain('fewer creations win (Ada 5, Bob 1, and Cy 1).');
  expect(over({ money: [30, 42] })).not.toContain('each');
});
