import { expect, test } from 'vitest';
import { stagesOf } from '#core/match';
import { LANGUAGES, speaker, type Language } from '#core/words';
import { gameOf } from '#games/index';
import type { Action } from '#games/muster/action';
import type { State, View } from '#games/muster/state';
import { sayIn } from '../../language.ts';
import { type Ink, inkFor, widthOf } from '../../terminal/ink.ts';
import { musterPosition, randomMatch } from '../../testing/match.ts';
import type { Scene } from '../../boards/board.ts';
import { musterBoard } from './board.ts';

const muster = gameOf('muster')!;
const plain: Ink = (_style, text) => text;

function scene(
  view: View,
  { seat = 0, language = 'en', ink = plain }: { seat?: number; language?: Language; ink?: Ink } = {},
): Scene<View> {
  const nameOf = (each: number): string => ['Ada', 'Bot'][each];
  const words = speaker(language, muster.texts[language].words, nameOf);
  return { game: muster, view, seat, nameOf, speaker: words, say: sayIn(language), ink, width: 80 };
}

const draw = (view: View, more = {}): string =>
  musterBoard.draw(scene(view, more)).join('\n').replaceAll('\u00A0', ' ');

const position = (): State => musterPosition().state;

test('the board shows everything a player may know', () => {
  const view: View = muster.view(position(), 0);
  expect(draw(view)).toBe(
    `
 Bot · 3 castles · strength 20
 Hand   ?   ?   ?   ?   ♣ Leaf 4

                 1 ∫                           5 ∫∫∫∫∫
  4 ≈≈≈≈         1 ∫            6 ★ wizard     2 ♣♣           1 ▲
    4            ► 2 held       ► 6 held       ► 7 held         1
 ┌─────────────┐┌─────────────┐┌─────────────┐╔═════════════╗┌─────────────┐
 │ ≈ Water     ││ ∫ Feather   ││ ∞ Cloud     │║ ♣ Leaf      ║│ ▲ Flame     │
 │ 5 ≈≈≈≈≈     ││ 4 ∫∫∫∫   ×2 ││             │║≈∫∞♣▲ wild ×2║│ ★ rainbow ×3│
 └─────────────┘└─────────────┘└─────────────┘╚═════════════╝└─────────────┘
  ► 11 held        0              3              2              1
  1 ≈                           1 ∞            2 ▲▲           1 ▲
  1 ∩ bridge (2)                2 ∞∞
  3 ≈≈≈
  6 ★ wizard

 Ada · 1 castle · strength 17
 Hand   ≈ Water 1   ∫ Feather 2   ∞ Cloud 3   ★ rainbow card   ★ rainbow castle

 Pile 14 cards ██████████████░░░░░░░░░░░░░░░░░░░░░░░`.slice(1),
  );
});

test('the other seat sits on the other side', () => {
  const lines = draw(muster.view(position(), 1), { seat: 1 }).split('\n');
  expect(lines[0]).toContain('Ada');
  expect(lines.findLast((line) => line.includes('strength'))).toContain('Bot');
});

test('a castle held by its banners alone is explained', () => {
  const tied = position();
  tied.columns = tied.columns
    .with(4, [20])
    .with(9, [20])
    .with(0, [])
    .with(5, [])
    .with(2, [10, 10])
    .with(7, [11]);
  expect(draw(tied)).toContain(' Cloud: equal strength; Ada has more banners, 2 to 1.');
});

test('many quiet turns are told', () => {
  expect(draw({ ...position(), quiet: 11 })).toContain(' No card has left the pile for 11 of 40 turns.');
  expect(draw({ ...position(), quiet: 10 })).not.toContain('No card has left');
});

test('no line is wider than 80 columns, in any language, and colours change no letter', () => {
  const colour = inkFor({}, { FORCE_COLOR: '1' });
  for (const seed of ['a', 'bb', 'ccc']) {
    for (const { state } of stagesOf(randomMatch(muster, seed))) {
      for (const language of LANGUAGES) {
        const seen: View = muster.view(state, 0);
        const lines = musterBoard.draw(scene(seen, { language }));
        for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      }
      const coloured = draw(state, { ink: colour });
      // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
      expect(coloured.replaceAll(/\u001B\[\d+m/gu, '')).toBe(draw(state));
    }
  }
});

test('no two choices look the same', () => {
  for (const seed of ['a', 'bb', 'ccc', 'dddd']) {
    for (const { state } of stagesOf(randomMatch(muster, seed, Infinity, { overRainbow: true }))) {
      for (const seat of muster.toAct(state)) {
        const table = scene(muster.view(state, seat), { seat });
        const choices = muster.legalActions(table.view, seat).map((action: Action) => {
          const { heading, label } = musterBoard.choice(table, action);
          return `${heading}: ${label}`;
        });
        expect(new Set(choices).size, choices.join('\n')).toBe(choices.length);
      }
    }
  }
});

test('what somebody types is understood in their language', () => {
  const at = scene(muster.view(position(), 0));
  const meant = (typed: string, language: Language = 'en'): string[] =>
    [...musterBoard.guesses({ ...at, ...scene(at.view, { language }) }, typed)].slice(1);
  expect(meant('leaf 3 water')).toEqual(['banner-leaf3-water', 'lay-leaf3-water']);
  expect(meant('Play Leaf 3')).toEqual(['banner-leaf3-leaf']);
  expect(meant('lay leaf3')).toEqual(['lay-leaf3-leaf']);
  expect(meant('lay rainbow castle on cloud')).toEqual(['lay-castle-cloud']);
  expect(meant('rainbow leaf')).toEqual(['banner-rainbow-leaf', 'lay-rainbow-leaf']);
  expect(meant('wizard cloud')).toEqual(['wizard-cloud']);
  expect(meant('water cloud')).toEqual(['move-water-cloud']);
  expect(meant('cloud')).toEqual(['wizard-cloud', 'draw-cloud']);
  expect(meant('draw pile')).toEqual(['draw-pile']);
  expect(meant('pile')).toEqual(['draw-pile']);
  expect(meant('place leaf')).toEqual(['place-leaf']);
  expect(meant('bridge water 5')).toEqual(['bridge-water-water5']);
  expect(meant('swap cloud 3')).toEqual(['swap-1-cloud-0-cloud3', 'swap-0-cloud-0-cloud3']);
  expect(meant('Blatt 3 auf Wasser legen', 'de')).toEqual(['lay-leaf3-water']);
  expect(meant('poser feuille 3', 'fr')).toEqual(['lay-leaf3-leaf']);
  expect(meant('')).toEqual([]);
});
