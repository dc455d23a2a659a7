import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { NAME_LENGTH } from '#table/terms';
import { change, settings } from '../../settings.ts';
import { t } from '../../words/index.ts';
import { introduce, type ApiResult } from '../api.ts';
import { harmless } from '../clean-text.ts';
import { me } from '../account/player.ts';

const wanted = signal<string | null>(null);
const nameNow = (): string => wanted.value ?? me.value?.name ?? settings.value.name;

/** Where one writes what one is called at online tables; how it looks is said where it stands. */
export function NameInput(
  more: Pick<JSX.IntrinsicElements['input'], 'id' | 'aria-describedby'>,
): JSX.Element {
  return (
    <input
      {...more}
      type="text"
      maxLength={NAME_LENGTH}
      autocomplete="nickname"
      placeholder={t('seat.guest')}
      value={nameNow()}
      onInput={(event) => {
        wanted.value = event.currentTarget.value;
      }}
    />
  );
}

/** Before a seat is taken: the server knows us by the name that stands in the field. */
export async function introduced(): Promise<ApiResult<void>> {
  const name = harmless(nameNow(), NAME_LENGTH);
  if (name !== '' && settings.value.name === '') change({ name });
  const answer = await introduce(name === '' ? t('seat.guest') : name);
  if ('value' in answer) wanted.value = null;
  return answer;
}
