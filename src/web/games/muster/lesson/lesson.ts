import { type Match, newMatch } from '#core/match';
import { cardWord, DECK } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { say } from './texts.ts';

/** One step: what the lesson says, and the words one is led to; none where reading is enough. */
export interface Step {
  readonly text: Parameters<typeof say>[0];
  readonly words?: readonly string[];
  /** What the rival does afterwards. */
  readonly rival?: readonly string[];
}

export const STEPS: readonly Step[] = [
  { text: 'welcome' },
  { text: 'banner', words: ['banner-leaf1-leaf'] },
  { text: 'refill', words: ['draw-pile'], rival: ['banner-leaf3-leaf', 'draw-pile'] },
  { text: 'answer', words: ['banner-leaf2-leaf'] },
  { text: 'tie', words: ['draw-pile'], rival: ['banner-water4-water', 'draw-pile'] },
  { text: 'wizard', words: ['wizard-water'] },
  { text: 'drawOn', words: ['draw-pile'], rival: ['lay-cloud2-cloud', 'draw-pile'] },
  { text: 'castle', words: ['banner-cloud1-cloud'] },
  { text: 'take', words: ['draw-cloud'], rival: ['swap-0-water-0-water5'] },
  { text: 'swap', words: ['lay-castle-flame'] },
  { text: 'wild', words: ['draw-pile'], rival: ['banner-feather2-feather', 'draw-pile'] },
  { text: 'bridge', words: ['bridge-leaf-leaf4'] },
  { text: 'bridged', words: ['draw-pile'] },
  { text: 'bridgedOn', words: ['draw-pile'], rival: ['banner-flame1-flame', 'draw-pile'] },
  { text: 'anywhere', words: ['banner-cloud2-flame'] },
  { text: 'last', words: ['draw-pile'], rival: ['wizard-feather', 'draw-pile'] },
  { text: 'swapOwn', words: ['swap-1-feather-1-feather3'], rival: ['banner-flame2-flame', 'draw-pile'] },
  { text: 'wizardAgain', words: ['wizard-feather'] },
  { text: 'drawAgain', words: ['draw-pile'], rival: ['banner-feather4-feather', 'draw-pile'] },
  { text: 'move', words: ['move-feather-flame'], rival: ['lay-cloud4-cloud', 'draw-pile'] },
  { text: 'moved' },
  { text: 'done' },
];

const HANDS = [
  ['leaf1', 'leaf2', 'leaf4', 'cloud1', 'castle'],
  ['leaf3', 'water4', 'water5', 'cloud2', 'feather2'],
];
/** The cards drawn, in turn; whatever follows is never seen. */
const PILE = 'feather1 flame1 rainbow flame2 water1 feather4 rainbow cloud4 flame5 feather3'.split(' ');

/** The fixed deal of the lesson. */
export function lessonMatch(): Match {
  const rest = DECK.map(cardWord);
  for (const card of [...HANDS.flat(), ...PILE]) rest.splice(rest.indexOf(card), 1);
  const deal = { first: 0, hands: HANDS, pile: [...PILE, ...rest] };
  return newMatch(muster, { options: { first: 'seat0' }, start: { deal } });
}
