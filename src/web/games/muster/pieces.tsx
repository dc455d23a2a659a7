import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Portrait as TablePortrait } from '#table/terms';
import { CASTLE, isBanner, SUITS, strengthOf, suitOf, WIZARD } from '#games/muster/cards';
import { card, cardBack } from './art/cards.ts';
import { castle } from './art/castles.ts';
import { type Emblem, EMBLEMS, PALETTE } from './art/paint.ts';
import { groundOf, portrait } from './art/portraits.ts';
import { address } from '../../art/image-address.ts';
import { Icon } from '../../icons.tsx';
import { personAddress } from '../../portraits/portraits.ts';

export const CARDS =
  'M9.5 8h8a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8 18.5v-9A1.5 1.5 0 0 1 9.5 8zM5 15.5v-10A1.5 1.5 0 0 1 6.5 4h8';

/** The face of a card, or its back for one that is hidden. */
export function CardFace({ card: face, flip = false }: { card: number; flip?: boolean }): JSX.Element {
  const name = face < 0 ? 'back' : `card ${face} ${flip ? 'flip' : ''}`;
  const src = address(name, () => (face < 0 ? cardBack() : card(face, flip)));
  const rainbow = face >= WIZARD;
  return (
    <span class={`face${rainbow ? ' rainbow' : ''}${flip ? ' flip' : ''}`} data-count={countOf(face)}>
      <img src={src} alt="" width="120" height="168" decoding="sync" draggable={false} />
    </span>
  );
}

const countOf = (face: number): string | undefined =>
  face < 0 || face === CASTLE ? undefined : String(strengthOf(face));

export function CastlePicture({ castle: at, wild }: { castle: number; wild: boolean }): JSX.Element {
  const src = address(`castle ${at} ${wild}`, () => castle(entryAt(SUITS, at), wild));
  return (
    <img
      key={src}
      class={`castle${wild ? ' wild' : ''}`}
      src={src}
      alt=""
      width="168"
      height="220"
      decoding="sync"
      draggable={false}
    />
  );
}

/** Somebody in a round window: `of` is a level or a colour and, behind it, whatever portrait they have chosen. */
export function Portrait({ of }: { of: string }): JSX.Element {
  const [who, chosen] = of.split(' ') as [string, TablePortrait?];
  const person = chosen && personAddress(chosen, groundOf(who));
  const src = person ?? address(`portrait ${who}`, () => portrait(who));
  return <img class="portrait" src={src} alt="" width="60" height="60" />;
}

/** An emblem in the colour of its text. */
export function EmblemIcon({ of }: { of: Emblem }): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
      {[...EMBLEMS[of].matchAll(/<path d="([^"]+)"( fill-rule="evenodd")?\/>/g)].map(([, d, evenOdd]) => (
        <path key={d} d={d} fill-rule={evenOdd === undefined ? 'nonzero' : 'evenodd'} />
      ))}
    </svg>
  );
}

export const colourOf = (castleOf: number): string => PALETTE[entryAt(SUITS, castleOf)].base;
export const emblemOf = (at: number): Emblem => entryAt(SUITS, at);

/** The emblem that stands for a card in a line of text. */
export const cardEmblem = (face: number): Emblem => (isBanner(face) ? emblemOf(suitOf(face)) : 'star');

/** The castle that a line of the log is about. */
export function Tag({ castle }: { castle: number | null }): JSX.Element {
  if (castle === null) {
    return (
      <span class="tag plain">
        <Icon of={CARDS} />
      </span>
    );
  }
  return (
    <span class="tag" style={{ background: colourOf(castle) }}>
      <EmblemIcon of={emblemOf(castle)} />
    </span>
  );
}
