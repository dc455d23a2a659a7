import type { JSX } from 'preact';
import { levelName, levelsOf } from '../../bots/levels.ts';
import { introductionOf } from '../../bots/personas.ts';
import { t } from '../../words/index.ts';

interface Props {
  readonly game: string;
  readonly seat: number;
  readonly label: string;
  /** The level of the bot on this seat; null: a person. */
  readonly level: string | null;
  /** A person on this seat, as the list calls it and in a sentence. */
  readonly person: string;
  readonly hint: string;
  readonly choose: (level: string | null) => void;
}

const PERSON = 'person';

/** Who is to sit on one seat: a person, or a bot of some level. */
export function Sitter({ game, seat, label, level, person, hint, choose }: Props): JSX.Element {
  return (
    <div class="option">
      <div>
        <label for={`seat-${seat}`}>{label}</label>
        <p>{level === null ? hint : introductionOf(game, level)}</p>
      </div>
      <select
        id={`seat-${seat}`}
        value={level ?? PERSON}
        onChange={({ currentTarget: { value } }) => choose(value === PERSON ? null : value)}
      >
        <option value={PERSON}>{person}</option>
        {levelsOf(game).map((each) => (
          <option key={each} value={each}>
            {t('bot', { level: levelName(game, each) })}
          </option>
        ))}
      </select>
    </div>
  );
}
