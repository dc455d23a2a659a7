import type { JSX } from 'preact';
import type { Line } from '#table/table';

interface Props {
  readonly log: readonly Line[];
  readonly label: string;
  /** Said before anything has happened. */
  readonly begin: string;
  /** A line as the game shows it: an `li` with its place in the log as its key. */
  readonly line: (line: Line, index: number) => JSX.Element;
}

/** What happened, in words; the newest at the end, where it pushes nothing away, and in sight. */
export function LogLines({ log, label, begin, line }: Props): JSX.Element {
  return (
    <div class="roll" tabIndex={0} role="group" aria-label={label}>
      <ol>
        {log.length === 0 && <li class="none">{begin}</li>}
        {log.map(line)}
      </ol>
    </div>
  );
}
