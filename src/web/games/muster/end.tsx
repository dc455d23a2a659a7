import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CASTLES, type Castle, type Piece } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { columnAt, isWild, rivalOf, type View } from '#games/muster/state';
import type { Line } from '#table/table';
import { byActor, turnsIn } from '#table/turns';
import type { RoomProps } from '../../game-ui.ts';
import { Farewell } from '../../farewell/farewell.tsx';
import { Ending } from '../../room/ending/verdict.tsx';
import { tell } from '../../words/index.ts';
import { CardFace, CastlePicture, colourOf, EmblemIcon, Portrait } from './pieces.tsx';
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

/** A dozen paper pennants fall once and stay: where, how they lie, and of which castle they are. */
const PENNANTS = [
  [6, 8, -12, 0],
  [14, 18, 20, 1],
  [19, 39, 28, 3],
  [25, 9, -8, 2],
  [39, 33, 10, 4],
  [62, 32, -18, 0],
  [78, 8, 8, 1],
  [79, 33, 6, 4],
  [87, 17, -28, 2],
  [96, 10, 16, 3],
  [4, 46, -38, 0],
  [97, 49, 22, 1],
] as const;

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
        <>
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
          <div class="pennants" aria-hidden="true">
            {PENNANTS.map(([left, top, turn, colour]) => (
              <i
                key={left}
                style={{
                  left: `${left}%`,
                  top: `${top}%`,
                  rotate: `${turn}deg`,
                  background: colourOf(colour),
                }}
              />
            ))}
          </div>
        </>
      )}
      score={`${m('end.castles', { own, rival })}. `}
      decided={
        decisive === null
          ? undefined
          : m('end.decided', { turn: decisive.turn, text: tell(muster, decisive.message, tellOf) })
      }
      farewell={
        <div class="last-word">
          <Farewell
            game={muster.id}
            players={props.table.players}
            outcome={outcome}
            face={(each) => <Portrait of={entryAt(sittings, each).portrait} />}
          />
        </div>
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
  const pile = entryAt(view.castlePiles, castle);
  return (
    <li class={`${shown ? 'shown' : ''} ${now.holder ?? 'nobody'}`}>
      <LaidCards side="there" cards={entryAt(view.columns, columnAt(rivalOf(seat), castle))} />
      <div class="keep-of">
        <CastlePicture castle={castle} wild={isWild(view, castle)} />
        {pile.length > 0 && (
          <span class="laid-on">
            <CardFace card={pile.at(-1)!} />
            {pile.length > 1 && <span class="laid-count">{pile.length}</span>}
          </span>
        )}
      </div>
      <div class="caption">
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
      </div>
      <LaidCards side="here" cards={entryAt(view.columns, columnAt(seat, castle))} />
    </li>
  );
}

/** The cards that count for one side, as they lie on the table; the sums beside them say it, too. */
function LaidCards({ side, cards }: { side: 'here' | 'there'; cards: readonly Piece[] }): JSX.Element {
  return (
    <div
      class={`laid-cards ${side === 'here' ? 'here' : 'there'}`}
      style={{ '--n': Math.max(cards.length, 1) }}
      aria-hidden="true"
    >
      {cards.map((card, slot) => (
        <span key={slot} style={{ '--i': slot }}>
          <CardFace card={card} flip={side === 'there'} />
        </span>
      ))}
    </div>
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
