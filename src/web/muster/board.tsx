import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { CASTLES } from '#games/muster/cards';
import { castlesOf } from '#games/muster/scoring';
import { rivalOf } from '#games/muster/state';
import type { Sight } from '#table/table';
import { scene } from '../art/scene.ts';
import { address } from '../art/src.ts';
import { Icon } from '../icons.tsx';
import { isDark, settings } from '../settings.ts';
import { t, tell } from '../words/index.ts';
import { muster } from '#games/muster/index';
import { Chronicle, Tag } from './chronicle.tsx';
import { Hand } from './hand.tsx';
import type { Handling } from './handling.ts';
import { Lane } from './lane.tsx';
import { InTurn } from '../table/in-turn.tsx';
import { useTravel } from '../table/motion.ts';
import { CardFace, Portrait } from './pieces.tsx';
import { Places } from './places.tsx';
import { Prompt } from './prompt.tsx';
import { Backs, Clock, Plate, type Sitting } from './rails.tsx';
import { Reading } from './reading.tsx';
import { castleOf, journeys } from './travel.ts';

interface Props {
  readonly sight: Sight;
  readonly hand: Handling;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly sittings: readonly Sitting[];
  /** What the chronicle calls a seat; the reader has no name. */
  readonly nameOf: (seat: number) => string | null;
  readonly bar: ComponentChildren;
  /** In place of the prompt: a replay has its own. */
  readonly prompt?: ComponentChildren;
  /** Above the chronicle: a lesson speaks there. */
  readonly coach?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The Muster room: a function of what is seen and of what is being done. */
export function Board({
  sight,
  hand,
  seat,
  sittings,
  nameOf,
  bar,
  prompt,
  coach,
  children,
}: Props): JSX.Element {
  useTravel(sight, journeys);
  const lit = useSignal<number | null>(null);
  const view = hand.view.value;
  const rival = rivalOf(seat);
  const isReader = hand.seat.value === seat || nameOf(seat) === null;
  const names = { own: isReader ? null : sittings[seat].name, rival: sittings[rival].name };
  const mover = sight.toAct.length === 0 ? null : (nameOf(sight.toAct[0]) ?? t('seat.you'));
  const last = sight.log.at(-1);
  const reading = useSignal(false);
  const choosing = hand.chosen.value.length > 0;
  // Everything is touched, and it can still mean several things.
  const asking =
    hand.chosen.value.some(({ at }) => at === 'column') && hand.chosen.value.some(({ at }) => at === 'card');
  const line = prompt ?? <Prompt hand={hand} mover={mover} />;
  return (
    <div
      data-phase={view.phase}
      data-mine={hand.seat.value === view.turn}
      class={[
        'room muster',
        settings.value.numbers && 'numbers',
        choosing && 'choosing',
        asking && 'asking',
        reading.value && 'reading',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <img
        class="scene"
        src={address(`scene ${isDark.value}`, () => scene(isDark.value))}
        alt=""
        width="1440"
        height="900"
      />
      <InTurn late>
        <Reading view={view} seat={seat} names={names} />
      </InTurn>
      <header class="bar">
        <h1 class="unseen">{t('game.muster')}</h1>
        {bar}
      </header>
      <section class="promptline" aria-label={t('room.prompt')}>
        {line}
      </section>
      <aside class="rail left" aria-label={t('room.field')}>
        <InTurn>
          <Plate
            view={view}
            seat={rival}
            sitting={sittings[rival]}
            turn={sight.toAct.includes(rival)}
            rival
          />
          <Clock hand={hand} />
          <Plate
            view={view}
            seat={seat}
            sitting={sittings[seat]}
            turn={sight.toAct.includes(seat)}
            rival={false}
          />
        </InTurn>
      </aside>
      <aside class="strip" aria-label={sittings[rival].name}>
        <Portrait of={sittings[rival].portrait} />
        <b>{sittings[rival].name}</b>
        <Backs view={view} seat={rival} name={sittings[rival].name} />
        <span class="score">
          {castlesOf(view, seat)} : {castlesOf(view, rival)}
        </span>
      </aside>
      <main class="middle" id="content">
        <div class="field">
          {CASTLES.map((castle) => (
            <InTurn key={castle}>
              <Lane hand={hand} castle={castle} seat={seat} names={names} lit={lit.value === castle} />
            </InTurn>
          ))}
        </div>
        {view.turned.length > 0 && (
          <span class="turned card" data-place="turned">
            <CardFace card={view.turned[0]} />
          </span>
        )}
        <InTurn>
          <Hand hand={hand} seat={seat} />
        </InTurn>
      </main>
      <aside class="rail right" aria-label={t('room.chronicle')}>
        {coach}
        <InTurn>
          <Chronicle
            log={sight.log}
            turn={view.turns}
            nameOf={nameOf}
            light={(castle) => {
              lit.value = castle;
            }}
          />
          <Places hand={hand} names={names} />
        </InTurn>
      </aside>
      <button
        type="button"
        class="lastline"
        aria-expanded={reading.value}
        onClick={() => {
          reading.value = !reading.value;
        }}
      >
        <Tag castle={last === undefined ? null : castleOf(last.message)} />
        <span>{last === undefined ? t('room.begin') : tell(muster, last.message, nameOf)}</span>
        <Icon of="list" />
      </button>
      <p class="unseen" aria-live="polite">
        {last === undefined ? '' : tell(muster, last.message, nameOf)}
      </p>
      {children}
    </div>
  );
}
