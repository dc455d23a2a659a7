import { inLine, type PositionField, positionText } from '#core/position';
import { wrap } from '../terminal/ink.ts';
import type { AnyBoard } from './board.ts';

/** For a game without a board of its own: the position field by field, with the names that the game gives. */
export const plainBoard: AnyBoard = {
  turnsEndThemselves: true,
  draw({ game, view, nameOf, say, ink, width }) {
    const { language } = say;
    const { common, seats } = positionText(game, view, language, game.texts[language].words, nameOf);
    const lines = (fields: readonly PositionField[], margin: string): string[] =>
      fields
        .flatMap(({ name, value }) =>
          wrap(`${ink('bold', name)} ${inLine(value)}`, width - margin.length, '  '),
        )
        .map((line) => margin + line);
    return [
      ...lines(common, ''),
      ...seats.flatMap((fields, seat) =>
        fields.length === 0 ? [] : [ink('underline', nameOf(seat)), ...lines(fields, '  ')],
      ),
    ];
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
