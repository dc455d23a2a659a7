import { h } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { GAMES, gameOf } from '#games/index';
import { usePage } from '../../testing/page.ts';
import { fieldsFor } from './fields.ts';
import type { Options, OptionValues } from './options.tsx';

const page = usePage();
let parts: { Options: typeof Options };
beforeAll(async () => {
  for (const { id } of GAMES) await page.room(id);
  parts = await import('./options.tsx');
});
beforeEach(() => page.show(null));

/** Shows the sheet with these values; what is chosen there last. */
function sheet(game: AnyGame, values: OptionValues, seats: number): { chosen: OptionValues | null } {
  const state: { chosen: OptionValues | null } = { chosen: null };
  page.show(null);
  page.show(h(parts.Options, { game, values, seats, change: (next) => (state.chosen = next) }));
  return state;
}

const STANDARD = (game: AnyGame): OptionValues => defaultOptions<OptionValues>(game.options);

test.each(GAMES.map(({ id }) => id))(
  'every setting of %s is what its control says, and is changed by it alone',
  (id) => {
    const game = gameOf(id)!;
    const standard = STANDARD(game);
    const seats = game.seats.max;
    const idle = game.options.idle?.(standard, seats) ?? {};
    for (const [name, field] of fieldsFor(game, standard, seats)) {
      if (field.kind === 'list' || field.kind === 'text') continue;
      const state = sheet(game, standard, seats);
      const control = page.one(`#option-${name}`);
      expect(control.disabled, name).toBe(idle[name] !== undefined);
      if (control.disabled) continue;
      if (field.kind === 'switch') {
        expect(control.checked, name).toBe(field.default);
        control.checked = !field.default;
        control.fire('change');
        expect(state.chosen).toEqual({ ...standard, [name]: !field.default });
      } else if (field.kind === 'choice') {
        const other = field.values.find((each) => each !== field.default)!;
        expect(control.value, name).toBe(field.default);
        expect(control.children.map((each) => each.value)).toEqual(field.values);
        control.value = other;
        control.fire('change');
        expect(state.chosen).toEqual({ ...standard, [name]: other });
      } else {
        for (const [typed, taken] of [
          [String(field.min), field.min],
          [String(field.max + 5), field.max],
          [String(field.min - 5), field.min],
          ['nonsense', field.default],
        ] as const) {
          control.value = typed;
          control.fire('change');
          expect(state.chosen).toEqual({ ...standard, [name]: taken });
          expect(control.value).toBe(String(taken));
        }
      }
    }
  },
);

test('of a list as many are chosen as are allowed, each taken out again by its own box', () => {
  const game = gameOf('murano')!;
  const all = (): readonly boolean[] => page.all('.several input').map(({ checked }) => checked);
  const values = { ...STANDARD(game), advantages: 'chosen', chosen: ['gift', 'free', 'magician'] };
  const state = sheet(game, values, 2);
  expect(all().filter(Boolean)).toHaveLength(3);
  expect(page.all('.several input').some(({ disabled }) => disabled)).toBe(false);
  expect(page.all('.several label.on').map(page.name)).toHaveLength(3);
  const fourth = page.all('.several input').find(({ checked }) => !checked)!;
  fourth.fire('change');
  const full = state.chosen!;
  expect(full['chosen']).toHaveLength(4);
  expect(full['chosen']).toEqual(expect.arrayContaining(['gift', 'free', 'magician']));
  const next = sheet(game, full, 2);
  // Whatever is not among four cannot be added, and those can be taken out.
  expect(page.all('.several input').map(({ disabled }) => disabled)).toEqual(all().map((isOn) => !isOn));
  page
    .all('.several input')
    .find(({ checked }) => checked)!
    .fire('change');
  expect(next.chosen?.['chosen']).toHaveLength(3);
});

test('a game is set up by its presets; what is none of them is one’s own', () => {
  const game = gameOf('muster')!;
  const standard = STANDARD(game);
  const [name, preset] = Object.entries<object>(game.options.presets)[0];
  const pressed = (): readonly string[] => page.all('[aria-pressed="true"]').map(page.name);
  const state = sheet(game, standard, 2);
  const [usual] = pressed();
  const names = page.all('[aria-pressed]').map(page.name);
  const beginner = names.find((each) => each !== usual)!;
  page.named(beginner).click();
  expect(state.chosen, name).toEqual({ ...standard, ...preset });
  sheet(game, state.chosen!, 2);
  expect(pressed()).toEqual([beginner]);
  sheet(game, { ...standard, unity: true }, 2);
  expect(pressed()).toHaveLength(1);
  expect(names).not.toContain(pressed()[0]);
});
