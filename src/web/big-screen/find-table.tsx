import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../route.ts';
import { Shell } from '../screens/shell.tsx';
import { type Failure, lookFor } from '../online/api.ts';
import { refusedText } from '../online/refusal-texts.ts';
import { keepCodes } from '../online/deal/table-keepsake.ts';
import { w } from './words.ts';

function failureText(failure: Failure, code: string): string {
  if (failure === 'code') return w('phone.unknown', { code });
  return failure === 'too-fast' ? w('phone.tooFast') : refusedText(failure);
}

/** A phone finds its table: by the letters of the address that a camera has read, or by those that somebody types. */
export function FindTable({ initialCode }: { initialCode: string }): JSX.Element {
  const typed = useSignal(initialCode.toUpperCase());
  const failure = useSignal<string | null>(null);
  const looking = useSignal(initialCode !== '');
  const look = async (code: string): Promise<void> => {
    looking.value = true;
    const answer = await lookFor(code);
    looking.value = false;
    if ('failure' in answer) {
      failure.value = failureText(answer.failure, code);
      return;
    }
    const { table, watch } = answer.value;
    keepCodes(table.id, { watch, code });
    go(`/table/${table.id}`, 'replace');
  };
  useEffect(() => {
    if (initialCode !== '') void look(initialCode.toUpperCase());
  }, []);
  if (looking.value && failure.value === null) {
    return (
      <Shell title={w('phone.looking')}>
        <section class="page">
          <h1>{w('phone.looking')}</h1>
        </section>
      </Shell>
    );
  }
  return (
    <Shell title={w('phone.type')}>
      <section class="page finding">
        <h1>{w('phone.type')}</h1>
        <p class="lead">{w('phone.typeHint')}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void look(typed.value);
          }}
        >
          <input
            class="letters"
            type="text"
            aria-label={w('phone.code')}
            value={typed.value}
            maxLength={4}
            autocapitalize="characters"
            autocomplete="off"
            spellcheck={false}
            autofocus
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value.toUpperCase();
              failure.value = null;
            }}
          />
          <button type="submit" class="button primary" disabled={typed.value.length < 4 || looking.value}>
            {w('phone.find')}
          </button>
        </form>
        {failure.value !== null && (
          <p class="refused" role="alert">
            {failure.value}
          </p>
        )}
      </section>
    </Shell>
  );
}
