import { type ComponentType, h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { quickRandom } from '#core/random';
import { defaultOptions } from '#core/options';
import { fingerprintOf } from '#core/pack';
import { standIn } from '#core/testing/stand-in';
import { murano } from '#games/murano/index';
import { randomPackText } from '#games/murano/testing/packs';
import type { OptionsTold } from '../online/lobby/agreement.tsx';
import type { PackNote } from '../online/lobby/pack-note.tsx';
import type { TableInfo } from '#table/table-info';
import { usePage } from '../testing/page.ts';
import type { PackField } from './pack-field.tsx';

const page = usePage();
const [club, other] = [randomPackText(quickRandom(1)), randomPackText(quickRandom(2))];
const offer = (game: string, name: string, text: string): object => ({
  game,
  name,
  text,
  edition: '',
  by: '',
  fingerprint: fingerprintOf(text),
});
const asked: string[] = [];

let parts: {
  PackField: ComponentType<Parameters<typeof PackField>[0]>;
  OptionsTold: ComponentType<Parameters<typeof OptionsTold>[0]>;
  PackNote: ComponentType<Parameters<typeof PackNote>[0]>;
};
beforeAll(async () => {
  await page.room('murano');
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const packs = [offer('murano', 'Club box', club), offer('muster', 'Deck', '2-2-1-1-1-10-2')];
    return Promise.resolve(Response.json({ packs }));
  });
  await (await import('../words/index.ts')).loadWords('en');
  parts = {
    ...(await import('./pack-field.tsx')),
    ...(await import('../online/lobby/agreement.tsx')),
    ...(await import('../online/lobby/pack-note.tsx')),
  };
});

const offers = (): string[] => page.all('option').map((each) => each.textContent);

test('the boxes of the server can be chosen beside the present one, and those of other games cannot', async () => {
  page.show(h(parts.PackField, { game: murano, value: '', change: () => undefined }));
  await page.rest();
  expect(asked, 'before anybody comes near').toEqual([]);
  page.all('select')[0].fire('focusin');
  await page.until(() => page.all('option').length === 2);
  expect(asked).toEqual(['/api/packs']);
  expect(offers()[1]).toBe(`Club box (${fingerprintOf(club)})`);
  // One that came with the match, and that nobody here knows.
  page.show(h(parts.PackField, { game: murano, value: other, change: () => undefined }));
  await page.rest();
  expect(offers()[2]).toContain(`(${fingerprintOf(other)})`);
});

test('a table is told by the name of its box, and by what tells it from all others', async () => {
  const options = { ...defaultOptions(murano.options), pack: club };
  page.show(h(parts.OptionsTold, { game: murano, options }));
  await page.until(() => page.text().includes('Club box'));
  expect(page.text()).toContain(`Club box (${fingerprintOf(club)})`);
  page.show(h(parts.OptionsTold, { game: murano, options: { ...options, pack: other } }));
  await page.rest();
  expect(page.text()).toContain(`(${fingerprintOf(other)})`);
});

test('a table in the lobby tells its box before anybody sits down, and nothing where it is the usual one', async () => {
  const table = (pack: object): TableInfo => standIn<TableInfo>({ game: 'murano', options: pack });
  page.show(h(parts.PackNote, { table: table({ pack: club }) }));
  await page.until(() => page.text().includes('Club box'));
  expect(page.text()).toBe(`· with the pack Club box (${fingerprintOf(club)})`);
  for (const usual of [{}, { pack: '' }]) {
    page.show(h(parts.PackNote, { table: table(usual) }));
    await page.rest();
    expect(page.text()).toBe('');
  }
});
