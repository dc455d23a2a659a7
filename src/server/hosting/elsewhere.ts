import { codeOf, type Problem, problem } from '#core/problem';
import type { Peer } from './hosting.ts';

/** Thrown where a table is asked for that another process hosts. */
export type Elsewhere = Problem & { readonly peer: Peer | null };
export const elsewhere = (peer: Peer | null): Elsewhere =>
  Object.assign(problem('elsewhere', 'another process hosts this table'), { peer });
export const isElsewhere = (thrown: unknown): thrown is Elsewhere => codeOf(thrown) === 'elsewhere';
