import type { JSX } from 'preact';

export interface ChoiceProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly tell: (value: T) => string;
  readonly choose: (value: T) => void;
}

/** A few values side by side, one of them chosen. */
export function Choice<T extends string | number>({
  label,
  values,
  value,
  tell,
  choose,
}: ChoiceProps<T>): JSX.Element {
  return (
    <div class="choice" role="group" aria-label={label}>
      {values.map((each) => (
        <button type="button" key={each} aria-pressed={each === value} onClick={() => choose(each)}>
          {tell(each)}
        </button>
      ))}
    </div>
  );
}
