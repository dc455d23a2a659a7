import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Action } from '#games/murano/rules/action';
import { exchanged, MARKETS } from '#games/murano/rules/board';
import { type Card, categoriesOf } from '#games/murano/rules/cards';
import { hasShard, type Shard, SHARDS, type Shards, TRANSPARENT } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { Icon } from '../../../icons.tsx';
import { Modal } from '../../../room/modal.tsx';
import { t } from '../../../words/index.ts';
import { closely } from '../closely/texts.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { ShardIcon } from '../pieces/pieces.tsx';
import { WorkFace } from '../pieces/work-face.tsx';
import { categoryName, creationName, creationText, listed, marketName, shardName } from '../telling.ts';
import { type Badge, badgesOf, lackOf, recipeShown } from './badges.ts';
import { bestPay } from './paying.ts';

interface Props {
  readonly ui: Interaction;
  readonly seat: Seat;
  /** The creation that is looked at. */
  readonly closer: Signal<Card | null>;
}

/** A creation of the hand looked at closely: the whole card, what it lacks, where that is to be had, and what it would pay. */
export function CloseUp({ ui, seat, closer }: Props): JSX.Element | null {
  const view = ui.view.value;
  const hand = entryAt(view.hands, seat);
  const card = closer.value;
  const index = card === null ? -1 : hand.indexOf(card);
  if (card === null || index < 0) return null;
  const close = (): void => {
    closer.value = null;
  };
  const go = (by: number): void => {
    closer.value = entryAt(hand, (index + by + hand.length) % hand.length);
  };
  const bench = entryAt(view.benches, seat);
  return (
    <Modal class="close-up" label={creationText(card)} close={close}>
      <header>
        <p>{closely('closeUp.place', { place: index + 1, count: hand.length })}</p>
        <button type="button" class="shut" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div
        class="turnable"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') go(-1);
          if (key === 'ArrowRight') go(1);
        }}
      >
        <button type="button" class="leaf" aria-label={closely('closeUp.before')} onClick={() => go(-1)}>
          <Icon of="back" />
        </button>
        <span class="work">
          <WorkFace card={card} />
        </span>
        <button type="button" class="leaf" aria-label={closely('closeUp.after')} onClick={() => go(1)}>
          <Icon of="forth" />
        </button>
      </div>
      <section class="needs">
        <ul>
          {badgesOf(card, bench, bench).map((badge, at) => (
            <Cell key={at} shard={entryAt(recipeShown(card), at)} badge={badge} />
          ))}
        </ul>
        <h2>
          {listed(categoriesOf(view, card).map(categoryName))}. <Missing card={card} bench={bench} />
        </h2>
        <p>{toldOf(view, card, bench, index)}</p>
        <footer>
          {movesOf(ui, hand, index).map(({ action, text }) => (
            <button
              key={text}
              type="button"
              class="move"
              onClick={() => {
                close();
                ui.play(action);
              }}
            >
              {text}
            </button>
          ))}
          <button type="button" class="move done" onClick={close}>
            {t('room.close')}
          </button>
        </footer>
      </section>
    </Modal>
  );
}

/** One shard of the recipe: whether it lies on the workbench, or what stands in for it. */
function Cell({ shard, badge }: { shard: Shard; badge: Badge }): JSX.Element {
  const clear = badge === 'clear';
  return (
    <li class={badge}>
      <ShardIcon shard={clear ? TRANSPARENT : shard} read />
      <span>
        {closely(badge === 'lacking' ? 'closeUp.missing' : clear ? 'closeUp.standsIn' : 'closeUp.there', {
          shard: shardName(shard),
        })}
      </span>
    </li>
  );
}

function Missing({ card, bench }: { card: Card; bench: Shards }): JSX.Element {
  const { count } = lackOf(card, bench);
  return count === 0 ? (
    <b class="whole">{closely('closeUp.nothingMissing')}</b>
  ) : (
    <b class="short">{closely('closeUp.isMissing', { count })}</b>
  );
}

/** Where what is missing is to be had now, and what it would pay. */
function toldOf(view: View, card: Card, bench: Shards, index: number): string {
  const { shards, count } = lackOf(card, bench);
  const kinds = count === 0 ? [] : SHARDS.filter((kind) => hasShard(shards, kind));
  const pay = bestPay(card, bench, view.options);
  return [
    ...kinds.map((kind) => {
      const markets = MARKETS.filter((market) => hasShard(exchanged(view, market), kind));
      return markets.length === 0
        ? closely('closeUp.nowhere', { shard: shardName(kind) })
        : closely('closeUp.from', { markets: listed(markets.map(marketName)), shard: shardName(kind) });
    }),
    closely(index === 0 ? 'closeUp.pays' : 'closeUp.paysLater', { pay }),
  ].join(' ');
}

interface Move {
  readonly action: Action;
  readonly text: string;
}

/** What would bring it forward: the first one goes back, or the owl flies. */
function movesOf(ui: Interaction, hand: readonly Card[], index: number): readonly Move[] {
  const legal = (kind: 'reorder' | 'owl'): Action | undefined =>
    ui.legal.value.find((action) => action.kind === kind && action.place === index + 1);
  const [reorder, owl] = [legal('reorder'), legal('owl')];
  return [
    ...(owl === undefined ? [] : [{ action: owl, text: closely('closeUp.owl') }]),
    ...(reorder === undefined
      ? []
      : [
          {
            action: reorder,
            text:
              index === 1
                ? closely('closeUp.front')
                : closely('closeUp.behind', { name: creationName(entryAt(hand, 0)) }),
          },
        ]),
  ];
}
