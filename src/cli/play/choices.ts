import { toldApart } from '#core/told-apart';
import type { Choosing } from '../boards/board.ts';
import { flow, padEnd, widthOf } from '../terminal/ink.ts';
import { isPausing, sceneOf, type PlaySession, toAct } from './sitting.ts';

/** A legal action, or the end of the turn. */
export interface Choice extends Choosing {
  readonly notation: string | null;
  readonly reveals: boolean;
}

/** What the person can do now, choices with the same heading together; those that have a number come first. */
export function choicesOf(sitting: PlaySession): Choice[] {
  const { match, board, seat, say } = sitting;
  if (isPausing(sitting)) {
    return [{ notation: null, heading: '', label: say('play.endTurn'), reveals: false }];
  }
  if (!toAct(sitting).includes(seat)) return [];
  const { game } = match;
  const scene = sceneOf(sitting);
  const choices = game.legalActions(scene.view, seat).map((action: unknown): Choice => ({
    ...board.choice(scene, action),
    notation: game.encode(action),
    reveals: game.reveals(scene.view, seat, action),
  }));
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  const ordered = headings.flatMap((heading) =>
    toldApart(choices.filter((choice) => choice.heading === heading)).toSorted(
      (a, b) => (a.order ?? 0) - (b.order ?? 0),
    ),
  );
  return [...numbered(ordered), ...ordered.filter(({ folded }) => folded === true)];
}

/** The choices that are listed; the others can only be typed. */
export const numbered = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ folded }) => folded !== true);

/** The choices with their numbers, a heading and as many as fit in a line. */
export function choiceLines(choices: readonly Choice[], { console, say }: PlaySession): string[] {
  const { ink, width } = console;
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  const margin = Math.max(...headings.map(widthOf)) + 3;
  const lines = headings.flatMap((heading) => {
    const group = choices.filter((choice) => choice.heading === heading);
    const items = numbered(group).map((choice) => item(choice, choices.indexOf(choice) + 1));
    const [first = '', ...rest] = flow([...items, ...more(group)], '   ', width - margin);
    return [
      ` ${ink('bold', padEnd(heading, margin - 1))}${first}`,
      ...rest.map((line) => ' '.repeat(margin) + line),
    ];
  });
  const sealed = choices.some(({ reveals }) => reveals);
  return sealed ? [...lines, ink('dim', ` ${say('play.noUndoHint')}`)] : lines;

  function more(group: readonly Choice[]): string[] {
    const folded = group.filter((choice) => choice.folded === true);
    const word = folded[0]?.notation ?? '';
    return folded.length === 0 ? [] : [ink('dim', say('play.more', { count: folded.length, word }))];
  }

  function item({ label, reveals }: Choice, number: number): string {
    return `${ink('cyan', String(number))} ${label}${reveals ? ` ${say('play.noUndoMark')}` : ''}`;
  }
}
