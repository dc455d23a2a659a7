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
  return thrown instanceof Error && typeof (thrown as Partial<Problem>).code === 'string';
}
