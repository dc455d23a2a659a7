import { muster } from '#games/muster/index';
import type { Level } from '../level.ts';
import { searchBot } from '../search.ts';
import { MIND } from './content/mind.ts';
import { judgeBy } from './habits.ts';
import { HUNCH_LENGTH, hunchBy } from './hunch.ts';
import { LENGTH } from './network.ts';
import { outlookBy } from './outlook.ts';
import { plainPlayer } from './plain-player.ts';
import { simple } from './simple.ts';
import { SUSPICION_LENGTH, worldsBy } from './suspicion.ts';
import { HABITS } from './taste.ts';
import { weightsFrom } from './weights.ts';

/** How often a rival is taken for an ordinary player: people are, mostly, but the others must not be forgotten. */
const PLAINNESS = 0.8;
const outlook = weightsFrom(MIND.outlook, LENGTH);
const value = outlookBy(outlook);
/** Judges by habit, and takes every hand of the rival to be as likely as any other. */
const plain = searchBot(muster, { judge: judgeBy(HABITS), value }, { depth: 0, curiosity: 0.5, heat: 0.2 });
/** Has learnt what is worth a thought, and what a rival tends to hold. */
const insight = {
  judge: hunchBy(weightsFrom(MIND.hunch, HUNCH_LENGTH)),
  value,
  worlds: worldsBy(weightsFrom(MIND.suspicion, SUSPICION_LENGTH)),
};
const effort = { depth: 0, curiosity: 0.5, heat: 1 };
const learned = searchBot(muster, insight, effort);
/** Sees, too, what an ordinary player would do with each hand it may have, and values the table as against such a one. */
const foreseeing = searchBot(
  muster,
  { ...insight, value: outlookBy(outlook, 1), plainly: plainPlayer() },
  { ...effort, depth: 6, plainness: PLAINNESS },
);

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  ...simple,
  // A few thoughts in a few worlds.
  { number: 3, bot: plain, iterations: 8, milliseconds: 100 },
  // More of them, and better ones: enough to see the answer to most of its actions.
  { number: 4, bot: learned, iterations: 32, milliseconds: 200 },
  // More iterations than these were not measurably stronger, and nobody likes to wait.
  { number: 5, bot: foreseeing, iterations: 4000, milliseconds: 450 },
];
