import './index.css';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { verdict } from '#core/verdict';
import { CASTLES } from '#games/muster/cards';
import { rivalOf, type View } from '#games/muster/state';
import { byActor, type Turn, turnsIn } from '#table/turns';
import { w } from '../../../big-screen/words.ts';
import { titleOf } from '../../../catalogue.ts';
import type { ScreenProps } from '../../../game-ui.ts';
import { FlightLayer } from '../../../room/flight-layer.tsx';
import { useMarks } from '../../../room/marks.ts';
import { useRoom } from '../../../room/use-room.ts';
import { language } from '../../../settings.ts';
import { t } from '../../../words/index.ts';
import { Land } from '../board/board.tsx';
import { Lane } from '../board/lane.tsx';
import { KEYS } from '../gestures/keys.ts';
import { marksOf } from '../log/marks.ts';
import { TurnSentence, turnText } from '../log/recapping.tsx';
import { regionsOf } from '../motion/regions.ts';
import { Portrait } from '../pieces.tsx';
import { portraitOf } from '../players/portrait-at.ts';
import { HeldCastles } from '../players/held-castles.tsx';
import { Backs, Clock } from '../players/rails.tsx';
import { followSeldom } from '../seldom-texts.ts';
import { m } from '../texts.ts';

await followSeldom();

/** The castles of Muster for all in the room: totals, everybody by name, and no hand but its backs. */
export function Screen({ table, join, over, away }: ScreenProps): JSX.Element {
  const room = useRoom(table, regionsOf, KEYS);
  const ui = room.ui.board;
  const { nameOf } = room.names;
  const sight = ui.sight.value;
  const view = ui.view.value;
  const seat = room.seat();
  const turns = useMemo(() => turnsIn(sight.log, byActor), [sight.log]);
  const last = turns.at(-1);
  const marks = last === undefined ? null : marksOf(view, last);
  useMarks(
    '.muster',
    [...(marks?.places ?? [])].map((place) => ({ seat: last!.seat, place })),
  );
  const names = { own: nameOf(seat), rival: nameOf(rivalOf(seat)) };
  const bar = (of: Seat): JSX.Element => (
    <PlayerBar
      view={view}
      seat={of}
      name={nameOf(of)}
      portrait={portraitOf(table.players, of)}
      isTurn={sight.toAct.includes(of)}
      isAway={away.includes(of)}
    >
      <LastOf turns={turns} seat={of} nameOf={nameOf} />
    </PlayerBar>
  );
  return (
    <div data-for="all">
      <Land class="for-all" data={{ 'data-phase': view.phase }}>
        <div class="castles-for-all">
          <aside class="all-side">
            <section class="all-title">
              <h1>{titleOf('muster').split(':')[0]}</h1>
              <p>{m('room.turn', { count: view.turns })}</p>
              <p class="join">{join}</p>
            </section>
            <Clock ui={ui} />
            {sight.outcome !== null && (
              <section class="all-title" role="status">
                <h2>{verdict(sight.outcome, language.value, nameOf)}</h2>
                <p>{over}</p>
              </section>
            )}
          </aside>
          {bar(rivalOf(seat))}
          <main class="lanes-for-all" id="content">
            {CASTLES.map((castle) => (
              <Lane
                key={castle}
                ui={ui}
                castle={castle}
                seat={seat}
                names={names}
                lit={false}
                marks={marks}
                fan={() => undefined}
              />
            ))}
          </main>
          {bar(seat)}
        </div>
        <FlightLayer />
        <p class="unseen" aria-live="polite">
          {last !== undefined && !sight.toAct.includes(last.seat) && turnText(last, nameOf)}
        </p>
      </Land>
    </div>
  );
}

interface BarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly portrait: string;
  readonly isTurn: boolean;
  readonly isAway: boolean;
  readonly children: ComponentChildren;
}

/** Letters that one line of a bar holds. */
const LONG = 20;

/** A player: name, backs of the hand, castles held, and what the last turn was. */
function PlayerBar({ view, seat, name, portrait, isTurn, isAway, children }: BarProps): JSX.Element {
  const title = isTurn ? t('home.theirTurn', { name }) : name;
  return (
    <section class={`player-bar${isTurn ? ' turn' : ''}`} aria-label={name}>
      <Portrait of={portrait} />
      <h2 class={title.length > LONG ? 'long' : ''}>{title}</h2>
      <Backs view={view} seat={seat} name={name} />
      <HeldCastles view={view} seat={seat} />
      {isAway ? <p class="did">{w('seats.asleep')}</p> : children}
    </section>
  );
}

interface LastProps {
  readonly turns: readonly Turn[];
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/** The whole name stands in the bar: of a long one, which may come twice in a sentence, the first word is enough. */
const brief = (name: string): string => (name.length > LONG ? (name.split(' ')[0] ?? name) : name);

function LastOf({ turns, seat, nameOf }: LastProps): JSX.Element {
  const last = turns.findLast((turn) => turn.seat === seat);
  const shortOf = (each: Seat): string => brief(nameOf(each));
  return <p class="did">{last !== undefined && <TurnSentence turn={last} nameOf={shortOf} />}</p>;
}
