import type { Terminal } from '../commands/terminal.ts';

/** A terminal that remembers what was said: lines of complaint begin with an exclamation mark. */
export function toldTerminal(
  words: readonly string[],
  environment: Terminal['environment'] = {},
): Terminal & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  return {
    words,
    environment,
    lines,
    print: (line) => void lines.push(line),
    complain: (line) => void lines.push(`! ${line}`),
  };
}
