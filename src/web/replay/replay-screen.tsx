import './index.css';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Match } from '#core/match';
import { isProblem } from '#core/problem';
import { saveMatch } from '#core/saved';
import type { Player } from '#table/table';
import { Icon } from '../icons.tsx';
import { CHAIRS, EYE } from '../more-icons.ts';
import { Deal } from '../online/deal/fairness.tsx';
import { nameOf } from '../bots/personas.ts';
import { bringIn } from '../device/bring-in.ts';
import { reasonText } from '../reasons.ts';
import { go } from '../route.ts';
import { handOn, replayLink } from '../device/match-link.ts';
import { LinkByHand } from '../room/menu/link-by-hand.tsx';
import { endOf, type LoadedMatch, matchAt, turnsIn } from './loaded-match.ts';
import { useKeys } from './keys.ts';
import { Lines } from './lines.tsx';
import { fileFrom } from './play-on.ts';
import { usePlaying } from './playing.ts';
import { Reel } from './reel.tsx';
import { t, tell } from '../words/index.ts';
import { s } from '../screens/words.ts';
import { Lost } from '../screens/not-found.tsx';

/**
 * A finished match, step by step, with all hands open; of one that is being played far away, what spectators have seen.
 * The step is part of the address.
 */
export function Replay({ id, step, text }: { id: string; step: number | null; text: string }): JSX.Element {
  const source = useSignal<LoadedMatch | string | null>(null);
  useEffect(() => {
    matchAt(id, text).then(
      (answer) => {
        source.value = answer;
      },
      (thrown: unknown) => {
        source.value = isProblem(thrown) ? reasonText(thrown) : String(thrown);
      },
    );
  }, [id, text]);
  const now = source.value;
  if (now === null) return <div class="room opening" />;
  if (typeof now === 'string') return <Lost why={now} />;
  return <Steps id={id} text={text} source={now} step={step} />;
}

interface StepsProps {
  readonly id: string;
  readonly text: string;
  readonly source: LoadedMatch;
  readonly step: number | null;
}

function Steps({ id, text, source, step }: StepsProps): JSX.Element {
  const { room, match, sights, players, you } = source;
  const total = sights.length - 1;
  const at = useSignal(Math.min(step ?? 0, total));
  const isListOpen = useSignal(false);
  const sight = useMemo(() => signal(entryAt(sights, at.value)), [sights]);
  const turn = (to: number): void => {
    at.value = Math.min(total, Math.max(0, to));
    sight.value = entryAt(sights, at.value);
    if (id !== 'link') go(`/replay/${id}#${at.value}`, 'replace');
  };
  const turns = useMemo(() => turnsIn(sights, match, room), [sights]);
  const playing = usePlaying(at, total, turn);
  useKeys(at, total, turns, turn, playing);
  const name = (seat: Seat): string => nameOf(room.game.id, players, seat);
  const said = entryAt(sights, total).log.map(({ message }) =>
    tell(room.game, message, (seat) => (seat === you ? null : name(seat))),
  );
  const playOn = match === null ? null : fileFrom(match, at.value, players, you);
  const goOn = playOn === null ? null : () => void bringIn(playOn).then((begun) => go(`/match/${begun}`));
  const seat = Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
  const { Scene } = room;
  return (
    <>
      <Scene
        game={room.game}
        sight={sight}
        players={players}
        seat={seat}
        you={you}
        bar={
          match === null ? (
            <RunningBar table={id} />
          ) : (
            <ReplayBar
              match={match}
              players={players}
              playOn={goOn}
              lookBack={lookBackAt(id, text, source)}
            />
          )
        }
        prompt={
          <Reel
            at={at.value}
            total={total}
            turns={turns}
            said={said[at.value - 1] ?? ''}
            turn={turn}
            playing={playing}
            isListOpen={isListOpen}
          />
        }
      />
      {isListOpen.value && (
        <Lines
          at={at.value}
          total={total}
          turns={turns}
          said={said}
          nameOf={(each) => (each === you ? t('seat.you') : name(each))}
          turn={turn}
          playing={playing}
          playOn={goOn}
          close={() => (isListOpen.value = false)}
        />
      )}
    </>
  );
}

/** The match goes on elsewhere: what is here ends with its last action. */
function RunningBar({ table }: { table: string }): JSX.Element {
  return (
    <>
      <a class="brand running" href="/matches">
        <Icon of="back" />
        {t('replay.title')}
        <small>{s('replay.soFar')}</small>
      </a>
      <div class="tools">
        <a class="tool wide" href={`/table/${table}`} aria-label={s('replay.toTable')}>
          <Icon of={CHAIRS} />
          <span>{s('replay.toTable')}</span>
        </a>
      </div>
    </>
  );
}

/** Where one looks back at it; null where nobody has won or lost it. */
const lookBackAt = (id: string, text: string, source: LoadedMatch): string | null =>
  endOf(source) === null ? null : `/look/${id}${text === '' ? '' : `#text=${text}`}`;

interface ReplayBarProps {
  readonly lookBack: string | null;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly playOn: (() => void) | null;
}

function ReplayBar({ match, players, playOn, lookBack }: ReplayBarProps): JSX.Element {
  const copied = useSignal(false);
  const byHand = useSignal<string | null>(null);
  const share = async (): Promise<void> => {
    const link = await replayLink(saveMatch(match), players);
    const handed = await handOn(link, t('replay.title'));
    copied.value = handed === 'copied';
    byHand.value = handed === 'byHand' ? link : null;
  };
  return (
    <>
      <a class="brand" href="/matches">
        <Icon of="back" />
        {t('replay.title')}
      </a>
      <div class="tools">
        {playOn !== null && (
          <button type="button" class="tool wide" aria-label={s('replay.playOn')} onClick={playOn}>
            <Icon of={CHAIRS} />
            <span>{s('replay.playOn')}</span>
          </button>
        )}
        {lookBack !== null && (
          <a class="tool wide" href={lookBack} aria-label={t('end.lookBack')}>
            <Icon of={EYE} />
            <span>{t('end.lookBack')}</span>
          </a>
        )}
        <Deal match={match} nameOf={(seat) => nameOf(match.game.id, players, seat)} />
        <button type="button" class="tool wide" onClick={() => void share()}>
          <Icon of="link" />
          <span aria-live="polite">{s(copied.value ? 'replay.copied' : 'replay.share')}</span>
        </button>
        {byHand.value !== null && <LinkByHand link={byHand.value} close={() => (byHand.value = null)} />}
      </div>
    </>
  );
}
