import { expect, test, vi } from 'vitest';
import type { Player } from '#table/table';

// What the settings ask the device for while they are read.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { called, tellingApart } = await import('./people-names.tsx');
const { nameOf } = await import('../bots/personas.ts');
const { asFile, playersIn } = await import('../device/match-link.ts');
vi.unstubAllGlobals();

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: '2' };

test('people around one screen are called by their names, and are so from a file, too', () => {
  const named = called([PERSON, PERSON, BOT], 1, '  Ada Über-Lang mit vielen, vielen Namen ');
  expect(nameOf('muster', named, 1)).toBe('Ada Über-Lang mit vielen');
  expect(playersIn(asFile('', named), 3)).toEqual(named);
  expect(called(named, 1, '  ')).toEqual([PERSON, PERSON, BOT]);
});

test('whoever is alone with bots keeps no name for the others', () => {
  const named = called([PERSON, PERSON], 0, 'Ada');
  expect(tellingApart(named)).toBe(named);
  expect(tellingApart([{ kind: 'person', name: 'Ada' }, BOT])).toEqual([PERSON, BOT]);
});
