import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameIn, titleOf } from '../../catalogue.ts';
import { PlayIcon } from '../../icons.tsx';
import { go } from '../../route.ts';
import { Shell } from '../../screens/shell.tsx';
import { Agreed, OptionsTold } from './agreement.tsx';
import { accept, type Failure, type Invited, lookAt } from '../api.ts';
import { codesOf } from '../deal/table-keepsake.ts';
import { isNameless } from '../../bots/nameless.ts';
import { NameField } from './name-field.tsx';
import { introduced } from './name-input.tsx';
import { useGameRoom } from '../table/use-game-room.ts';
import { refusedText } from '../refusal-texts.ts';
import { o } from '../words.ts';

/** An invitation. Opening it changes nothing; the seat is taken by the button. */
export function InviteScreen({ code }: { code: string }): JSX.Element {
  const invited = useSignal<Invited | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    void lookAt(code).then((answer) => {
      if ('value' in answer) invited.value = answer.value;
      else failure.value = answer.failure;
    });
  }, [code]);
  const take = async (): Promise<void> => {
    const known = await introduced();
    const seated = 'failure' in known ? known : await accept(code);
    if ('value' in seated) go(`/table/${seated.value.table}`, 'replace');
    else if (seated.failure === 'seated' && invited.value !== null) go(`/table/${invited.value.table.id}`);
    else failure.value = seated.failure;
  };
  const { value } = invited;
  if (failure.value !== null) return <NoSeat failure={failure.value} />;
  if (value === null) return <Waiting />;
  return <Invitation invited={value} code={code} take={take} />;
}

function Waiting(): JSX.Element {
  return (
    <Shell title={o('invite.take')}>
      <section class="page online">
        <h1>{o('invite.looking')}</h1>
      </section>
    </Shell>
  );
}

interface Props {
  readonly invited: Invited;
  readonly code: string;
  readonly take: () => Promise<void>;
}

function Invitation({ invited: { table, seat, from }, code, take }: Props): JSX.Element {
  const busy = useSignal(false);
  const room = useGameRoom(table.game, table.version);
  const name = isNameless(from) ? o('invite.someone') : from;
  const title = o('invite.title', { name, game: titleOf(table.game) });
  if (codesOf(table.id).seats?.[seat] === code) return <OwnTable id={table.id} />;
  const press = async (): Promise<void> => {
    busy.value = true;
    await take();
    busy.value = false;
  };
  return (
    <Shell title={title}>
      <section class="page online invitation">
        <h1>{title}</h1>
        <NameField />
        <button type="button" class="play" disabled={busy.value} onClick={() => void press()}>
          <PlayIcon />
          {o('invite.take')}
        </button>
        <p class="note">{o('invite.takes')}</p>
        {gameIn(table.game)?.ui.lesson !== undefined && (
          <a class="button learning" href={`/lesson/${table.game}`} target="_blank">
            {o('invite.lesson', { game: titleOf(table.game) })}
          </a>
        )}
        <h2>{o('open.agreed')}</h2>
        <Agreed agreement={table.agreement} seats={table.seats.length} />
        <h2>{o('options.title')}</h2>
        {room !== null && <OptionsTold game={room.game} options={table.options} />}
      </section>
    </Shell>
  );
}

function OwnTable({ id }: { id: string }): JSX.Element {
  return (
    <Shell title={o('invite.take')}>
      <section class="page online lost">
        <h1>{o('invite.own')}</h1>
        <a class="button primary" href={`/table/${id}`}>
          {o('invite.toTable')}
        </a>
      </section>
    </Shell>
  );
}

function NoSeat({ failure }: { failure: Failure }): JSX.Element {
  const used = failure === 'no-invitation';
  return (
    <Shell title={o('invite.take')}>
      <section class="page online lost">
        <h1>{failure === 'not-now' ? o('invite.full') : refusedText(failure)}</h1>
        {used && <p>{o('invite.usedHint')}</p>}
        <a class="button primary" href="/online">
          {o('invite.toLobby')}
        </a>
      </section>
    </Shell>
  );
}
