import { greedyBot } from '#bots/greedy';
import type { Budget } from '#bots/bot';
import { searcher, type Tried } from '#bots/search';
import { shareOf } from '#bots/share';
import { greedyValue } from '#bots/muster/greedy';
import { describer, hunchBy, TRAITS } from '#bots/muster/hunch';
import { note, SPACE, TABLE } from '#bots/muster/notes';
import { outlookBy } from '#bots/muster/outlook';
import { plainPlayer } from '#bots/muster/plain-player';
import { signsOf, SUSPICION_LENGTH, worldsBy } from '#bots/muster/suspicion';
import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { CASTLES } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { Options } from '#games/muster/options';
import { ownerOf } from '#games/muster/scoring';
import { HIDDEN } from '#core/game';
import type { State, View } from '#games/muster/state';
import { unseenCards } from '#games/muster/view';
import type { Mind } from './mind.ts';
import type { Lesson } from './learner.ts';
import type { Choice } from './chooser.ts';
import type { Sighting } from './watcher.ts';

/** What a match teaches: how positions end, what the search tries, and what a rival holds. */
export interface Lessons {
  readonly positions: Lesson[];
  readonly choices: Choice[];
  readonly sightings: Sighting[];
}

/** How far the truth of a position is what came later; the rest is what the search expected there. */
const TRUST = 0.95;
/** How often an action is drawn by its tries instead of the best one taken, and how often any at all. */
const LOOSE = 0.2;
const ANY = 0.03;
const YARDSTICK = 0.5;
const USUAL = 0.75;
const MOST_SIGHTINGS = 6;

const chanceOf = (random: Random): number => random.below(2 ** 30) / 2 ** 30;

/** A search with this mind, more curious than at the table: a training should see many things. */
export function searchOf(
  { outlook, hunch, suspicion }: Mind,
  plainness: number,
): (view: View, seat: Seat, budget: Budget, random: Random) => Tried<Action>[] {
  return searcher(
    muster,
    {
      judge: hunchBy(hunch),
      value: outlookBy(outlook, plainness),
      worlds: worldsBy(suspicion),
      plainly: plainPlayer(),
    },
    { depth: 0, curiosity: 1, heat: 1, plainness },
  );
}

/** How far the search takes the yardstick for what it is. */
export const RECOGNISED = 0.8;

/** Plays one match of the search against itself or against the yardstick, and notes what it teaches. */
export function playLessons(mind: Mind, iterations: number, random: Random, into: Lessons): void {
  const yardstick = greedyBot(muster, greedyValue);
  const describe = describer();
  const { look, signs } = signsOf();
  const options = someOptions(random);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  const guest: Seat | null = chanceOf(random) < YARDSTICK ? random.below(2) : null;
  const think = searchOf(mind, guest === null ? 0 : RECOGNISED);
  const noted: { lesson: Omit<Lesson, 'share' | 'ends'>; seat: Seat; worth: number | null }[] = [];
  const budget = { iterations, expired: () => false };
  while (muster.outcome(state) === null) {
    const seat = state.turn;
    const view = muster.view(state, seat);
    const legal = muster.legalActions(view, seat);
    let action = legal[0];
    if (legal.length > 1) {
      const lesson = { spaces: new Float32Array(5 * SPACE), table: new Float32Array(TABLE) };
      note(state, seat, lesson.spaces, lesson.table, guest === null ? 0 : seat === guest ? -1 : 1);
      noteSightings(view, seat, state);
      if (seat === guest) {
        action = yardstick.choose(view, seat, budget, random);
        noted.push({ lesson, seat, worth: null });
      } else {
        const tried = think(view, seat, budget, random);
        noteChoice(view, seat, tried);
        const worth = tried[0].worth;
        noted.push({ lesson, seat, worth });
        action = select(tried, random);
      }
      if (chanceOf(random) < ANY) action = legal[random.below(legal.length)];
    }
    muster.play(state, seat, action);
  }
  const outcome = muster.outcome(state)!;
  // From the end back: what a position is worth is what came of it, and the nearer expectations count the more.
  let share = shareOf(outcome, 0, 2);
  for (const { lesson, seat, worth } of noted.toReversed()) {
    if (worth !== null) share = TRUST * share + (1 - TRUST) * (seat === 0 ? worth : 1 - worth);
    const ends = Uint8Array.from(CASTLES, (castle) => {
      const owner = ownerOf(state, castle);
      if (owner === null) return 1;
      return owner === seat ? 0 : 2;
    });
    into.positions.push({ ...lesson, ends, share: seat === 0 ? share : 1 - share });
  }

  function noteChoice(view: View, seat: Seat, tried: readonly Tried<Action>[]): void {
    const actions = tried.map((each) => each.action);
    const traits = new Float32Array(actions.length * TRAITS);
    describe(view, seat, actions, traits);
    const all = tried.reduce((sum, { visits }) => sum + visits, 0);
    into.choices.push({ traits, shares: Float32Array.from(tried, ({ visits }) => visits / all) });
  }

  function noteSightings(view: View, seat: Seat, real: State): void {
    const rest = unseenCards(view);
    const hidden = view.hands[1 - seat].filter((card) => card === HIDDEN).length;
    if (hidden === 0) return;
    const held = real.hands[1 - seat].slice();
    for (const card of view.shown[1 - seat]) held.splice(held.indexOf(card), 1);
    look(view, seat);
    for (let count = 0; count < MOST_SIGHTINGS; count += 1) {
      const inHand = count < MOST_SIGHTINGS / 2;
      // As many from the hand as from all unseen cards, so that both are known equally well.
      const card = inHand ? held[random.below(held.length)] : rest[random.below(rest.length)];
      const noted = new Float32Array(SUSPICION_LENGTH);
      signs(card, noted);
      into.sightings.push({ signs: noted, held: inHand });
    }
  }
}

function select(tried: readonly Tried<Action>[], random: Random): Action {
  if (chanceOf(random) >= LOOSE) return tried[0].action;
  const all = tried.reduce((sum, { visits }) => sum + visits, 0);
  let left = chanceOf(random) * all;
  return tried.find(({ visits }) => (left -= visits) < 0)?.action ?? tried[0].action;
}

function someOptions(random: Random): Options {
  const usual = defaultOptions(muster.options);
  if (chanceOf(random) < USUAL) return usual;
  const flip = (): boolean => random.below(2) === 0;
  const bridges = random.below(3) > 0;
  return {
    ...usual,
    steps: flip(),
    bridges,
    mend: bridges && flip(),
    unity: flip(),
    overRainbow: bridges && flip(),
    tie: flip() ? 'draw' : 'strength',
  };
}
