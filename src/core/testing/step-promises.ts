import { apply, type Seat } from '#core/game';
import { quickRandom } from '#core/random';
import type { Kit } from './kit.ts';
import { expectNoDifference, same } from './non-interference.ts';
import { readBy, spokenBy } from './spoken.ts';
import type { Walk, WalkStep } from './walk.ts';

/** Something that holds at every decision of every match. */
export interface StepPromise {
  readonly name: string;
  /** `at`: how many decisions were looked at before. */
  check(step: WalkStep, walk: Omit<Walk, 'choices'>, at: number): void;
  /** How dear it is: of very many matches, costly ones look at one decision in so many, rare ones at still fewer. */
  readonly cost?: 'costly' | 'rare';
  /** At the end: was there anything to look at? */
  after?(): void;
}

/** The promises that can be seen at one decision. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of promises
export function stepPromises({ game, pieces, wellFormed, disguise, always }: Kit): readonly StepPromise[] {
  type Seated = Pick<Walk, 'seats'>;
  const json = (view: unknown): string => JSON.stringify(game.json.position(view));
  const seatsOf = (walk: Seated): Seat[] => Array.from({ length: walk.seats }, (_, seat) => seat);
  const viewersOf = (walk: Seated): (Seat | null)[] => [null, ...seatsOf(walk)];
  /** Each decision is looked at by one viewer, the spectator among them, in turn: all of them see many. */
  const viewerOf = (walk: Seated, at: number): Seat | null => viewersOf(walk)[at % (walk.seats + 1)];
  const words = (view: unknown, seat: Seat): string[] =>
    game.legalActions(view, seat).map((action: unknown) => game.encode(action));
  const expectSpoken = spokenBy(game);
  const expectRead = readBy(game);
  const secrets = { looked: 0, different: 0 };
  /** The lines of the log as their actor reads them, and the labels of actions that led to other lines. */
  const labels = { lines: new Set<string>(), denied: new Map<string, string>() };

  return [
    {
      name: 'someone can act until the match is over, and nobody else',
      check({ state, legal }, walk) {
        same(game.outcome(state), null);
        same(legal.length > 0, true, 'a legal action');
        for (const seat of seatsOf(walk)) {
          same(words(state, seat).length > 0, game.toAct(state).includes(seat));
        }
        always?.(state);
      },
    },
    {
      name: 'how many sit at the table can be told from any view',
      check: ({ state }, walk, at) => same(game.seatsIn(game.view(state, viewerOf(walk, at))), walk.seats),
    },
    {
      name: 'words are unique, short, and stand for their action',
      check({ legal }) {
        const all = legal.map((action) => game.encode(action));
        same(new Set(all).size, all.length);
        for (const [index, word] of all.entries()) {
          if (!/^(?!undo$)[a-zA-Z0-9-]{1,60}$/.test(word)) throw new Error(`${word} is no short word`);
          same(game.parse(word), legal[index], word);
        }
      },
    },
    {
      name: 'what a seat may do follows from what it sees',
      check: ({ state, seat }) => same(words(game.view(state, seat), seat), words(state, seat)),
    },
    {
      name: 'apply leaves its input alone and equals play',
      cost: 'costly',
      check({ state, seat, action }) {
        const before = json(state);
        const after = apply(game, state, seat, action);
        same(json(state), before);
        const played = game.json.readPosition(JSON.parse(before));
        game.play(played, seat, action);
        same(json(played), json(after));
      },
    },
    {
      name: 'a view already given does not change later',
      cost: 'costly',
      check({ state, seat, action }, walk, at) {
        const view = game.view(state, viewerOf(walk, at));
        const before = json(view);
        game.play(game.copy(state), seat, action);
        same(json(view), before);
      },
    },
    {
      name: 'an imagined state agrees with the view it was imagined from',
      cost: 'costly',
      check({ state }, walk, at) {
        const viewer = viewerOf(walk, at);
        const view = game.view(state, viewer);
        const imagined = game.imagine(view, viewer, quickRandom(at));
        same(json(game.view(imagined, viewer)), json(view));
        same(pieces?.(imagined), pieces?.(state));
        // A search plays on in what it has imagined: that must be nobody else's.
        const [actor] = game.toAct(imagined);
        const before = json(state);
        if (actor !== undefined) game.play(imagined, actor, game.legalActions(imagined, actor)[0]);
        same(json(state), before, '`imagine` gives away the very state it was imagined from');
        same(json(game.view(state, viewer)), json(view), '`imagine` gives away the very view it was given');
      },
    },
    {
      name: 'every decision can be saved and resumed',
      cost: 'costly',
      check({ state }) {
        const saved = json(state);
        same(json(game.json.readPosition(JSON.parse(saved))), saved);
      },
    },
    disguise === undefined
      ? {
          name: 'nothing is hidden from anybody',
          check: ({ state }, walk, at) => same(json(game.view(state, viewerOf(walk, at))), json(state)),
        }
      : {
          name: 'what a seat may not know changes nothing for it',
          cost: 'costly',
          check(step, walk, at) {
            const viewer = viewerOf(walk, at);
            const other: unknown = disguise(step, viewer, quickRandom(at));
            secrets.looked += 1;
            if (json(other) !== json(step.state)) secrets.different += 1;
            expectNoDifference(game, step, viewer, other);
          },
          // Otherwise the disguise hides nothing, and nothing was tested.
          after: () => same(secrets.different > secrets.looked / 2, true, 'most disguises differ'),
        },
    {
      name: 'whatever is well-formed and not refused is among the legal actions',
      cost: 'rare',
      check({ state }, walk) {
        for (const seat of seatsOf(walk)) {
          const known = new Set(words(state, seat));
          for (const action of wellFormed(state, seat)) {
            const word = game.encode(action);
            const isAllowed = game.refusal(state, seat, action) === null;
            same(isAllowed, known.has(word), `seat ${seat}: ${word} is not refused`);
          }
        }
      },
    },
    {
      name: 'a preview is what happens, as far as it can be known',
      cost: 'costly',
      check({ state, seat, action }) {
        const view = game.view(state, seat);
        const preview = game.preview(view, seat, action);
        const after = game.view(apply(game, state, seat, action), seat);
        same(json(view), json(game.view(state, seat)));
        if (!game.reveals(view, seat, action)) same(json(preview), json(after));
      },
    },
    {
      name: 'what an action is called before it is played tells nothing that only playing it shows',
      check({ state, seat, action }) {
        const view = game.view(state, seat);
        const label = game.describe(view, game.preview(view, seat, action), seat, action).key;
        const line = game.describe(view, game.view(apply(game, state, seat, action), seat), seat, action).key;
        labels.lines.add(line);
        // A label may tell less than the log will: `log.drawSeen` is `log.draw`, and what was drawn.
        if (!line.startsWith(label)) labels.denied.set(label, `${game.encode(action)}: ${line}`);
      },
      after: () =>
        same(
          [...labels.denied].filter(([label]) => labels.lines.has(label)),
          [],
        ),
    },
    {
      name: 'everything can be said in every language',
      cost: 'costly',
      check({ state, seat, action }, walk) {
        const after = apply(game, state, seat, action);
        for (const viewer of viewersOf(walk)) {
          expectSpoken(game.describe(game.view(state, viewer), game.view(after, viewer), seat, action));
        }
        for (const actor of game.toAct(state)) {
          const question = game.question(game.view(state, actor), actor);
          expectSpoken(question);
          if (question.hint !== undefined) expectSpoken(question.hint);
          same(question, game.question(state, actor), 'what is asked follows from what the seat sees');
        }
        for (const viewer of viewersOf(walk)) expectRead(game.view(state, viewer), state);
        const refusal = game.refusal(after, seat, action);
        if (refusal === null) return;
        expectSpoken(refusal);
        const isKnown = game.rulebook.some((entry) => entry.id === refusal.rule);
        same(isKnown, true, refusal.rule);
      },
    },
  ];
}

/** What holds of a match that is over. */
export function expectOver({ game }: Kit, { seats }: Pick<Walk, 'seats'>, end: unknown, most: number): void {
  const outcome = game.outcome(end);
  if (outcome === null) throw new Error(`not over after ${most} actions`);
  same(outcome.scores.length, seats);
  const ranked = outcome.ranking.flat().toSorted((a, b) => a - b);
  same(
    ranked,
    Array.from({ length: seats }, (_, seat) => seat),
  );
  const expectSpoken = spokenBy(game);
  expectSpoken(outcome.reason);
  if (outcome.tie !== undefined) expectSpoken(outcome.tie);
  same(game.options.refusal(game.rematch(end), seats), null);
}
