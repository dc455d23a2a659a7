import type { JSX } from 'preact';

interface Props<T> {
  /** Its lines or its turns, the newest last. */
  readonly log: readonly T[];
  readonly label: string;
  /** Said before anything has happened. */
  readonly begin: string;
  /** A line as the game shows it: an `li` with its place in the log as its key. */
  readonly line: (line: T, index: number) => JSX.Element;
}

/** What happened, in words; the newest at the end, where it pushes nothing away, and in sight. */
export function LogLines<T>({ log, label, begin, line }: Props<T>): JSX.Element {
  return (
    <div class="roll" tabIndex={0} role="group" aria-label={label}>
      <ol>
        {log.length === 0 && <li class="none">{begin}</li>}
        {log.map(line)}
      </ol>
    </div>
  );
}
