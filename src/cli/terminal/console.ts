import { createInterface } from 'node:readline';
import { type Ink, inkFor } from './ink.ts';
import { print } from './print.ts';

/** Somebody at a terminal, or a pipe that speaks for somebody. */
export interface Console {
  readonly ink: Ink;
  readonly width: number;
  /** Lines of output. */
  print(...lines: readonly string[]): void;
  /** Lines on a fresh page where there is a screen; on one that is too low they close up. */
  page(...lines: readonly string[]): void;
  /** The next line of input; null when there is no more: at its end, after Ctrl-C or a signal to stop. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const WIDTH = 80;
const ERASE_SCREEN = '\u001B[2J\u001B[H';

export function openConsole(): Console {
  const { stdin: input, stdout: output } = process;
  const isScreen = input.isTTY && output.isTTY;
  const lines = createInterface({ input, output, terminal: isScreen, historySize: isScreen ? 100 : 0 });
  const waiting: string[] = [];
  let ended = false;
  let served: ((line: string | null) => void) | null = null;
  const serve = (line: string | null): void => {
    const answer = served;
    served = null;
    if (line === null) ended = true;
    if (answer !== null) answer(line);
    else if (line !== null) waiting.push(line);
  };
  const stop = (): void => serve(null);
  lines.on('line', serve).on('close', stop).on('SIGINT', stop);
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return {
    ink: inkFor(output, process.env),
    width: Math.min(output.columns ?? WIDTH, 100),
    print,
    page(...text) {
      if (isScreen) output.write(ERASE_SCREEN);
      const fits = !isScreen || text.length < output.rows;
      print(...(fits ? text : text.filter((line) => line !== '')));
    },
    async ask(prompt) {
      lines.setPrompt(prompt);
      lines.prompt();
      const line = await new Promise<string | null>((resolve) => {
        served = resolve;
        if (waiting.length > 0) serve(waiting.shift()!);
        else if (ended) serve(null);
      });
      // Nobody typed what came through a pipe: the transcript shows it all the same.
      if (!isScreen) output.write(`${line ?? ''}\n`);
      else if (line === null) output.write('\n');
      return line;
    },
    close() {
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      lines.close();
    },
  };
}
