import { muster } from '#games/muster/index';
import type { Action } from '#games/muster/action';
import { DECK } from '#games/muster/cards';
import { defaultOptions } from '#core/options';
import { shareOf } from '../../share.ts';
import type { Options } from '#games/muster/options';
import { cardsLeft, HAND_SIZE, PHASES, type State } from '#games/muster/state';
import { type FeatureWriter, featureWriter } from '../afterstate/features.ts';
import { FEATURES, WORDS } from '../afterstate/table.ts';
import { newHash, type TraceHash } from '../../testing/trace-hash.ts';

const KINDS: readonly Action['kind'][] = [
  'banner',
  'wizard',
  'move',
  'lay',
  'bridge',
  'swap',
  'draw',
  'place',
];

/** An action in one word: kind, castle, face (or where a wizard moves to), slot or number of bridges, side. */
function codeOf(action: Action): number {
  const kind = KINDS.indexOf(action.kind);
  if (action.kind === 'move') return kind | (action.from << 4) | (action.to << 8);
  if (action.kind === 'draw') return kind | (action.from << 4);
  const card = 'card' in action ? action.card : 0;
  const code = kind | (action.castle << 4) | (card << 8);
  if (action.kind === 'bridge') return code | (action.bridges << 16);
  return action.kind === 'swap' ? code | (action.slot << 16) | (action.side << 24) : code;
}

const NOTHING = 99;

function addState(hash: TraceHash, state: State): void {
  hash.add(state.turn);
  hash.add(PHASES.indexOf(state.phase));
  hash.add(state.quiet);
  hash.add(state.laid < 0 ? NOTHING : state.laid);
  hash.add(state.turned[0] ?? NOTHING);
  hash.add(cardsLeft(state));
  for (const seat of [0, 1]) {
    hash.addList(state.hands[seat]);
    hash.addList(state.shown[seat]);
  }
  for (const column of state.columns) hash.addList(column);
  for (const pile of state.castlePiles) hash.addList(pile);
}

const words = new Int32Array(WORDS);

function addAfterstates(
  hash: TraceHash,
  state: State,
  legal: readonly Action[],
  writer: FeatureWriter,
): void {
  const seat = state.turn;
  const view = muster.view(state, seat);
  writer.look(view, seat);
  hash.add(legal.length);
  for (const action of legal) {
    hash.add(codeOf(action));
    const after = muster.preview(view, seat, action);
    const over = muster.outcome(after);
    if (over === null) {
      writer.write(after, seat, words);
      for (const word of words) hash.add(word);
    } else hash.add(2 * shareOf(over, seat, 2));
  }
}

/** SWITCHES STALL FIRST */
function optionsOf(switches: string, stall: string): Options {
  const [steps, bridges, mend, unity, overRainbow, byStrength] = Array.from(switches, (each) => each === '1');
  return {
    ...defaultOptions(muster.options),
    steps,
    bridges,
    mend,
    unity,
    overRainbow,
    tie: byStrength ? 'strength' : 'draw',
    stall: Number(stall),
  };
}

function start(setting: string, faces: string): State {
  const [, switches = '', stall = '', first] = setting.split(' ');
  const cards = faces.split(' ').map(Number);
  if (cards.length !== DECK.length) throw new Error(`${cards.length} cards in: ${setting}`);
  const hands = [cards.slice(0, HAND_SIZE), cards.slice(HAND_SIZE, 2 * HAND_SIZE)];
  const deal = { first: Number(first), hands, pile: cards.slice(2 * HAND_SIZE) };
  return muster.setup(optionsOf(switches, stall), 2, deal);
}

/** Replays one line; throws at the first thing that differs. */
function replayMatch(line: string, writer: FeatureWriter): number {
  const [setting = '', faces = '', choices = '', end] = line.split(' : ');
  const state = start(setting, faces);
  const hash = newHash();
  const steps = choices.split(' ');
  for (const [number, step] of steps.entries()) {
    const [choice, digest] = step.split('/');
    const legal = muster.legalActions(state, state.turn);
    addState(hash, state);
    addAfterstates(hash, state, legal, writer);
    const action = legal[Number(choice)];
    if (action === undefined || (digest !== undefined && digest !== hash.text())) {
      throw new Error(`decision ${number + 1} of ${setting}: ${hash.text()}, expected ${step}`);
    }
    muster.play(state, state.turn, action);
  }
  addState(hash, state);
  const outcome = muster.outcome(state);
  const ending = outcome === null ? 'not over' : `${2 * shareOf(outcome, 0, 2)} ${hash.text()}`;
  if (ending !== end) throw new Error(`${setting}: ${ending}, expected ${end}`);
  return steps.length;
}

/** Replays by the rules and features of here what the rules for training played. */
export function replayTraces(text: string): { sets: number; matches: number; decisions: number } {
  const [head, ...matches] = text.trimEnd().split('\n');
  if (head !== `features ${FEATURES}`) throw new Error(`${head}, expected ${FEATURES}`);
  const writer = featureWriter();
  const decisions = matches.reduce((total, line) => total + replayMatch(line, writer), 0);
  const sets = new Set(matches.map((line) => line.split(' ')[1])).size;
  return { sets, matches: matches.length, decisions };
}
