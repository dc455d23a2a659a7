import './index.css';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { verdict } from '#core/verdict';
import { isDrafting } from '#games/murano/modules/draft';
import type { Market } from '#games/murano/rules/board';
import { CATEGORIES, iconOf } from '#games/murano/rules/cards';
import { BENCH_SIZE, seatsOf, type View } from '#games/murano/rules/state';
import { knownHand } from '#games/murano/view/knowledge';
import { recapOf } from '#games/murano/recap';
import { beginsTurn } from '#games/murano/turns';
import { type Turn, turnsIn } from '#table/turns';
import { w } from '../../../big-screen/words.ts';
import type { ScreenProps } from '../../../game-ui.ts';
import { FlightLayer } from '../../../room/flight-layer.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { useSeen, useSeenSignal } from '../../../room/seen.ts';
import { useLaying } from '../../../room/stages.tsx';
import { useRoom } from '../../../room/use-room.ts';
import { language } from '../../../settings.ts';
import { advantageArt } from '../art/index.ts';
import { signed } from '../board/prospects.ts';
import { Stage } from '../board/stage.tsx';
import { KEYS } from '../gestures/keys.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { lastTurnText, TurnMarks } from '../log/last-turn.tsx';
import { Sentence } from '../log/sentence.tsx';
import { type Regions, regionsOf } from '../motion/regions.ts';
import { Faces } from '../players/faces.ts';
import {
  CardFace,
  CategoryIcon,
  Creation,
  IconSign,
  Money,
  Murrina,
  Picture,
  ShardIcon,
} from '../pieces/pieces.tsx';
import { usePlaces } from '../bench/places.ts';
import { playWith, printed } from '../printed.ts';
import { endsNow } from '../prompt/notice.ts';
import { Phases } from '../prompt/prompt.tsx';
import { advantageName, creationName, listed, shardsText } from '../telling.ts';
import { Room } from '../table.tsx';
import type { Tab } from '../tabs.tsx';
import { m } from '../texts.ts';
import { Pointer, usePointedMarket } from './pointer.tsx';

const STAGES = 8;
/** Letters that one line holds. */
const LONG_TITLE = 17;
const LONG_NAME = 14;

/** The board of Murano for all in the room: what lies open, large, and everybody by name. */
export function Screen({ table, join, over, pointed, away }: ScreenProps): JSX.Element {
  const room = useRoom(table, regionsOf, KEYS);
  const regions: Regions = room.ui;
  const { around } = regions;
  playWith(regions.board.view.peek());
  const names = useMemo(() => room.names, [room, table.players]);
  const looked = usePointedMarket(pointed);
  const lit = useSignal<Market | null>(null);
  const tab = useSignal<Tab>('table');
  const laid = useLaying(STAGES);
  const log = useSeenSignal(() => around.sight.value.log, [around]);
  const turns = useSeenSignal(() => turnsIn(log.value, beginsTurn), [log]);
  const seats = useSeen(() => seatsOf(around.view.value), [around]);
  return (
    <div data-for="all">
      <Room regions={regions} tab={tab} laid={laid}>
        <main class="for-all-board" id="content">
          <p class="for-all-join">{join}</p>
          <Stage regions={regions} looked={looked} lit={lit} laid={laid} />
          <Pointer ui={around} pointed={pointed} names={names} />
        </main>
        <aside class="for-all-column">
          <TurnPanel ui={around} names={names} over={over} />
          <section class="rows" aria-label={m('rivals.title')}>
            {Array.from({ length: seats }, (_, seat) => (
              <Row
                key={seat}
                ui={around}
                seat={seat}
                names={names}
                turns={turns}
                isAway={away.includes(seat)}
              />
            ))}
          </section>
          <OpenAdvantages ui={around} />
        </aside>
        <Faces players={table.players} />
        <FlightLayer />
        <TurnMarks turns={turns.value.slice(-1)} names={names} />
        <p class="unseen" aria-live="polite">
          {lastTurnText(turns.value.at(-1), names)}
        </p>
      </Room>
    </div>
  );
}

interface PanelProps {
  readonly ui: Interaction;
  readonly names: SeatNames;
  readonly over: string;
}

/** Whose turn it is, legible from across the room; at the end, who has won. */
function TurnPanel({ ui, names, over }: PanelProps): JSX.Element {
  const { toAct, outcome } = ui.sight.value;
  const { round } = ui.view.value;
  if (outcome !== null) {
    return (
      <section class="panel whose-turn" role="status">
        <div>
          <h1>{verdict(outcome, language.value, names.nameOf)}</h1>
          <p>{over}</p>
        </div>
      </section>
    );
  }
  const [first] = toAct;
  const { turn } = ui.view.value;
  const title = m('ask.wait.title', { name: listed(toAct.map(names.nameOf)) });
  const next = first === turn && seatsOf(ui.view.value) > 1 ? (turn + 1) % seatsOf(ui.view.value) : null;
  return (
    <section class="panel whose-turn">
      {first !== undefined && toAct.length === 1 && <Murrina seat={first} />}
      <div>
        <h1 class={title.length > LONG_TITLE ? 'long' : ''}>{title}</h1>
        <p>
          {m(endsNow(ui.view.value) ? 'lastRound' : 'round', { count: round })}
          {next !== null && `. ${w('screen.next', { name: names.nameOf(next) })}`}
        </p>
      </div>
      {first !== undefined && !isDrafting(ui.view.value) && <Phases ui={ui} />}
    </section>
  );
}

interface RowProps {
  readonly ui: Interaction;
  readonly seat: Seat;
  readonly names: SeatNames;
  readonly turns: ReadonlySignal<readonly Turn[]>;
  /** The phone is asleep, or out of reach. */
  readonly isAway: boolean;
}

/** A player: money, workbench, creations, the backs of the hand, and what the last turn was. */
function Row({ ui, seat, names, turns, isAway }: RowProps): JSX.Element {
  const view = ui.view.value;
  const isTurn = ui.sight.value.toAct.includes(seat);
  const name = names.nameOf(seat);
  const last = turns.value.findLast((each) => each.seat === seat);
  const aside = entryAt(view.aside, seat);
  return (
    <article class={`panel player-row${isTurn ? ' turn' : ''}`} aria-label={name}>
      <Murrina seat={seat} />
      {isAway && <i class="moon" role="img" aria-label={w('seats.asleep')} />}
      <header>
        <h2 class={name.length > LONG_NAME ? 'long' : ''}>{name}</h2>
        <Money amount={entryAt(view.money, seat)} />
      </header>
      <OpenBench ui={ui} seat={seat} />
      <div class="collection">
        {[...entryAt(view.completed, seat), ...aside].map((card) => {
          const spent = aside.includes(card);
          const title = spent ? m('shelf.aside', { name: creationName(card) }) : creationName(card);
          return (
            <span key={card} class={`niche${spent ? ' aside' : ''}`} role="img" aria-label={title}>
              <Creation card={card} spent={spent} />
            </span>
          );
        })}
        <Backs view={view} seat={seat} />
      </div>
      <p class="did">{last !== undefined && <Did turn={last} names={names} />}</p>
    </article>
  );
}

/** What the last turn was, and what it brought. */
function Did({ turn, names }: { turn: Turn; names: SeatNames }): JSX.Element {
  const { was, now } = recapOf(turn.lines);
  return (
    <>
      <Sentence turn={turn} names={names} bare gist />
      {was !== now && <b>{`${signed(now - was)} L`}</b>}
    </>
  );
}

/** The workbench of somebody, for all to read. */
function OpenBench({ ui, seat }: Pick<RowProps, 'ui' | 'seat'>): JSX.Element {
  const bench = entryAt(ui.view.value.benches, seat);
  const places = usePlaces(bench);
  const count = Math.max(BENCH_SIZE, places.length);
  return (
    <div class="sockets" role="img" aria-label={m('rivals.bench', { shards: shardsText(bench) })}>
      {Array.from({ length: count }, (_, place) => {
        const shard = places[place];
        return (
          <span key={place} class="place" data-place={`bench-${seat}-${place}`} data-face={shard}>
            {shard !== undefined && <ShardIcon shard={shard} />}
          </span>
        );
      })}
    </div>
  );
}

/** A hand: backs, and what everybody has seen of it. [M05, M102] */
function Backs({ view, seat }: { view: View; seat: Seat }): JSX.Element {
  const { places } = knownHand(view, null, seat);
  return (
    <span class="covered" role="img" aria-label={m('rivals.cards', { count: places.length })}>
      {places.map((card, index) => (
        <span key={index} data-place={`hand-${seat}-${index}`}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}

function OpenAdvantages({ ui }: { ui: Interaction }): JSX.Element {
  const advantages = useSeen(() => ui.view.value.advantages, [ui]);
  return (
    <ul class="open-advantages" aria-label={m('advantages.title')}>
      {CATEGORIES.map((category) => {
        const advantage = entryAt(advantages, category);
        return (
          <li key={category} class="panel">
            <CategoryIcon category={category} />
            <Picture class="emblem" name={`advantage ${advantage}`} draw={() => advantageArt(advantage)} />
            <IconSign icon={iconOf(printed.value, advantage)} />
            <span>{advantageName(advantage)}</span>
          </li>
        );
      })}
    </ul>
  );
}
