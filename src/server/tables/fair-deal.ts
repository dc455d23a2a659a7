import type { Fair } from '#core/fair';
import type { TableHeader } from '../table/decider/events.ts';
import { partsOf, type SeedParts, type TableState } from '../table/decider/state.ts';

/** Everything that the deal of a table follows from, and what was added to it in vain. */
export const fairOf = (
  { id, commitment, gathering, dealt }: Pick<TableHeader, 'id' | 'commitment' | 'gathering' | 'dealt'>,
  secret: string,
  { digests, nonces, withdrawn }: SeedParts,
): Fair => ({
  table: dealt?.gathering ?? id,
  commitment,
  secret,
  // Matches from before there were two rounds have none.
  ...(digests.some((bound) => bound !== null) && { digests }),
  nonces,
  ...(withdrawn.length > 0 && { withdrawn }),
  ...tablesIn(gathering ?? dealt),
});

const tablesIn = (shared: { readonly tables: number } | undefined): Pick<Fair, 'tables'> =>
  shared === undefined ? {} : { tables: shared.tables };

/** The same of a table that was closed before its match. */
export const givenUpOf = (header: TableHeader, secret: string, state: TableState): Fair => ({
  ...fairOf(header, secret, partsOf(state)),
  ...(state.result?.ending === 'unopened' && { leftBy: state.leftBy }),
});
