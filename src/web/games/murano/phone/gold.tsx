import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action, Kind } from '#games/murano/rules/action';
import { circleAt, exchanged, NOON, shownAt } from '#games/murano/rules/board';
import { due } from '#games/murano/rules/owed';
import { NO_SHARDS, one, sizeOf } from '#games/murano/rules/shards';
import { GoldAction } from '../../../big-screen/hand-sheet.tsx';
import { Confirm } from '../bench/choosing.tsx';
import { waysOf } from '../hand/creating.tsx';
import { Coin } from '../pieces/pieces.tsx';
import { creationName } from '../telling.ts';
import { m } from '../texts.ts';
import type { Pocket } from './pocket.ts';
import { p } from './texts.ts';
import { HERE, WithShards } from './with-shards.tsx';

interface Props {
  readonly pocket: Pocket;
  readonly seat: Seat;
}

/** What the one button says and does now. */
export function Gold({ pocket, seat }: Props): JSX.Element {
  const { ui, scrub, next } = pocket;
  const owed = due(ui.view.value)?.kind;
  if (owed === 'return' || owed === 'substitute' || owed === 'receive') {
    return (
      <div class="pocket-owed">
        <Confirm ui={ui} seat={seat} kind={owed} />
      </div>
    );
  }
  if (scrub.notches.value > 0 && pocket.chosen.value.market === null) {
    return (
      <GoldAction press={() => scrub.turn()}>
        <span>{scrub.free.value ? m('ring.here') : p('gold.turn')}</span>
        {!scrub.free.value && <Change by={-scrub.notches.value} />}
      </GoldAction>
    );
  }
  const action = next.value;
  if (action === null) return <GoldAction press={null}>{p(waitingKey(pocket))}</GoldAction>;
  // Of several ways to pay for a creation the best.
  const done = action.kind === 'create' ? (waysOf(ui, seat)[0]?.action ?? action) : action;
  return (
    <GoldAction
      word={murano.encode(done)}
      press={() => ui.play(done)}
      isSealed={murano.reveals(ui.view.value, seat, done)}
    >
      <Text pocket={pocket} seat={seat} action={done} />
    </GoldAction>
  );
}

function waitingKey({ ui, chosen }: Pocket): 'gold.market' | 'gold.deal' | 'gold.choose' {
  const { selected } = chosen.value;
  if (selected.some(({ at }) => at === 'bench' || at === 'socket')) return 'gold.market';
  const mayDeal = ui.legal.value.some(({ kind }) => kind === 'exchange' || kind === 'buy');
  return mayDeal && selected.length === 0 ? 'gold.deal' : 'gold.choose';
}

/** Liras that come or go. */
export function Change({ by }: { by: number }): JSX.Element {
  return (
    <b class="change">
      {by < 0 ? '−' : '+'}
      {Math.abs(by)}
      <span class="unseen"> L</span>
      <Coin />
    </b>
  );
}

const WORDS: Readonly<Partial<Record<Kind, () => string>>> = {
  selector: () => m('action.selector'),
  travel: () => p('gold.travel'),
  empty: () => p('gold.empty'),
  stop: () => m('action.stop'),
  end: () => m('action.end'),
};

interface TextProps extends Props {
  readonly action: Action;
}

/** What the button does, with its shards drawn and its Liras counted. */
function Text({ pocket, seat, action }: TextProps): JSX.Element {
  const { ui, scrub } = pocket;
  const view = ui.view.value;
  const faces = { options: view.options, warehouse: view.warehouse, ring: scrub.ringIn(ui) };
  if (action.kind === 'take') {
    const { selector: place } = view;
    const pair = place === NOON ? NO_SHARDS : one(circleAt(view, place)) + one(shownAt(faces, place));
    return <WithShards text={`${m('action.take')} ${HERE}`} shards={pair} />;
  }
  if (action.kind === 'exchange') {
    const gets = exchanged(faces, action.market);
    const text = gets === NO_SHARDS ? p('gold.giveOnly') : p('gold.give', { shards: HERE });
    return <WithShards text={text} shards={gets} />;
  }
  if (action.kind === 'buy') {
    const bought = entryAt(view.markets, action.market);
    return (
      <>
        <WithShards text={p('gold.buy', { shards: HERE })} shards={bought} />
        <Change by={-view.terms.price} />
      </>
    );
  }
  if (action.kind === 'sell') {
    return (
      <>
        <span>{p('sellMany', { count: sizeOf(action.shards) })}</span>
        <Change by={view.terms.proceeds} />
      </>
    );
  }
  if (action.kind !== 'create') return <span>{WORDS[action.kind]?.()}</span>;
  return (
    <>
      <span>{m('action.create', { name: creationName(view.hands[seat]?.[0] ?? -1) })}</span>
      <Change by={entryAt(ui.previewOf(action).money, seat) - entryAt(view.money, seat)} />
    </>
  );
}
