import { isProblem, stackOf } from '#core/problem';

/** What somebody who types a command has given, and where they read what became of it. */
export interface Terminal {
  /** What follows the name of the command. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  /** For what went wrong. */
  complain(line: string): void;
}

export const terminal = (): Terminal => ({
  words: process.argv.slice(2),
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});

/** How this process is told to stop, and how it ends. */
export interface Ending {
  onSignal(signal: 'SIGTERM' | 'SIGINT', run: () => void): void;
  exit(code: number): void;
}

export const ending = (): Ending => ({
  // Once: whoever asks again, more urgently, is obeyed by the system.
  onSignal: (signal, run) => void process.once(signal, run),
  exit: (code) => process.exit(code),
});

/** What went wrong, in a sentence; what nobody has foreseen, with its places in the program. */
export const failureLine = (thrown: unknown): string =>
  `tavola: ${isProblem(thrown) ? thrown.message : stackOf(thrown)}`;
