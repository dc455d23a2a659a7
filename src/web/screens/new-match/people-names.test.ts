import { expect, test, vi } from 'vitest';
import type { Player } from '#table/table';
import { coloured, colourOf } from '../../device/colours.ts';

// What the settings ask the device for while they are read.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { called, tellingApart } = await import('./people-names.tsx');
const { nameOf } = await import('../../bots/personas.ts');
const { asFile, playersIn } = await import('../../device/match-link.ts');
vi.unstubAllGlobals();

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '2' };

test('people around one screen are called by their names, and are so from a file, too', () => {
  const named = called([PERSON, PERSON, BOT], 1, '  Ada Über-Lang mit vielen, vielen Namen ');
  expect(nameOf('muster', named, 1)).toBe('Ada Über-Lang mit vielen');
  expect(playersIn(asFile('', named), 3)).toEqual(named);
  expect(called(named, 1, '  ')).toEqual([PERSON, PERSON, BOT]);
});

test('a file keeps the colours with the names, and none that is not there is shown', () => {
  const chosen = coloured([{ kind: 'person', name: 'Ada Ümlaut' }, PERSON, BOT], 1, 'red');
  expect(playersIn(asFile('', chosen), 3)).toEqual(chosen);
  expect(called(chosen, 1, 'Bo')[1]).toEqual({ kind: 'person', name: 'Bo', colour: 'red' });
  const other = playersIn('# players person==mauve person=\n', 2) ?? [];
  expect(other).toEqual([
    { kind: 'person', colour: 'mauve' },
    { kind: 'person', name: '' },
  ]);
  // A colour that nobody has here is somebody's who has not chosen.
  expect(colourOf(other, 0)).toBe('green');
});

test('a file keeps the portraits with the names, also of whoever has neither name nor colour', () => {
  const chosen: readonly Player[] = [
    { kind: 'person', name: 'Ada', colour: 'red', portrait: 'bun' },
    { kind: 'person', portrait: 'cap' },
    BOT,
  ];
  expect(asFile('', chosen)).toBe('# players person=Ada=red=bun person===cap bot-2\n');
  expect(playersIn(asFile('', chosen), 3)).toEqual(chosen);
  expect(called(chosen, 1, 'Bo')[1]).toEqual({ kind: 'person', name: 'Bo', portrait: 'cap' });
  expect(called(chosen, 2, 'Bo')).toBe(chosen);
});

test('whoever is alone with bots keeps no name for the others', () => {
  const named = called([PERSON, PERSON], 0, 'Ada');
  expect(tellingApart(named)).toBe(named);
  expect(tellingApart([{ kind: 'person', name: 'Ada' }, BOT])).toEqual([PERSON, BOT]);
});
