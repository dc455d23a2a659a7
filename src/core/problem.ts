/** Something given from outside (a file, a line, an option) is not what was expected. The message says what was. */
export interface Problem extends Error {
  readonly code: string;
  /** The line of a saved match at fault, counted from 1. */
  readonly line?: number;
}

export function problem(code: string, message: string, line?: number): Problem {
  const error = new Error(message);
  return Object.assign(error, line === undefined ? { code } : { code, line });
}

export function isProblem(thrown: unknown): thrown is Problem {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string';
}

/** What was thrown, in its own words: anything can be. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** The code that a system, a database or we gave it; '' where there is none. */
export const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : '';

/** Where it was thrown, for whoever mends the program. */
export const stackOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
