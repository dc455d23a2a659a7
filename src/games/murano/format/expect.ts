import { problem } from '#core/problem';

/** Refuses what cannot be, with what was expected instead. */
export type Expect = (holds: boolean, message: string) => void;

export function expecting(what: string): Expect {
  return (holds, message) => {
    if (!holds) throw problem('inconsistent', `${what}: expected ${message}`);
  };
}
