import type { MuranoPuzzle } from '#bots/murano/puzzle';
import type { Kind } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { View } from '#games/murano/rules/state';
import { Degree } from '../../../puzzles/degree.tsx';
import type { PuzzleTelling } from '../../../puzzles/panel.tsx';
import type { PuzzleRun } from '../../../puzzles/run.ts';
import { p } from '../../../puzzles/texts.ts';
import type { SeatNames } from '../../../room/names.ts';
import { tell } from '../../../words/index.ts';
import { type PuzzleKey, q } from './texts.ts';

/** Which rule lets each kind of action be done; what an advantage asks afterwards belongs to advantages. */
const RULE_OF: Readonly<Partial<Record<Kind, string>>> = {
  selector: 'L13',
  take: 'L14',
  exchange: 'L18',
  buy: 'L21',
  sell: 'L22',
  skip: 'M19',
  create: 'L23',
  end: 'L12',
  notch: 'L28',
  reorder: 'L27',
  return: 'L16',
  substitute: 'L15',
};
const ADVANTAGES = 'L29';

const SEAT = 0;

interface TellingInput {
  readonly puzzle: MuranoPuzzle;
  readonly run: PuzzleRun;
  readonly names: SeatNames;
  readonly rating: number;
}

/** A puzzle of Murano in words. */
export function tellingOf({ puzzle, run, names, rating }: TellingInput): PuzzleTelling {
  const { best, difficulty, state, solution, theme } = puzzle;
  const actions = murano.legalActions(state, SEAT).length;
  const reached = (): number => (run.sight.value.view as View).money[SEAT] ?? 0;
  return {
    game: murano,
    names,
    facts: [
      [p('difficulty'), <Degree key="degree" of={difficulty} />],
      [q('possible'), q('liras', { count: best })],
      [q('actions'), actions],
      [p('rating'), rating],
    ],
    proven: q('proven', { best, actions }),
    hints: [
      q('about', { theme: q(`theme.${theme}`) }),
      q(`kind.${murano.parse(solution)!.kind}` as PuzzleKey),
    ],
    ruleOf: (notation) => RULE_OF[murano.parse(notation)!.kind] ?? ADVANTAGES,
    triedText(notation) {
      const action = murano.parse(notation)!;
      const view = murano.view(state, SEAT);
      const after = murano.preview(view, SEAT, action);
      return tell(murano, murano.describe(view, after, SEAT, action), names.tellOf);
    },
    refutation: () => ({
      title: q('atMost', { score: reached() }),
      label: '',
      pieces: [],
      note: q('missing', { count: best - reached() }),
    }),
    ending: () => q('ends', { score: reached() }),
  };
}
