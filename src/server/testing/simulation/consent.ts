import type { Unsent } from '#table/pending-requests';
import type { Proposal, TableInfo } from '#table/table-info';
import type { World } from './world.ts';

/** Of a hundred wishes so many are for something that the others have to agree on. */
const PROPOSES = 5;
/** What is proposed: an end of the match is rare, and rarely agreed on. */
const WISHES = ['pause', 'pause', 'undo', 'undo', 'draw', 'callOff'] as const;
const ENDS: readonly string[] = ['draw', 'callOff'];

interface Me {
  readonly seat: number;
  /** The last that they were told of the table. */
  readonly after: number;
  readonly isCalm: boolean;
}
type Chance = Pick<World, 'percent' | 'pick'>;

/** What somebody proposes to the others at a table, or answers to what they propose. Whoever is calm proposes nothing but to go on. */
export function consent(
  chance: Chance,
  { seats, proposal, pause }: TableInfo,
  { seat, after, isCalm }: Me,
): Unsent | null {
  const mine = seats[seat];
  if (mine?.kind !== 'person' || mine.resigned) return null;
  if (proposal !== undefined) return answered(chance, proposal, { seat, after, isCalm });
  if (pause !== undefined) return isCalm || chance.percent(30) ? { type: 'propose', what: 'resume' } : null;
  return !isCalm && chance.percent(PROPOSES) ? { type: 'propose', what: chance.pick(WISHES) } : null;
}

function answered(
  { percent }: Chance,
  { what, by, agreed }: Proposal,
  { seat, after, isCalm }: Me,
): Unsent | null {
  const isAsked = by !== seat && !agreed.includes(seat);
  const agrees = what === 'resume' || percent(ENDS.includes(what) ? 15 : 75);
  if (isAsked) return { type: agrees ? 'agree' : 'decline', after };
  // They may think better of it, but for going on.
  return !isCalm && what !== 'resume' && percent(3) ? { type: 'decline', after } : null;
}
