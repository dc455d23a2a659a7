import type { Refusal } from '#core/game';
import { refusalOf } from '#core/match';
import { ruleLines } from '../telling.ts';
import { harmless, wrap } from '../terminal/ink.ts';
import { choicesOf, numbered } from './choices.ts';
import { sceneOf, type PlaySession } from './sitting.ts';

/** How many meanings of what was typed are told at most. */
const MOST_MEANINGS = 3;

/** Why something is not possible now: the sentence, the number of the rule, and the rule itself. */
export function whyLines(sitting: PlaySession, typed: string): string[] {
  const { match, say, seat } = sitting;
  if (typed === '') return [say('why.nothing', { why: say('play.command.why'), word: exampleOf(sitting) })];
  const rule = readRule(sitting, typed.toUpperCase());
  if (rule.length > 0) return rule;
  const words = meaningsOf(sitting, typed);
  if (words.length === 0) return [say('why.unknown', { given: harmless(typed) })];
  const refused = words.map((word) => ({ word, refusal: refusalOf(match, seat, word) }));
  const rules = new Set(refused.flatMap(({ refusal }) => refusal?.rule ?? []));
  return [
    ...refused.flatMap(({ word, refusal }) => tell(sitting, word, refusal)),
    ...[...rules].flatMap((id) => readRule(sitting, id)),
  ];
}

const exampleOf = (sitting: PlaySession): string => choicesOf(sitting)[0]?.notation ?? '';

const readRule = ({ match, say, console }: PlaySession, id: string): string[] =>
  ruleLines(match, id, say, console.ink, console.width);

/** The words that what was typed may mean: the number of a choice, a word, or a few words. */
function meaningsOf(sitting: PlaySession, typed: string): string[] {
  const { match, board } = sitting;
  const chosen = numbered(choicesOf(sitting))[Number(typed) - 1]?.notation ?? null;
  if (chosen !== null) return [chosen];
  const [literal, ...guesses] = board.guesses(sceneOf(sitting), typed);
  const isWord = (word: string): boolean => match.game.parse(word) !== null;
  // What is a word already means nothing else.
  if (literal !== undefined && isWord(literal)) return [literal];
  return [...new Set(guesses)].filter(isWord).slice(0, MOST_MEANINGS);
}

function tell(sitting: PlaySession, word: string, refusal: Refusal | null): string[] {
  const { say, console } = sitting;
  if (refusal === null) {
    const number = numbered(choicesOf(sitting)).findIndex((choice) => choice.notation === word) + 1;
    return [number === 0 ? say('why.legalTyped', { word }) : say('why.legal', { word, number })];
  }
  const reason = `${sceneOf(sitting).speaker.say(refusal)} [${refusal.rule}]`;
  return wrap(say('why.refused', { word, reason }), console.width, '  ');
}
