import { RIVAL, SEAT } from '#bots/murano/reply';
import { handCount } from '#bots/murano/hands';
import type { MuranoPuzzle } from '#bots/murano/puzzle';
import { entryAt } from '#core/list';
import type { Kind } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import type { State, View } from '#games/murano/rules/state';
import { Degree } from '../../../puzzles/degree.tsx';
import type { PuzzleTelling } from '../../../puzzles/panel.tsx';
import type { PuzzleRun } from '../../../puzzles/run.ts';
import { p } from '../../../puzzles/texts.ts';
import type { SeatNames } from '../../../room/names.ts';
import { tell } from '../../../words/index.ts';
import { CardFace } from '../pieces/pieces.tsx';
import { creationName } from '../telling.ts';
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

interface TellingInput {
  readonly puzzle: MuranoPuzzle;
  readonly run: PuzzleRun;
  readonly names: SeatNames;
  readonly rating: number;
}

/** What is asked of a puzzle, and what was proven of it. */
export function claimOf(puzzle: MuranoPuzzle): {
  readonly claim: string;
  readonly which: string;
  readonly proven: string;
} {
  const { goal, state } = puzzle;
  const actions = murano.legalActions(state, SEAT).length;
  if (goal === 'most') {
    const { best } = puzzle;
    return { claim: q('claim', { best }), which: q('which'), proven: q('proven', { best, actions }) };
  }
  const [count, hands] = [entryAt(state.hands, RIVAL).length, handCount(murano.view(state, SEAT))];
  return {
    claim: q(`round.${goal}`),
    which: q('round.which', { count }),
    proven: q(`round.proven.${goal}`, { hands, actions }),
  };
}

/** A puzzle of Murano in words. */
export function tellingOf({ puzzle, run, names, rating }: TellingInput): PuzzleTelling {
  const { difficulty, state, solution, theme } = puzzle;
  const reachedBy = (seat: number): number => (run.sight.value.view as View).money[seat] ?? 0;
  return {
    game: murano,
    names,
    facts: [
      [p('difficulty'), <Degree key="degree" of={difficulty} />],
      puzzle.goal === 'most'
        ? [q('possible'), q('liras', { count: puzzle.best })]
        : [q('round.hands'), handCount(murano.view(state, SEAT))],
      [q('actions'), murano.legalActions(state, SEAT).length],
      [p('rating'), rating],
    ],
    proven: claimOf(puzzle).proven,
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
    refutation() {
      if (puzzle.goal === 'most') {
        const score = reachedBy(SEAT);
        const note = q('missing', { count: puzzle.best - score });
        return { title: q('atMost', { score }), label: '', pieces: [], note };
      }
      return isOver(run) ? refutingHand(run, names) : NOT_OVER();
    },
    ending() {
      if (puzzle.goal === 'most') return q('ends', { score: reachedBy(SEAT) });
      return isOver(run)
        ? q('round.ends', { own: reachedBy(SEAT), rival: reachedBy(RIVAL), name: names.nameOf(RIVAL) })
        : q('round.goesOn');
    },
  };
}

type Refutation = ReturnType<PuzzleTelling['refutation']>;

const isOver = (run: PuzzleRun): boolean => murano.outcome(run.sight.value.view) !== null;

/** Who does not finish in this turn leaves the end to the rival. */
const NOT_OVER = (): Refutation => ({ title: q('round.notOver'), label: '', pieces: [], note: '' });

/** The hand with which the rival catches up. */
function refutingHand(run: PuzzleRun, names: SeatNames): Refutation {
  const hand = entryAt((run.shown.value!.line.world as State).hands, RIVAL);
  const name = names.nameOf(RIVAL);
  return {
    title: q('round.ifHolds', { name }),
    label: q('round.handOf', { name, cards: hand.map(creationName).join(', ') }),
    pieces: hand.map((card) => <CardFace key={card} card={card} />),
    note: q('round.cannotKnow'),
  };
}
