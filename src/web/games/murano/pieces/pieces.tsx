import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AdvantageIcon } from '#games/murano/content/advantages';
import type { Card, Category } from '#games/murano/rules/cards';
import type { Shard, Shards } from '#games/murano/rules/shards';
import {
  cardBack,
  categoryArt,
  coinArt,
  creationArt,
  emptyPlaceArt,
  iconArt,
  murrinaArt,
  shardArt,
} from '../art/index.ts';
import { drawCard } from '../art/of-pack.ts';
import { addressInTurn } from '../../../art/image-address.ts';
import { pace } from '../../../settings.ts';
import { kindsIn } from '../bench/places.ts';
import { printed } from '../printed.ts';
import { iconName, shardName } from '../telling.ts';

interface PictureProps {
  readonly class: string;
  readonly name: string;
  readonly draw: () => string | Promise<string>;
  readonly alt?: string;
  readonly style?: Readonly<Record<string, string | number>>;
}

/** A drawing as an image: made once, painted by the browser like any picture. */
export function Picture({ class: of, name, draw, alt = '', style }: PictureProps): JSX.Element {
  return (
    <img
      class={of}
      src={addressInTurn(`murano ${name}`, draw)}
      alt={alt}
      draggable={false}
      decoding="sync"
      {...(style === undefined ? {} : { style })}
    />
  );
}

/** A shard; in a line of text it is read by its name. */
export function ShardIcon({ shard, read = false }: { shard: Shard; read?: boolean }): JSX.Element {
  return (
    <Picture
      class="shard"
      name={`shard ${shard}`}
      draw={() => shardArt(shard)}
      alt={read ? shardName(shard) : ''}
    />
  );
}

export function ShardRow({ shards, read = false }: { shards: Shards; read?: boolean }): JSX.Element {
  return (
    <span class="shards">
      {kindsIn(shards).map((shard, index) => (
        <ShardIcon key={index} shard={shard} read={read} />
      ))}
    </span>
  );
}

export const Coin = (): JSX.Element => <Picture class="coin" name="coin" draw={() => coinArt()} />;
export const EmptyPlace = (): JSX.Element => <Picture class="lira" name="empty" draw={emptyPlaceArt} />;

/** The colour of a seat, for what it did. */
export const seatColour = (seat: number): { readonly '--seat': string } => ({
  '--seat': `var(--seat-${seat})`,
});

/** The murrina of each seat, where people have chosen. */
export const murrine = signal<readonly number[]>([]);

/** The addresses of the faces that can be painted at once. */
export const portraits = signal<readonly (string | undefined)[]>([]);

/** Whoever sits there, by their face or, until it can be painted, by their murrina. */
export function Murrina({ seat }: { seat: number }): JSX.Element {
  const look = murrine.value[seat] ?? seat;
  const face = portraits.value[seat];
  if (face === undefined) {
    return <Picture class="murrina" name={`murrina ${look}`} draw={() => murrinaArt(look)} />;
  }
  return <img class="murrina" src={face} alt="" draggable={false} decoding="sync" />;
}

export function CardFace({ card }: { card: number }): JSX.Element {
  return card < 0 ? (
    <Picture class="face" name="back" draw={() => cardBack()} />
  ) : (
    <Picture
      class="face"
      name={`card ${card} ${printed.value.options.pack}`}
      draw={() => drawCard(card, printed.value)}
    />
  );
}

export function Creation({ card, spent = false }: { card: Card; spent?: boolean }): JSX.Element {
  return (
    <Picture
      class={`creation${spent ? ' spent' : ''}`}
      name={`creation ${card}`}
      draw={() => creationArt(card)}
    />
  );
}

export function CategoryIcon({ category }: { category: Category }): JSX.Element {
  return <Picture class="category" name={`category ${category}`} draw={() => categoryArt(category)} />;
}

/** L76: what an advantage is, read by its meaning, unless that is said beside it. */
export function IconSign({ icon, isSaid = false }: { icon: AdvantageIcon; isSaid?: boolean }): JSX.Element {
  const alt = isSaid ? '' : iconName(icon);
  return <Picture class="advantage-icon" name={`icon ${icon}`} draw={() => iconArt(icon)} alt={alt} />;
}

const COUNTING = 420;

/** Money counts up or down to its value; a reader hears the value at once. */
export function Money({ amount }: { amount: number }): JSX.Element {
  const [shown, show] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (pace.value === 0 || start === amount) {
      show(amount);
      return undefined;
    }
    const begun = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - begun) / (COUNTING * pace.value));
      show(Math.round(start + (amount - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return (
    <span class="money">
      <b key={shown} aria-hidden="true">
        {shown}
      </b>
      <span class="unseen">{`${amount} L`}</span>
      <Coin />
    </span>
  );
}
