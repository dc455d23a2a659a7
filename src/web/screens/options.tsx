import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import { defaultOptions, type OptionField } from '#core/options';
import { t, tell } from '../words/index.ts';
import { Choice } from './choice.tsx';

export type OptionValues = Readonly<Record<string, boolean | string | number | readonly string[]>>;

interface Props {
  readonly game: AnyGame;
  readonly values: OptionValues;
  readonly change: (values: OptionValues) => void;
}

/** The option sheet of a game as a form: whatever a game offers appears here. */
export function Options({ game, values, change }: Props): JSX.Element {
  const standard = defaultOptions(game.options) as OptionValues;
  const presets: Readonly<Record<string, OptionValues>> = {
    standard,
    ...Object.fromEntries(
      Object.entries(game.options.presets).map(([name, preset]) => [
        name,
        { ...standard, ...(preset as object) },
      ]),
    ),
  };
  const chosen = Object.keys(presets).find((name) => sameValues(presets[name], values)) ?? 'own';
  const names = chosen === 'own' ? [...Object.keys(presets), 'own'] : Object.keys(presets);
  return (
    <>
      <h2>{t('new.preset')}</h2>
      <Choice
        label={t('new.preset')}
        values={names}
        value={chosen}
        tell={(name) => presetName(game, name)}
        choose={(name) => {
          if (name in presets) change(presets[name]);
        }}
      />
      {chosen !== 'own' && (
        <p class="note">
          {chosen === 'standard' ? t('new.standardHint') : tell(game, { key: `preset.${chosen}.hint` })}
        </p>
      )}
      <h2>{t('new.options')}</h2>
      <div class="options">
        {Object.entries<OptionField>(game.options.fields).map(([name, field]) => (
          <Field
            key={name}
            game={game}
            name={name}
            field={field}
            value={values[name]}
            change={(value) => change({ ...values, [name]: value })}
          />
        ))}
      </div>
    </>
  );
}

const sameValues = (a: OptionValues, b: OptionValues): boolean => JSON.stringify(a) === JSON.stringify(b);

function presetName(game: AnyGame, name: string): string {
  if (name === 'standard') return t('new.standard');
  return name === 'own' ? t('new.own') : tell(game, { key: `preset.${name}.name` });
}

interface FieldProps {
  readonly game: AnyGame;
  readonly name: string;
  readonly field: OptionField;
  readonly value: OptionValues[string];
  readonly change: (value: OptionValues[string]) => void;
}

function Field({ game, name, field, value, change }: FieldProps): JSX.Element {
  const id = `option-${name}`;
  const label = tell(game, { key: `option.${name}.name` });
  return (
    <div class="option">
      <div>
        <label for={id}>{label}</label>
        <p id={`${id}-hint`}>{tell(game, { key: `option.${name}.hint` })}</p>
      </div>
      {field.kind === 'switch' && (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          checked={value === true}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      {field.kind === 'choice' && (
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={String(value)}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {field.values.map((each) => (
            <option key={each} value={each}>
              {tell(game, { key: `option.${name}.${each}` })}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'number' && (
        <input
          id={id}
          type="number"
          aria-describedby={`${id}-hint`}
          min={field.min}
          max={field.max}
          value={Number(value)}
          onChange={(event) => {
            const given = Math.round(event.currentTarget.valueAsNumber);
            const bounded = Math.min(
              field.max,
              Math.max(field.min, Number.isNaN(given) ? field.default : given),
            );
            event.currentTarget.value = String(bounded);
            change(bounded);
          }}
        />
      )}
    </div>
  );
}
