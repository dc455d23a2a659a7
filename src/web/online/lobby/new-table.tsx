import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Agreement } from '#table/table-info';
import { isGame, titleOf } from '../../catalogue.ts';
import { go } from '../../route.ts';
import { seatedAt } from '../../seated.ts';
import { BeginBar } from '../../screens/new-match/begin-bar.tsx';
import { Choice } from '../../screens/choice.tsx';
import { Lost } from '../../screens/not-found.tsx';
import { type OptionValues, Options, settledOptions } from '../../screens/new-match/options.tsx';
import { Shell } from '../../screens/shell.tsx';
import { Agreed } from './agreement.tsx';
import { type Failure, type NewTable, openTable } from '../api.ts';
import { keepOpened } from '../deal/table-keepsake.ts';
import { NameField } from './name-field.tsx';
import { introduced } from './name-input.tsx';
import { DEFAULT_AGREEMENT, PaceForm } from './clock-settings.tsx';
import { useGameRoom } from '../table/use-game-room.ts';
import { refusedText } from '../refusal-texts.ts';
import { SeatsForm } from './seats-form.tsx';
import { o } from '../words.ts';

/** Opening a table: at once, as it usually is, or as one chooses it: who plays, by which rules, at which pace. */
export function OpenScreen({ game, isAtOnce }: { game: string; isAtOnce: boolean }): JSX.Element | null {
  const room = useGameRoom(game);
  if (!isGame(game)) return <Lost />;
  return room === null ? null : <Form id={game} game={room.game} isAtOnce={isAtOnce} />;
}

interface FormProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly isAtOnce: boolean;
}

/** What is being agreed on, and what became of opening it. */
function useOpening({ id, game, isAtOnce }: FormProps) {
  const seats = useSignal<NewTable['seats']>(seatedAt(game.seats, [{ kind: 'me' }, { kind: 'open' }]));
  const options = useSignal<OptionValues>(defaultOptions<OptionValues>(game.options));
  const agreement = useSignal<Agreement>(DEFAULT_AGREEMENT);
  const listed = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const busy = useSignal(false);
  const settled = settledOptions(game, options.value);
  const open = async (): Promise<void> => {
    busy.value = true;
    const known = await introduced();
    const wanted = {
      game: id,
      options: settled,
      seats: seats.value,
      agreement: agreement.value,
      listed: listed.value,
    };
    const opened = 'failure' in known ? known : await openTable(wanted);
    busy.value = false;
    if ('failure' in opened) {
      failure.value = opened.failure;
      return;
    }
    keepOpened(opened.value);
    go(`/table/${opened.value.table.id}`, 'replace');
  };
  useEffect(() => {
    if (isAtOnce) void open();
  }, []);
  const refusal = game.options.refusal(settled, seats.value.length);
  return { seats, options, agreement, listed, failure, busy, refusal, open };
}

const Opening = ({ title }: { title: string }): JSX.Element => (
  <Shell title={title}>
    <section class="page online">
      <h1>{title}</h1>
      <p class="lead" role="status">
        {o('open.opening')}
      </p>
    </section>
  </Shell>
);

const findText = (isListed: boolean): string => o(isListed ? 'open.listed' : 'open.link');

function Form({ id, game, isAtOnce }: FormProps): JSX.Element {
  const { seats, options, agreement, listed, failure, busy, refusal, open } = useOpening({
    id,
    game,
    isAtOnce,
  });
  const title = o('open.title', { game: titleOf(id) });
  if (isAtOnce && failure.value === null) return <Opening title={title} />;
  return (
    <Shell title={title}>
      <section class="page new online">
        <h1>{title}</h1>
        <NameField />
        <h2>{o('open.seats')}</h2>
        <SeatsForm
          game={id}
          rules={game}
          seats={seats.value}
          change={(next) => {
            seats.value = next;
          }}
        />
        <h2>{o('open.pace')}</h2>
        <PaceForm
          agreement={agreement.value}
          change={(next) => {
            agreement.value = next;
          }}
        />
        <h2>{o('open.who')}</h2>
        <Choice
          label={o('open.who')}
          values={['link', 'listed']}
          value={listed.value ? 'listed' : 'link'}
          tell={(each) => findText(each === 'listed')}
          choose={(each) => {
            listed.value = each === 'listed';
          }}
        />
        <Options
          game={game}
          seats={seats.value.length}
          values={options.value}
          change={(values) => {
            options.value = values;
          }}
        />
        <h2>{o('open.agreed')}</h2>
        <Agreed agreement={agreement.value} seats={seats.value.length} />
        <BeginBar
          game={game}
          label={o('open.begin')}
          what={`${o('open.count', { count: seats.value.length })} · ${findText(listed.value)}`}
          refusal={refusal}
          failure={failure.value === null ? undefined : refusedText(failure.value)}
          isBusy={busy.value}
          begin={() => void open()}
        />
      </section>
    </Shell>
  );
}
