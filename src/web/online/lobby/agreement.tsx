import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import type { OptionField } from '#core/options';
import { valueName } from '#core/option-texts';
import { listed } from '#core/words';
import type { Agreement } from '#table/table-info';
import { askForPacks, packName } from '../../box/offered.ts';
import { changedFields } from '../../screens/new-match/fields.ts';
import { language } from '../../settings.ts';
import { tell } from '../../words/index.ts';
import { o } from '../words.ts';

/** What those at a table have agreed on, in sentences. */
function agreedSentences({ pace, away, timeout }: Agreement, seats: number): readonly string[] {
  return [
    paceText(pace),
    ...(pace.kind === 'free' ? [] : [o(timeout === 'bot' ? 'agreed.timeoutBot' : 'agreed.timeoutLose')]),
    away === null ? o('agreed.patient') : o('agreed.away', { count: away }),
    o(seats === 2 ? 'agreed.resignTwo' : 'agreed.resignMore'),
    o('agreed.abandoned'),
  ];
}

export function paceText(pace: Agreement['pace']): string {
  if (pace.kind === 'free') return o('agreed.free');
  if (pace.kind === 'days') return o('agreed.days', { count: pace.days });
  return o('agreed.live', { minutes: pace.minutes, seconds: pace.increment });
}

export function Agreed({ agreement, seats }: { agreement: Agreement; seats: number }): JSX.Element {
  return (
    <ul class="agreed">
      {agreedSentences(agreement, seats).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The options that are not the usual ones, by name. */
export function OptionsTold({
  game,
  options,
}: {
  game: AnyGame;
  options: Readonly<Record<string, unknown>>;
}): JSX.Element {
  const changed = changedFields(game, options);
  const hasPack = changed.some(([, { kind }]) => kind === 'text');
  useEffect(() => {
    if (hasPack) askForPacks();
  }, [hasPack]);
  if (changed.length === 0) return <p>{o('options.standard')}</p>;
  return (
    <ul class="agreed">
      {changed.map(([name, field]) => (
        <li key={name}>
          {o('options.value', {
            name: tell(game, { key: `option.${name}.name` }),
            value: valueText(game, name, field, options[name]),
          })}
        </li>
      ))}
    </ul>
  );
}

function valueText(game: AnyGame, name: string, field: OptionField, value: unknown): string {
  if (field.kind === 'switch') return o(value === true ? 'options.on' : 'options.off');
  if (field.kind === 'number') return String(value);
  if (field.kind === 'text') return packName(game.id, String(value), '');
  const named = (each: string): string => tell(game, valueName(name, field, each));
  if (field.kind === 'choice') return named(String(value));
  return listed(language.value, (value as readonly string[]).map(named));
}
