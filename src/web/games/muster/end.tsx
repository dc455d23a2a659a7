import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES, type Castle } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { isWild, rivalOf, type View } from '#games/muster/state';
import type { Line } from '#table/table';
import { byActor, turnsIn } from '#table/turns';
import type { RoomProps } from '../../game-ui.ts';
import { Farewell } from '../../farewell/farewell.tsx';
import { Ending } from '../../room/verdict.tsx';
import { tell } from '../../words/index.ts';
import { CastlePicture, EmblemIcon, Portrait } from './pieces.tsx';
import { type Standing, standingOf } from './board/standing.ts';
import { decisiveIn } from './log/decisive.ts';
import type { Sitting } from './players/rails.tsx';
import { castleName } from './telling.ts';
import { m } from './texts.ts';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly log: readonly Line[];
  /** The seat at the lower edge, and the one person who looks; nobody when two share the screen. */
  readonly seat: Seat;
  readonly viewer: Seat | null;
  readonly sittings: readonly Sitting[];
  readonly nameOf: (seat: Seat) => string;
}

/** The end of a match: the castles are counted one by one, then what decided it. */
export function End({ seat, viewer, sittings, nameOf, log, ...props }: Props): JSX.Element {
  const { view, outcome } = props;
  const tellOf = (each: Seat): string | null => (each === viewer ? null : nameOf(each));
  const [own, rival] = [entryAt(outcome.scores, seat), entryAt(outcome.scores, rivalOf(seat))];
  const decisive = decisiveIn(turnsIn(log, byActor), outcome);
  return (
    <Ending
      {...props}
      tellOf={tellOf}
      say={(message) => tell(muster, message, tellOf)}
      steps={CASTLES.length}
      counted={(count) => (
        <ul class="castles">
          {CASTLES.map((castle) => (
            <Counted
              key={castle}
              view={view}
              seat={seat}
              castle={castle}
              shown={castle < count}
              sittings={sittings}
              tellOf={tellOf}
            />
          ))}
        </ul>
      )}
      score={`${m('end.castles', { own, rival })}. `}
      decided={
        decisive === null
          ? undefined
          : m('end.decided', { turn: decisive.turn, text: tell(muster, decisive.message, tellOf) })
      }
      farewell={
        <Farewell
          game={muster.id}
          players={props.table.players}
          outcome={outcome}
          face={(each) => <Portrait of={entryAt(sittings, each).portrait} />}
        />
      }
    />
  );
}

interface CountedProps {
  readonly view: View;
  readonly seat: Seat;
  readonly castle: Castle;
  readonly shown: boolean;
  readonly sittings: readonly Sitting[];
  readonly tellOf: (seat: Seat) => string | null;
}

function Counted({ view, seat, castle, shown, sittings, tellOf }: CountedProps): JSX.Element {
  const now = standingOf(view, seat, castle);
  const holder = now.holder === null ? null : now.holder === 'own' ? seat : rivalOf(seat);
  return (
    <li class={`${shown ? 'shown' : ''} ${now.holder ?? 'nobody'}`}>
      <CastlePicture castle={castle} wild={isWild(view, castle)} />
      {holder !== null && (
        <>
          <EmblemIcon of="crown" />
          <Portrait of={entryAt(sittings, holder).portrait} />
        </>
      )}
      <span class="castle-name">{castleName(castle)}</span>
      <b>
        {now.own} : {now.rival}
      </b>
      <span class="held-by">{heldText(now, holder === null ? null : tellOf(holder), holder)}</span>
    </li>
  );
}

/** By how much, or in words what decided between equals. */
function heldText(now: Standing, name: string | null, holder: Seat | null): string {
  if (holder === null) return m('end.nobody');
  if (now.banners === null) {
    return name === null ? m('end.yours', { count: now.by }) : m('end.theirs', { name, count: now.by });
  }
  const [more, fewer] = now.banners.toSorted((a, b) => b - a);
  return name === null
    ? m('end.yoursTie', { more: more ?? 0, fewer: fewer ?? 0 })
    : m('end.theirsTie', { name, more: more ?? 0, fewer: fewer ?? 0 });
}
