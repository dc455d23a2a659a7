import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { titleOf } from '../catalogue.ts';
import { type Failure, openShared, sharedScreens } from '../online/api.ts';
import { refusedText } from '../online/refusal-texts.ts';
import { useGameRoom } from '../online/table/use-game-room.ts';
import { go } from '../route.ts';
import { BeginBar } from '../screens/new-match/begin-bar.tsx';
import { Choice } from '../screens/choice.tsx';
import { type OptionValues, Options, settledOptions } from '../screens/new-match/options.tsx';
import { Shell } from '../screens/shell.tsx';
import { w } from './words.ts';

/** Opening a table that this screen only shows. */
export function NewShared({ id }: { id: string }): JSX.Element | null {
  const room = useGameRoom(id);
  return room === null ? null : <Opening id={id} game={room.game} />;
}

function Opening({ id, game }: { id: string; game: AnyGame }): JSX.Element {
  const title = w('open.title', { game: titleOf(id) });
  const isClosed = useSignal(false);
  useEffect(() => {
    void sharedScreens().then((answer) => {
      isClosed.value = 'failure' in answer && answer.failure === 'no-table';
    });
  }, []);
  return (
    <Shell title={title}>
      <section class="page new">
        <h1>{title}</h1>
        {isClosed.value ? (
          <p class="refused" role="alert">
            {w('open.closed')}. {w('open.closedHint')}
          </p>
        ) : (
          <Form id={id} game={game} />
        )}
      </section>
    </Shell>
  );
}

function Form({ id, game }: { id: string; game: AnyGame }): JSX.Element {
  // Alone one needs no screen for all.
  const least = Math.max(2, game.seats.min);
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, index) => least + index);
  const seats = useSignal(game.seats.max);
  const options = useSignal<OptionValues>(defaultOptions<OptionValues>(game.options));
  const failure = useSignal<Failure | null>(null);
  const settled = settledOptions(game, options.value);
  const refusal = game.options.refusal(settled, seats.value);
  const open = async (): Promise<void> => {
    const opened = await openShared({ game: id, options: settled, seats: seats.value });
    if ('failure' in opened) failure.value = opened.failure;
    else go(`/screen/${opened.value.table.id}#${opened.value.watch}`, 'replace');
  };
  return (
    <>
      <p class="lead">{w('open.lead')}</p>
      {counts.length > 1 && (
        <>
          <h2>{w('open.players')}</h2>
          <Choice
            label={w('open.players')}
            values={counts}
            value={seats.value}
            tell={(count) => w('open.count', { count })}
            choose={(count) => {
              seats.value = count;
            }}
          />
        </>
      )}
      <Options
        game={game}
        seats={seats.value}
        values={options.value}
        change={(values) => {
          options.value = values;
        }}
      />
      <BeginBar
        game={game}
        label={w('open.begin')}
        what={w('open.count', { count: seats.value })}
        refusal={refusal}
        failure={failure.value === null ? undefined : refusedText(failure.value)}
        begin={() => void open()}
      />
    </>
  );
}
