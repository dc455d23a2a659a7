import '../replay/index.css';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { isProblem } from '#core/problem';
import { saveMatch } from '#core/saved';
import { logFor } from '#table/log';
import type { Player, Sight } from '#table/table';
import { type Finished, played } from '../device/finished.ts';
import { Icon } from '../icons.tsx';
import type { GameRoom } from '../game-ui.ts';
import { bring } from '../rooms.ts';
import { Deal } from '../online/fairness.tsx';
import { nameOf } from '../bots/personas.ts';
import { bringIn, opened } from '../play.ts';
import { reasonText } from '../reasons.ts';
import { go } from '../route.ts';
import { handOn, playersIn, replayLink, unpacked } from '../device/match-link.ts';
import { LinkByHand } from '../room/link-by-hand.tsx';
import { useKeys } from '../replay/keys.ts';
import { Lines } from '../replay/lines.tsx';
import { fileFrom } from '../replay/play-on.ts';
import { usePlaying } from '../replay/playing.ts';
import { Reel } from '../replay/reel.tsx';
import { type ReplayTurn, turnsOf } from '../replay/waymarks.ts';
import { t, tell } from '../words/index.ts';
import { s } from './words.ts';
import { Lost } from './not-found.tsx';

interface Found {
  readonly room: GameRoom;
  readonly sights: readonly Sight[];
  readonly players: readonly Player[];
  /** The seat of whoever reads it, where that is known. */
  readonly you: Seat | null;
  /** null: it is still being played, and only what spectators have seen is here. */
  readonly match: Match | null;
}

/** Of a link one knows only what it tells. */
const sent = async (packed: string): Promise<Omit<Finished, 'players'> & { players: null }> => ({
  text: await unpacked(packed),
  players: null,
  you: null,
});

async function search(id: string, packed: string): Promise<Found | string> {
  const kept = packed === '' ? await played(id) : await sent(packed);
  if (typeof kept === 'string') return kept;
  if (kept === null) return s('replay.running');
  if ('sights' in kept) {
    return { ...kept, room: await bring(kept.game, kept.version), match: null, you: null };
  }
  const { match, room } = await opened(kept.text);
  // The secret of an online match is published when it is over, however it ended.
  if (outcomeOf(match) === null && !('fair' in match.header.start)) return s('replay.running');
  const { seats } = match.header;
  const people = Array.from({ length: seats }, (): Player => ({ kind: 'person' }));
  const players = kept.players ?? playersIn(kept.text, seats) ?? people;
  return { room, match, sights: sightsOf(match), players, you: kept.you };
}

/**
 * A finished match, step by step, with all hands open; of one that is being played far away, what spectators have seen.
 * The step is part of the address.
 */
export function Replay({ id, step, text }: { id: string; step: number | null; text: string }): JSX.Element {
  const found = useSignal<Found | string | null>(null);
  useEffect(() => {
    search(id, text).then(
      (answer) => {
        found.value = answer;
      },
      (thrown: unknown) => {
        found.value = isProblem(thrown) ? reasonText(thrown) : String(thrown);
      },
    );
  }, [id, text]);
  const now = found.value;
  if (now === null) return <div class="room opening" />;
  if (typeof now === 'string') return <Lost why={now} />;
  return <Steps id={id} found={now} step={step} />;
}

function sightsOf(match: Match): readonly Sight[] {
  const log = logFor(null);
  return stagesOf(match).map((stage): Sight => ({
    seat: null,
    // The match is over: a state is a view in which nothing is hidden.
    view: stage.state,
    toAct: stage.game.toAct(stage.state),
    log: log(stage),
    event:
      stage.last === null ? null : { kind: 'played', ...stage.last.move, before: stage.last.before.state },
    outcome: outcomeOf(stage),
    mayUndo: false,
  }));
}

function Steps({
  id,
  found: { room, match, sights, players, you },
  step,
}: {
  id: string;
  found: Found;
  step: number | null;
}): JSX.Element {
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
            <ReplayBar match={match} players={players} playOn={goOn} />
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

/** The turns of a match; where its game counts rounds, those of the game. */
function turnsIn(sights: readonly Sight[], match: Match | null, room: GameRoom): readonly ReplayTurn[] {
  const actors = entryAt(sights, sights.length - 1).log.map(({ seat }) => seat);
  const rounds = match === null ? [] : stagesOf(match).map((stage) => room.standing?.(stage)['round']);
  return turnsOf(
    actors,
    rounds.map((round) => (typeof round === 'number' ? round : undefined)),
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
          <Icon of="chairs" />
          <span>{s('replay.toTable')}</span>
        </a>
      </div>
    </>
  );
}

interface ReplayBarProps {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly playOn: (() => void) | null;
}

function ReplayBar({ match, players, playOn }: ReplayBarProps): JSX.Element {
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
            <Icon of="chairs" />
            <span>{s('replay.playOn')}</span>
          </button>
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
