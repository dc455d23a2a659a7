import { COLOURS, countOf, type Shard, type Shards } from '../rules/shards.ts';
import { FACE_SIZE, type Facts, PRESENT, type PrintedCreation } from './facts.ts';

/**
 * The same facts, however somebody began to tell them: a ring begins where it agrees best with the present one, and the
 * creations stand where name and drawing fit their colours best. Both follow from the facts alone.
 */
export function settled(facts: Facts): Facts {
  return {
    ...facts,
    rings: {
      A: turned(facts.rings.A, PRESENT.rings.A),
      B: turned(facts.rings.B, PRESENT.rings.B),
    },
    creations: placed(facts.creations),
  };
}

/** A ring in the turn that agrees best with another; of several the one that comes first by its letters. */
function turned(ring: readonly Shard[], other: readonly Shard[]): readonly Shard[] {
  const turns = Array.from({ length: FACE_SIZE }, (_, by) => [...ring.slice(by), ...ring.slice(0, by)]);
  const agreement = (turn: readonly Shard[]): number =>
    turn.filter((shard, at) => shard === other[at]).length;
  return turns.reduce((best, turn) => {
    const more = agreement(turn) - agreement(best);
    return more > 0 || (more === 0 && turn.join('') < best.join('')) ? turn : best;
  });
}

const keyOf = ({ recipe, categories }: PrintedCreation): string => `${recipe} ${categories.join()}`;
const common = (a: Shards, b: Shards): number =>
  COLOURS.reduce<number>((sum, colour) => sum + Math.min(countOf(a, colour), countOf(b, colour)), 0);

/** How well a creation fits a drawing: as it stands, by its recipe, or by so many of its colours. */
function fit(creation: PrintedCreation, drawing: PrintedCreation): number {
  if (keyOf(creation) === keyOf(drawing)) return 6;
  return common(creation.recipe, drawing.recipe);
}

function placed(creations: readonly PrintedCreation[]): readonly PrintedCreation[] {
  const left = creations.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const at: (PrintedCreation | undefined)[] = PRESENT.creations.map(() => undefined);
  // The best fits first, so that nobody takes the drawing that another creation has to the letter.
  for (let least = 6; least >= 0; least -= 1) {
    for (const [place, drawing] of PRESENT.creations.entries()) {
      const found = at[place] === undefined ? left.findIndex((each) => fit(each, drawing) >= least) : -1;
      if (found >= 0) [at[place]] = left.splice(found, 1);
    }
  }
  return at as readonly PrintedCreation[];
}
