import type { Json } from '#core/json';
import { wrap } from '../terminal/ink.ts';
import type { AnyBoard } from './board.ts';

/** For a game without a board of its own: what a program would be told, field by field. */
export const plainBoard: AnyBoard = {
  turnsEndThemselves: true,
  draw({ game, view, ink, width }) {
    const fields = Object.entries(game.json.position(view) as Readonly<Record<string, Json>>);
    return fields.flatMap(([name, value]) =>
      wrap(`${ink('bold', name)} ${JSON.stringify(value).replaceAll(',', ', ')}`, width, '  '),
    );
  },
  choice({ game, view, seat, speaker }, action) {
    const after: unknown = game.preview(view, seat, action);
    return { heading: '', label: speaker.say(game.describe(view, after, seat, action)) };
  },
  guesses: (_scene, typed) => [
    typed
      .trim()
      .split(/[\s-]+/u)
      .join('-'),
  ],
  score: (_scene, score) => String(score),
};
