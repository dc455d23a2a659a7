import { RULE_OF } from '#bots/muster/action-rules';
import { choicesIn, type MusterPuzzle, SEAT, themeOf } from '#bots/muster/puzzle';
import { entryAt } from '#core/list';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { castlesOf } from '#games/muster/scoring';
import { cardsLeft, rivalOf, type State } from '#games/muster/state';
import { Degree } from '../../../puzzles/degree.tsx';
import type { PuzzleTelling } from '../../../puzzles/panel.tsx';
import type { PuzzleRun } from '../../../puzzles/run.ts';
import { p } from '../../../puzzles/texts.ts';
import type { SeatNames } from '../../../room/names.ts';
import { tell } from '../../../words/index.ts';
import { CardFace } from '../pieces.tsx';
import { cardName, castleName } from '../telling.ts';
import type { MusterPuzzlePosition } from './position.ts';
import { type PuzzleKey, q } from './texts.ts';

const RIVAL = rivalOf(SEAT);
const actionOf = (notation: string): Action => muster.parse(notation)!;

interface TellingInput {
  readonly puzzle: MusterPuzzle;
  readonly position: MusterPuzzlePosition;
  readonly run: PuzzleRun;
  readonly names: SeatNames;
  readonly rating: number;
}

/** A puzzle of Muster in words. */
export function tellingOf({ puzzle, position, run, names, rating }: TellingInput): PuzzleTelling {
  const name = names.nameOf(RIVAL);
  const choices = choicesIn(puzzle);
  return {
    game: muster,
    names,
    facts: [
      [p('theme'), q(`theme.${themeOf(puzzle)}`)],
      [p('difficulty'), <Degree key="degree" of={puzzle.difficulty} />],
      [q('left'), cardsLeft(puzzle.view)],
      [q('actions'), choices],
      [q('hands'), position.hands],
      [p('rating'), rating],
    ],
    proven: q('proven', { actions: choices, hands: position.hands, name }),
    hints: hintsOf(actionOf(puzzle.solution)),
    ruleOf: (notation) => RULE_OF[actionOf(notation).kind],
    triedText(notation) {
      const action = actionOf(notation);
      const after = muster.preview(puzzle.view, SEAT, action);
      return tell(muster, muster.describe(puzzle.view, after, SEAT, action), names.tellOf);
    },
    refutation() {
      const { world, refuting: count = 0 } = run.shown.value!.line;
      const hand = entryAt((world as State).hands, RIVAL);
      return {
        title: q('ifHolds', { name }),
        label: q('handOf', { name, cards: hand.map(cardName).join(', ') }),
        pieces: hand.map((card) => <CardFace key={card} card={card} />),
        note: count === 0 ? q('cannotKnow') : q('refutes', { count, total: position.hands }),
      };
    },
    ending() {
      const { view } = run.sight.value;
      if (muster.outcome(view) === null) return q('late');
      return q('over', { own: castlesOf(view, SEAT), rival: castlesOf(view, RIVAL) });
    },
  };
}

/** First what kind of action it is, then where. */
function hintsOf(action: Action): readonly string[] {
  const castle = 'castle' in action ? action.castle : 'to' in action ? action.to : null;
  const kind = q(`kind.${action.kind}` as PuzzleKey);
  return castle === null ? [kind] : [kind, q('at', { castle: castleName(castle) })];
}
