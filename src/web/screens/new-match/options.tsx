import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import { defaultOptions, type OptionField } from '#core/options';
import { valueName, valueText } from '#core/option-texts';
import { tell } from '../../words/index.ts';
import { PackField } from '../../box/pack-field.tsx';
import { s } from '../words.ts';
import { Choice } from '../choice.tsx';
import { fieldsFor, valuesFor } from './fields.ts';

export type OptionValues = Readonly<Record<string, boolean | string | number | readonly string[]>>;

interface Props {
  readonly game: AnyGame;
  /** As they were chosen: what another setting takes the meaning from is kept, and comes back with it. */
  readonly values: OptionValues;
  readonly change: (values: OptionValues) => void;
  readonly seats: number;
}

/** What is chosen, as it would be played. */
export const settledOptions = (game: AnyGame, values: OptionValues): OptionValues =>
  game.options.settle(values);

/** The option sheet of a game as a form: whatever a game offers appears here. */
export function Options({ game, values, change, seats }: Props): JSX.Element {
  const settled = settledOptions(game, values);
  const standard = defaultOptions<OptionValues>(game.options);
  const presets: Readonly<Record<string, OptionValues>> = {
    standard,
    ...Object.fromEntries(
      Object.entries<OptionValues>(game.options.presets).map(([name, preset]) => [
        name,
        { ...standard, ...preset },
      ]),
    ),
  };
  const same = Object.entries(presets).find(([, preset]) =>
    sameValues(settledOptions(game, preset), settled),
  );
  const chosen = same?.[0] ?? 'own';
  const names = chosen === 'own' ? [...Object.keys(presets), 'own'] : Object.keys(presets);
  return (
    <>
      <h2>{s('new.preset')}</h2>
      <Choice
        label={s('new.preset')}
        values={names}
        value={chosen}
        tell={(name) => presetName(game, name)}
        choose={(name) => {
          const preset = presets[name];
          if (preset !== undefined) change(preset);
        }}
      />
      {chosen !== 'own' && (
        <p class="note">
          {chosen === 'standard' ? s('new.standardHint') : tell(game, { key: `preset.${chosen}.hint` })}
        </p>
      )}
      <h2>{s('new.options')}</h2>
      <div class="options">
        {fieldsFor(game, values, seats).map(([name, field]) => (
          <Field
            key={name}
            offered={
              field.kind === 'choice'
                ? valuesFor(game, [name, field.values], String(settled[name]), seats)
                : offeredIn(game, values, name, field)
            }
            game={game}
            name={name}
            field={field}
            value={settled[name] ?? field.default}
            need={needText(game, values, seats, name)}
            change={(value) => change({ ...values, [name]: value })}
          />
        ))}
      </div>
    </>
  );
}

const sameValues = (a: OptionValues, b: OptionValues): boolean => JSON.stringify(a) === JSON.stringify(b);

function presetName(game: AnyGame, name: string): string {
  if (name === 'standard') return s('new.standard');
  return name === 'own' ? s('new.own') : tell(game, { key: `preset.${name}.name` });
}

/** Why a setting means nothing just now, in words; '' where it means something. */
function needText(game: AnyGame, values: OptionValues, seats: number, name: string): string {
  const why = game.options.idle?.(values, seats)[name];
  return why === undefined ? '' : tell(game, why);
}

/** Of a list, what the other settings leave a meaning to. */
function offeredIn(game: AnyGame, values: OptionValues, name: string, field: OptionField): readonly string[] {
  if (field.kind !== 'list') return [];
  return field.values.filter((each) => {
    const settled: OptionValues = game.options.settle({ ...values, [name]: [each] });
    return (settled[name] as readonly string[]).includes(each);
  });
}

interface FieldProps {
  /** Of a choice or a list, what can be chosen here. */
  readonly offered: readonly string[];
  readonly game: AnyGame;
  readonly name: string;
  readonly field: OptionField;
  readonly value: OptionValues[string];
  /** Why it cannot be chosen now; '' where it can. */
  readonly need: string;
  readonly change: (value: OptionValues[string]) => void;
}

/** The number of an input, within its bounds; the input shows what was taken. */
function boundedIn(field: OptionField & { kind: 'number' }, input: HTMLInputElement): number {
  const value = Math.round(input.valueAsNumber);
  const bounded = Math.min(field.max, Math.max(field.min, Number.isNaN(value) ? field.default : value));
  input.value = String(bounded);
  return bounded;
}

function Field({ game, name, field, value, need, offered, change }: FieldProps): JSX.Element | null {
  const id = `option-${name}`;
  const label = tell(game, { key: `option.${name}.name` });
  if (field.kind === 'list' && offered.length === 0) return null;
  if (field.kind === 'text') return <PackField game={game} value={String(value)} change={change} />;
  return (
    <div class={`option${field.kind === 'list' ? ' long' : ''}`}>
      <div>
        {field.kind === 'list' ? <b>{label}</b> : <label for={id}>{label}</label>}
        <p id={`${id}-hint`}>
          {tell(game, { key: `option.${name}.hint` })}{' '}
          <b class="need" aria-live="polite">
            {need}
          </b>
        </p>
      </div>
      {field.kind === 'switch' && (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          checked={value === true}
          disabled={need !== ''}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      )}
      {field.kind === 'choice' && (
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={String(value)}
          disabled={need !== ''}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {tell(game, valueName(name, field, each))}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'list' && (
        <Several
          game={game}
          name={name}
          max={field.max}
          field={field}
          offered={offered}
          value={value as readonly string[]}
          change={change}
        />
      )}
      {field.kind === 'number' && (
        <input
          id={id}
          type="number"
          aria-describedby={`${id}-hint`}
          min={field.min}
          max={field.max}
          value={Number(value)}
          disabled={need !== ''}
          onChange={(event) => change(boundedIn(field, event.currentTarget))}
        />
      )}
    </div>
  );
}

interface SeveralProps extends Omit<FieldProps, 'value' | 'need'> {
  readonly max: number;
  readonly value: readonly string[];
}

/** Several of a list, at most so many; each with its own text where the game has one. */
function Several({ game, name, max, field, offered, value, change }: SeveralProps): JSX.Element {
  const full = value.length >= max;
  return (
    <div class="several" role="group" aria-label={tell(game, { key: `option.${name}.name` })}>
      {offered.map((each) => {
        const on = value.includes(each);
        const text = valueText(field, each);
        return (
          <label key={each} class={on ? 'on' : ''} title={text === null ? undefined : tell(game, text)}>
            <input
              type="checkbox"
              checked={on}
              disabled={full && !on}
              onChange={() => change(on ? value.filter((other) => other !== each) : [...value, each])}
            />
            {tell(game, valueName(name, field, each))}
          </label>
        );
      })}
    </div>
  );
}
