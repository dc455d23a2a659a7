import type { Outcome } from '#core/game';
import { type Match, stagesOf } from '#core/match';
import { verdict } from '#core/verdict';
import type { AnyBoard, AnyScene } from './boards/board.ts';
import type { Say } from './language.ts';
import { block, type Ink, wrap } from './terminal/ink.ts';

/** What has happened, a line for each action that stands; `see` makes the reader's view of a state. */
export function logLines(match: Match, scene: AnyScene, see: (state: unknown) => unknown): string[] {
  const { game } = match;
  const lines: string[] = [];
  for (const { last, state } of stagesOf(match)) {
    if (last === null) continue;
    const { move, before } = last;
    const message = game.describe(see(before.state), see(state), move.seat, game.parse(move.notation));
    lines.push(scene.speaker.say(message));
  }
  return lines;
}

/** Who has won, by how much, and why the match is over. */
export function outcomeLines(outcome: Outcome, scene: AnyScene, board: AnyBoard): string[] {
  const { say, ink, nameOf, speaker } = scene;
  const scores = outcome.ranking
    .flat()
    .map((seat) =>
      say('outcome.score', { name: nameOf(seat), score: board.score(scene, outcome.scores[seat] ?? 0) }),
    );
  const standing = wrap(`${verdict(outcome, say.language, nameOf)} ${scores.join(', ')}.`, scene.width - 1);
  const messages = [...(outcome.tie === undefined ? [] : [outcome.tie]), outcome.reason];
  const reasons = messages.flatMap((message) => wrap(speaker.say(message), scene.width - 1));
  return [...standing.map((line) => ink('bold', line)), ...reasons];
}

/** A rule of the rulebook in full. */
export function ruleLines(match: Match, id: string, say: Say, ink: Ink, width: number): string[] {
  const texts = match.game.texts[say.language].rules;
  const rule = Object.hasOwn(texts, id) ? texts[id] : undefined;
  if (rule === undefined) return [];
  const reason =
    rule.reason === undefined ? [] : block(say('why.because', { reason: rule.reason }), width, '  ');
  return [ink('bold', `${id} · ${rule.title}`), ...block(rule.text, width, '  '), ...reason];
}
