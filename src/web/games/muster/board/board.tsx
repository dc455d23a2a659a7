import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { CASTLES } from '#games/muster/cards';
import { castlesOf } from '#games/muster/scoring';
import { rivalOf } from '#games/muster/state';
import type { Sight } from '#table/table';
import { scene } from '../art/scene.ts';
import { address } from '../../../art/image-address.ts';
import { Icon } from '../../../icons.tsx';
import { isDark, settings } from '../../../settings.ts';
import { t, tell } from '../../../words/index.ts';
import { muster } from '#games/muster/index';
import { Chronicle, Tag } from '../log/chronicle.tsx';
import { useDrawer } from '../log/drawer.ts';
import { Hand } from '../hand/hand.tsx';
import type { Interaction } from '../gestures/gestures.ts';
import { Lane } from './lane.tsx';
import { Laid, useLaying } from '../../../room/stages.tsx';
import { useTravel } from '../../../motion/travel.ts';
import { useSeen } from '../../../room/seen.ts';
import { CardFace, Portrait } from '../pieces.tsx';
import { Places } from './places.tsx';
import { Prompt } from '../prompt.tsx';
import { Backs, Clock, Plate, type Sitting } from '../players/rails.tsx';
import { Reading } from '../log/reading.tsx';
import { castleOf } from '../log/castle-of.ts';
import { placedIn } from '../motion/placed.ts';
import { m } from '../texts.ts';
import { titleOf } from '../../../catalogue.ts';

interface Props {
  readonly sight: Sight;
  readonly ui: Interaction;
  /** The seat at the lower edge. */
  readonly seat: number;
  readonly sittings: readonly Sitting[];
  /** What the chronicle calls a seat; the reader has no name. */
  readonly nameOf: (seat: number) => string | null;
  readonly bar: ComponentChildren;
  /** In place of the prompt: a replay has its own. */
  readonly prompt?: ComponentChildren;
  /** What the prompt asks for while a lesson leads. */
  readonly asked?: string;
  /** Above the chronicle: a lesson speaks there. */
  readonly coach?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** First the frame, then a castle at a time, the hand, the players, and the chronicle with all that is only heard. */
const STAGES = 9;

/** The Muster room: a function of what is seen and of what is being done. */
export function Board({
  sight,
  ui,
  seat,
  sittings,
  nameOf,
  bar,
  prompt,
  asked,
  coach,
  children,
}: Props): JSX.Element {
  useTravel(sight, placedIn);
  const laid = useLaying(STAGES);
  const whole = useSeen(() => laid.value === STAGES, [laid]);
  const lit = useSignal<number | null>(null);
  const view = ui.view.value;
  const rival = rivalOf(seat);
  const isReader = ui.seat.value === seat || nameOf(seat) === null;
  const names = { own: isReader ? null : sittings[seat].name, rival: sittings[rival].name };
  const mover = sight.toAct.length === 0 ? null : (nameOf(sight.toAct[0]) ?? t('seat.you'));
  const last = sight.log.at(-1);
  const drawer = useDrawer();
  const choosing = ui.selected.value.length > 0;
  // Everything is touched, and it can still mean several things.
  const asking =
    ui.selected.value.some(({ at }) => at === 'column') && ui.selected.value.some(({ at }) => at === 'card');
  const line = prompt ?? <Prompt ui={ui} mover={mover} asked={asked} />;
  return (
    <div
      data-phase={view.phase}
      data-mine={ui.seat.value === view.turn && whole}
      class={[
        'room muster',
        settings.value.numbers && 'numbers',
        choosing && 'choosing',
        asking && 'asking',
        drawer.isOpen && 'drawer-open',
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
      <Laid laid={laid} stage={STAGES}>
        <Reading view={view} seat={seat} names={names} />
      </Laid>
      <header class="bar">
        <h1 class="unseen">{titleOf('muster')}</h1>
        {bar}
      </header>
      <section class="promptline" aria-label={t('room.prompt')}>
        {line}
      </section>
      <aside class="rail left" aria-label={m('room.field')}>
        <Laid laid={laid} stage={8}>
          <Plate
            view={view}
            seat={rival}
            sitting={sittings[rival]}
            turn={sight.toAct.includes(rival)}
            rival
          />
          <Clock ui={ui} />
          <Plate
            view={view}
            seat={seat}
            sitting={sittings[seat]}
            turn={sight.toAct.includes(seat)}
            rival={false}
          />
        </Laid>
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
            <Laid key={castle} laid={laid} stage={castle + 2}>
              <Lane ui={ui} castle={castle} seat={seat} names={names} lit={lit.value === castle} />
            </Laid>
          ))}
        </div>
        {view.turned.length > 0 && (
          <span class="turned card" data-place="turned">
            <CardFace card={view.turned[0]} />
          </span>
        )}
        <Laid laid={laid} stage={7}>
          <Hand ui={ui} seat={seat} name={names.own} />
        </Laid>
      </main>
      <aside class="rail right" aria-label={m('room.chronicle')}>
        {coach}
        <Laid laid={laid} stage={STAGES}>
          <Chronicle
            log={sight.log}
            turn={view.turns}
            nameOf={nameOf}
            close={drawer.close}
            light={(castle) => {
              lit.value = castle;
            }}
          />
          <Places ui={ui} names={names} />
        </Laid>
      </aside>
      <button
        type="button"
        class="lastline"
        ref={drawer.opener}
        aria-expanded={drawer.isOpen}
        aria-controls="chronicle"
        onClick={drawer.toggle}
      >
        <Tag castle={last === undefined ? null : castleOf(last.message)} />
        <span>{last === undefined ? m('room.begin') : tell(muster, last.message, nameOf)}</span>
        <Icon of="list" />
      </button>
      <p class="unseen" aria-live="polite">
        {last === undefined ? '' : tell(muster, last.message, nameOf)}
      </p>
      {children}
    </div>
  );
}
