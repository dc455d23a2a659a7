import type { Action } from '#games/murano/rules/action';
import type { View } from '#games/murano/rules/state';
import { padEnd, widthOf, wrap } from '../../terminal/ink.ts';
import type { Board, Scene } from '../../boards/board.ts';
import { choice } from './choices.ts';
import { guesses } from './guesses.ts';
import { handLines, packetLines } from './hand.ts';
import { wheelLines } from './markets.ts';
import { advantageLines, noteLines, statusLines } from './notes.ts';
import { inColumns, knownLines, playerBlocks } from './players.ts';
import { legend } from './legend.ts';
import { iconTexts } from './pieces.ts';

/** The ring between its markets, the players beside it, then the advantages and the reader's own hand. */
export const muranoBoard: Board<View, Action> = {
  turnsEndThemselves: false,
  draw(scene) {
    return [
      ...statusLines(scene),
      '',
      ...tableLines(scene),
      ...sections(
        noteLines(scene),
        advantageLines(scene),
        handLines(scene),
        packetLines(scene),
        knownLines(scene),
      ),
    ];
  },
  legend,
  choice,
  guesses,
  score: ({ say }, score) => say('murano.score', { liras: score }),
};

const GAP = '  ';

/** The ring, and the players beside it where there is room, otherwise below it. */
function tableLines(scene: Scene<View>): string[] {
  const wheel = wheelLines(scene);
  const wide = Math.max(...wheel.map(widthOf)) + GAP.length;
  const blocks = playerBlocks(scene);
  const width = Math.max(...blocks.flat().map(widthOf));
  const legend = wrap(`${scene.say('murano.legend')} ${iconTexts(scene).join(', ')}.`, scene.width - 1).map(
    (line) => ` ${scene.ink('dim', line)}`,
  );
  if (wide + width > scene.width) return [...wheel, ...legend, '', ...inColumns(blocks, scene.width)];
  const gap = blocks.length < 4 ? [''] : [];
  const players = blocks.flatMap((block) => [...block, ...gap]);
  const height = Math.max(wheel.length, players.length);
  const beside = Array.from({ length: height }, (_, line) =>
    (padEnd(wheel[line] ?? '', wide) + (players[line] ?? '')).trimEnd(),
  );
  return [...beside, ...legend];
}

/** Whatever there is to say, with an empty line before each. */
const sections = (...parts: readonly (readonly string[])[]): string[] =>
  parts.flatMap((part) => (part.length === 0 ? [] : ['', ...part]));
