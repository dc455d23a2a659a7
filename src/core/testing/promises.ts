import { describe, expect, test } from 'vitest';
import { apply, type Seat } from '#core/game';
import { quickRandom } from '#core/random';
import { loadMatch, saveMatch } from '#core/saved';
import type { Kit } from './kit.ts';
import { expectNoDifference, same } from './non-interference.ts';
import { readBy, sayEverySetting, spokenBy } from './spoken.ts';
import {
  asMatch,
  begin,
  checkWalks,
  choicesFrom,
  everySetting,
  follow,
  type WalkStep,
  type Walk,
} from './walk.ts';

const ALL_RUNS = Number(process.env['TAVOLA_GAMES'] ?? 180);

/** The promises that every game keeps with every set of options. */
export function keepsItsPromises(kit: Kit): void {
  const { game, pieces, wellFormed, disguise, always, eager, longest, last = longest } = kit;
  const RUNS = Math.ceil(ALL_RUNS * (kit.share ?? 1));
  const STRIDE = RUNS > 5000 ? 16 : 1; // The costly ones look at one decision in so many of very many matches.
  const settings = everySetting(game, eager);
  const json = (view: unknown): string => JSON.stringify(game.json.position(view));
  const seatsOf = (walk: Walk): Seat[] => Array.from({ length: walk.seats }, (_, seat) => seat);
  const viewersOf = (walk: Walk): (Seat | null)[] => [null, ...seatsOf(walk)];
  /** Each decision is looked at by one viewer, the spectator among them, in turn: all of them see many. */
  const viewerOf = (walk: Walk, at: number): Seat | null => viewersOf(walk)[at % (walk.seats + 1)];
  const words = (view: unknown, seat: Seat): string[] =>
    game.legalActions(view, seat).map((action: unknown) => game.encode(action));
  const everyStep = (
    name: string,
    check: (step: WalkStep, walk: Walk, at: number) => void,
    { runs = RUNS, stride = 1 } = {},
  ): void => {
    test(name, { timeout: 0 }, () => {
      let steps = 0;
      checkWalks(game, settings, runs, longest, (walk) => {
        follow(game, settings, walk, (step) => {
          steps += 1;
          if (steps % stride === 0) check(step, walk, steps / stride);
        });
      });
      expect(steps, 'decisions seen').toBeGreaterThan(runs);
    });
  };
  const expectSpoken = spokenBy(game);
  const expectRead = readBy(game);
  const costly = { stride: STRIDE };

  describe(`the promises of ${kit.name ?? game.id}, over ${RUNS} walks`, () => {
    everyStep('someone can act until the match is over, and nobody else', ({ state, legal }, walk) => {
      same(game.outcome(state), null);
      same(legal.length > 0, true, 'a legal action');
      for (const seat of seatsOf(walk)) same(words(state, seat).length > 0, game.toAct(state).includes(seat));
      always?.(state);
    });

    everyStep('how many sit at the table can be told from any view', ({ state }, walk, at) => {
      same(game.seatsIn(game.view(state, viewerOf(walk, at))), walk.seats);
    });

    everyStep('words are unique, short, and stand for their action', ({ legal }) => {
      const all = legal.map((action) => game.encode(action));
      same(new Set(all).size, all.length);
      for (const [index, word] of all.entries()) {
        if (!/^(?!undo$)[a-zA-Z0-9-]{1,60}$/.test(word)) throw new Error(`${word} is no short word`);
        same(game.parse(word), legal[index], word);
      }
    });

    everyStep('what a seat may do follows from what it sees', ({ state, seat }) => {
      same(words(game.view(state, seat), seat), words(state, seat));
    });

    everyStep(
      'apply leaves its input alone and equals play',
      ({ state, seat, action }) => {
        const before = json(state);
        const after = apply(game, state, seat, action);
        same(json(state), before);
        const played = game.json.readPosition(JSON.parse(before));
        game.play(played, seat, action);
        same(json(played), json(after));
      },
      costly,
    );

    everyStep(
      'a view already given does not change later',
      ({ state, seat, action }, walk, at) => {
        const view = game.view(state, viewerOf(walk, at));
        const before = json(view);
        game.play(game.copy(state), seat, action);
        same(json(view), before);
      },
      costly,
    );

    test('every piece is somewhere exactly once', { timeout: 0 }, () => {
      checkWalks(game, settings, RUNS, longest, (walk) => {
        const all = pieces(begin(game, settings, walk).state);
        const end = follow(game, settings, walk, ({ state }) => same(pieces(state), all));
        same(pieces(end), all);
      });
    });

    everyStep(
      'an imagined state agrees with the view it was imagined from',
      ({ state }, walk, at) => {
        const viewer = viewerOf(walk, at);
        const view = game.view(state, viewer);
        const imagined = game.imagine(view, viewer, quickRandom(at));
        same(json(game.view(imagined, viewer)), json(view));
        same(pieces(imagined), pieces(state));
      },
      costly,
    );

    everyStep(
      'every decision can be saved and resumed',
      ({ state }) => {
        const saved = json(state);
        same(json(game.json.readPosition(JSON.parse(saved))), saved);
      },
      costly,
    );

    test('a replay gives the same bytes', { timeout: 0 }, () => {
      checkWalks(game, settings, Math.ceil(RUNS / 10), longest, (walk) => {
        const match = asMatch(game, settings, walk);
        const text = saveMatch(match);
        const again = loadMatch(text, () => game);
        same(saveMatch(again), text);
        same(json(again.state), json(match.state));
      });
    });

    if (disguise === undefined) {
      everyStep('nothing is hidden from anybody', ({ state }, walk, at) => {
        same(json(game.view(state, viewerOf(walk, at))), json(state));
      });
    } else keepsSecrets(disguise);

    function keepsSecrets(disguised: NonNullable<Kit['disguise']>): void {
      test('what a seat may not know changes nothing for it', { timeout: 0 }, () => {
        let different = 0;
        let steps = 0;
        let at = 0;
        checkWalks(game, settings, RUNS, longest, (walk) => {
          follow(game, settings, walk, (step) => {
            steps += 1;
            if (steps % STRIDE !== 0) return;
            const viewer = viewerOf(walk, at++);
            const other = disguised(step, viewer, quickRandom(at));
            if (json(other) !== json(step.state)) different += 1;
            expectNoDifference(game, step, viewer, other);
          });
        });
        // Otherwise the disguise hides nothing, and nothing was tested.
        expect(different / at).toBeGreaterThan(0.5);
      });
    }

    everyStep(
      'whatever is well-formed and not refused is among the legal actions',
      ({ state }, walk) => {
        for (const seat of seatsOf(walk)) {
          const known = new Set(words(state, seat));
          for (const action of wellFormed(state, seat)) {
            const word = game.encode(action);
            same(
              game.refusal(state, seat, action) === null,
              known.has(word),
              `seat ${seat}: ${word} is not refused`,
            );
          }
        }
      },
      { runs: Math.ceil(RUNS / 5), stride: 5 * STRIDE },
    );

    everyStep(
      'a preview is what happens, as far as it can be known',
      ({ state, seat, action }) => {
        const view = game.view(state, seat);
        const preview = game.preview(view, seat, action);
        const after = game.view(apply(game, state, seat, action), seat);
        same(json(view), json(game.view(state, seat)));
        if (!game.reveals(view, seat, action)) same(json(preview), json(after));
      },
      costly,
    );

    everyStep(
      'everything can be said in every language',
      ({ state, seat, action }, walk) => {
        const after = apply(game, state, seat, action);
        for (const viewer of viewersOf(walk)) {
          expectSpoken(game.describe(game.view(state, viewer), game.view(after, viewer), seat, action));
        }
        for (const seat of game.toAct(state)) {
          const question = game.question(game.view(state, seat), seat);
          expectSpoken(question);
          if (question.hint !== undefined) expectSpoken(question.hint);
          same(question, game.question(state, seat), 'what is asked follows from what the seat sees');
        }
        for (const viewer of viewersOf(walk)) expectRead(game.view(state, viewer), state);
        const refusal = game.refusal(after, seat, action);
        if (refusal !== null) {
          expectSpoken(refusal);
          same(
            game.rulebook.some((entry) => entry.id === refusal.rule),
            true,
            refusal.rule,
          );
        }
      },
      costly,
    );

    test('every setting, its values and every preset have a name in every language', () => {
      sayEverySetting(game);
    });

    test('every match ends', { timeout: 0 }, () => {
      checkWalks(game, settings, RUNS, 0, (walk) => {
        const end = follow(
          game,
          settings,
          { ...walk, choices: choicesFrom(walk.seed, last) },
          () => undefined,
        );
        const outcome = game.outcome(end);
        if (outcome === null) throw new Error(`not over after ${last} actions`);
        same(outcome.scores.length, walk.seats);
        same(
          outcome.ranking.flat().toSorted((a, b) => a - b),
          seatsOf(walk),
        );
        expectSpoken(outcome.reason);
        if (outcome.tie !== undefined) expectSpoken(outcome.tie);
        same(game.options.refusal(game.rematch(end), walk.seats), null);
      });
    });
  });
}
