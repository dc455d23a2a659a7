import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '#core/game';
import type { Market } from '#games/murano/board';
import type { Card } from '#games/murano/cards';
import { murano } from '#games/murano/index';
import { seatsOf } from '#games/murano/state';
import type { Sight } from '#table/table';
import { Icon } from '../icons.tsx';
import { t, tell } from '../words/index.ts';
import { Advantages } from './advantages.tsx';
import { Bench } from './bench.tsx';
import { Challenge } from './challenge.tsx';
import { Deeds } from './deeds.tsx';
import { Packet } from './draft.tsx';
import { Hand } from './hand.tsx';
import type { Handling } from './handling.ts';
import { Log } from './log.tsx';
import { useTravel } from './motion.ts';
import { Money, Murrina } from './pieces.tsx';
import { WorkFace } from './work-face.tsx';
import { Reading } from './reading.tsx';
import { othersOf, Rivals } from './rivals.tsx';
import type { Scrub } from './ring.ts';
import { Shelf } from './shelf.tsx';
import { Stage } from './stage.tsx';
import type { Names } from './telling.ts';
import { m } from './texts.ts';

const TABS = ['table', 'advantages', 'rivals', 'log'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  readonly sight: Sight;
  readonly hand: Handling;
  readonly scrub: Scrub;
  /** The seat at the lower edge, and what it is called there. */
  readonly seat: Seat;
  readonly own: string;
  readonly names: Names;
  readonly bar: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly coach?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The Murano room: a function of what is seen and of what is being done. */
export function GlassTable(props: Props): JSX.Element {
  const { sight, hand, scrub, seat, own, names, bar, prompt, coach, children } = props;
  useTravel(sight);
  const view = hand.view.value;
  const looked = useSignal<Market | null>(null);
  const lit = useSignal<Market | null>(null);
  const tab = useSignal<Tab>('table');
  const closer = useSignal<Card | null>(null);
  const last = sight.log.at(-1);
  const alone = seatsOf(view) === 1;
  return (
    <div
      class={`room murano seats-${seatsOf(view)} tab-${tab.value}${hand.mover.value === null ? '' : ' mine'}`}
      data-phase={view.phase}
      data-mine={hand.mover.value !== null}
      data-owed={view.owed.at(-1)?.kind}
    >
      <Reading view={view} viewer={hand.seat.value} seat={seat} names={names} />
      <header class="bar">
        {bar}
        <Chips hand={hand} seat={seat} names={names} open={() => (tab.value = 'rivals')} />
      </header>
      <aside class="left" aria-label={m('tabs.others')}>
        {coach}
        <Challenge view={view} />
        {!alone && <Rivals hand={hand} seat={seat} names={names} turn={sight.toAct} />}
        <Log
          log={sight.log}
          seats={seatsOf(view)}
          names={names}
          light={(market) => {
            lit.value = market;
          }}
        />
      </aside>
      <main class="middle" id="content">
        <section class="promptline" aria-label={t('room.prompt')}>
          {prompt}
        </section>
        <Stage hand={hand} scrub={scrub} looked={looked} lit={lit.value} />
        <Deeds hand={hand} seat={seat} scrub={scrub} />
        <Bench hand={hand} seat={seat} name={own} />
      </main>
      <aside class="right" aria-label={m('tabs.own')}>
        <Advantages hand={hand} seat={seat} />
        <Hand hand={hand} seat={seat} names={names} closer={closer} />
        <Shelf hand={hand} seat={seat} />
      </aside>
      <Tabs tab={tab.value} choose={(each) => (tab.value = each)} lit={anyAdvantage(hand)} />
      <Packet hand={hand} seat={seat} />
      {closer.value !== null && (
        <div class="closer" aria-hidden="true">
          <WorkFace card={closer.value} />
        </div>
      )}
      <p class="unseen" aria-live="polite">
        {last === undefined ? '' : tell(murano, last.message, names.tellOf)}
      </p>
      {children}
    </div>
  );
}

const anyAdvantage = (hand: Handling): boolean => hand.legal.value.some(({ kind }) => kind === 'activate');

/** On a small screen the rivals are one tap away. */
function Chips({
  hand,
  seat,
  names,
  open,
}: {
  hand: Handling;
  seat: Seat;
  names: Names;
  open: () => void;
}): JSX.Element {
  const view = hand.view.value;
  return (
    <div class="chips">
      {othersOf(view, seat).map((each) => (
        <button key={each} type="button" class="chip" onClick={open}>
          <Murrina seat={each} />
          <span class="unseen">{`${m('rivals.open')}: ${names.nameOf(each)},`}</span>
          <Money amount={view.money[each]} />
        </button>
      ))}
    </div>
  );
}

const TAB_ICONS = { table: 'wheel', advantages: 'star', rivals: 'people', log: 'list' } as const;

function Tabs({ tab, choose, lit }: { tab: Tab; choose: (tab: Tab) => void; lit: boolean }): JSX.Element {
  return (
    <nav class="tabs" aria-label={m('tabs.label')}>
      {TABS.map((each) => (
        <button type="button" key={each} aria-pressed={each === tab} onClick={() => choose(each)}>
          <Icon of={TAB_ICONS[each]} />
          {m(`tabs.${each}`)}
          {each === 'advantages' && lit && <i class="dot" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}
