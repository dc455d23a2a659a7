import * as v from 'valibot';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { Result } from '#table/table-info';
import type { SeatedPerson, Sitter, TableState } from './state.ts';
import { endedFor, playedResult } from './endings.ts';

const person = (resigned = false): SeatedPerson => standIn({ kind: 'person', resigned });

test('whoever gave up is placed last, though the bot that played on has the most points', () => {
  const seats = [true, false, true, false].map(person);
  const outcome = { scores: [9, 7, 5, 7], ranking: [[0], [1, 3], [2]], reason: { key: 'end' } };
  expect(playedResult(standIn<TableState>({ seats }), outcome)).toEqual({
    ending: 'played',
    outcome,
    ranking: [
      [1, 3],
      [0, 2],
    ],
  });
});

test('what decided a tie stays out of the wire: pages from before refuse what they do not know', () => {
  const state = standIn<TableState>({ seats: [person(), person()] });
  const outcome = {
    scores: [1, 1],
    ranking: [[1], [0]],
    reason: { key: 'outcome.pile' },
    tie: { key: 'outcome.tie', with: { seats: '#0=1 #1=5' } },
  };
  expect(v.parse(Result, playedResult(state, outcome)).outcome).toEqual({
    scores: [1, 1],
    ranking: [[1], [0]],
    reason: { key: 'outcome.pile' },
  });
});

test('whoever gives up ends the match where nobody is left to play on, and where only bots are', () => {
  const bot: Sitter = { kind: 'bot', level: '1' };
  const ended = (...seats: readonly Sitter[]): readonly (readonly number[])[] | null =>
    endedFor(standIn<TableState>({ seats }), 'resigned')?.ranking ?? null;
  // Two people are left: a bot plays on for the third.
  expect(ended(person(), person(true), person())).toBeNull();
  expect(ended(person(), person(true), bot)).toBeNull();
  expect(ended(person(), person(true))).toEqual([[0], [1]]);
  expect(ended(bot, person(true), bot)).toEqual([[0, 2], [1]]);
  expect(ended(person(true), bot, person(true))).toEqual([[1], [0, 2]]);
  expect(ended(person(true), person(true))).toEqual([[0, 1]]);
  expect(endedFor(standIn<TableState>({ seats: [bot, person(true)] }), 'time')?.ending).toBe('time');
});
