import { flow, padEnd, widthOf } from '../terminal/ink.ts';
import { isPausing, sceneOf, type Sitting, toAct } from './sitting.ts';

/** One of the numbered choices: a legal word, or the end of the turn. */
export interface Choice {
  readonly word: string | null;
  readonly heading: string;
  readonly label: string;
  readonly reveals: boolean;
}

/** What the person can do now, choices with the same heading together. */
export function choicesOf(sitting: Sitting): Choice[] {
  const { match, board, seat, say } = sitting;
  if (isPausing(sitting)) return [{ word: null, heading: '', label: say('play.endTurn'), reveals: false }];
  if (!toAct(sitting).includes(seat)) return [];
  const { game } = match;
  const scene = sceneOf(sitting);
  const choices = game.legalActions(scene.view, seat).map((action: unknown) => ({
    ...board.choice(scene, action),
    word: game.encode(action),
    reveals: game.reveals(scene.view, seat, action),
  }));
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  return headings.flatMap((heading) => choices.filter((choice) => choice.heading === heading));
}

/** The choices with their numbers, a heading and as many as fit in a line. */
export function choiceLines(choices: readonly Choice[], { console, say }: Sitting): string[] {
  const { ink, width } = console;
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  const margin = Math.max(...headings.map(widthOf)) + 3;
  const lines = headings.flatMap((heading) => {
    const items = choices.flatMap((choice, at) => (choice.heading === heading ? [item(choice, at + 1)] : []));
    const [first = '', ...rest] = flow(items, '   ', width - margin);
    return [
      ` ${ink('bold', padEnd(heading, margin - 1))}${first}`,
      ...rest.map((line) => ' '.repeat(margin) + line),
    ];
  });
  const sealed = choices.some(({ reveals }) => reveals);
  return sealed ? [...lines, ink('dim', ` ${say('play.noUndoHint')}`)] : lines;

  function item({ label, reveals }: Choice, number: number): string {
    return `${ink('cyan', String(number))} ${label}${reveals ? ` ${say('play.noUndoMark')}` : ''}`;
  }
}
