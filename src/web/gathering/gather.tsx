import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { DEFAULT_LEVEL } from '../bots/levels.ts';
import { personaOf } from '../bots/personas.ts';
import { type NewGathering, openGathering } from '../online/api.ts';
import { DEFAULT_AGREEMENT, PaceForm } from '../online/lobby/clock-settings.tsx';
import { NameInput, introduced } from '../online/lobby/name-input.tsx';
import { keepCodes } from '../online/deal/table-keepsake.ts';
import { o } from '../online/words.ts';
import { go } from '../route.ts';
import { g } from './texts.ts';

/** The ways to play one deal at several tables online, each one press to a place where everybody gathers. */
export function Gather({ game }: { game: string }): JSX.Element {
  const state = useSignal<'' | 'opening' | 'failed'>('');
  const agreement = useSignal<NewGathering['agreement']>(DEFAULT_AGREEMENT);
  const gather = async (wanted: Pick<NewGathering, 'kind' | 'tables' | 'seats'>): Promise<void> => {
    state.value = 'opening';
    const known = await introduced();
    const opened =
      'failure' in known
        ? known
        : await openGathering({ ...wanted, game, options: {}, agreement: agreement.value });
    if ('failure' in opened) {
      state.value = 'failed';
      return;
    }
    const { table, watch, invitations } = opened.value;
    keepCodes(table.id, {
      watch,
      seats: Object.fromEntries(invitations.map(({ seat, code }) => [seat, code])),
    });
    go(`/table/${table.id}`);
  };
  const open = { kind: 'open' } as const;
  const bot = { kind: 'bot', level: DEFAULT_LEVEL } as const;
  const isBusy = state.value === 'opening';
  const way = (text: string, wanted: Parameters<typeof gather>[0]): JSX.Element => (
    <button type="button" class="button" disabled={isBusy} onClick={() => void gather(wanted)}>
      {text}
    </button>
  );
  return (
    <section class="gather">
      <h2>{g('online')}</h2>
      <p>{g('lead')}</p>
      <label>
        {g('name')} <NameInput />
      </label>
      <div class="gather-pace">
        <h3>{o('open.pace')}</h3>
        <PaceForm
          agreement={agreement.value}
          change={(next) => {
            agreement.value = next;
          }}
        />
      </div>
      <div class="gather-kind">
        <p>{g('mirrorHint')}</p>
        {way(g('mirror'), { kind: 'mirror', tables: 2, seats: [open, open] })}
      </div>
      <div class="gather-kind">
        <p>{g('duplicateHint')}</p>
        {[2, 3, 4].map((tables) =>
          way(g('duplicate', { count: tables }), { kind: 'duplicate', tables, seats: [open, open] }),
        )}
        {[2, 4].map((tables) =>
          way(g('alone', { count: tables, name: personaOf(game, DEFAULT_LEVEL) }), {
            kind: 'duplicate',
            tables,
            seats: [open, bot],
          }),
        )}
      </div>
      <p role="status">{state.value !== '' && g(state.value)}</p>
    </section>
  );
}
