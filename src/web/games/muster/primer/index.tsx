import './pile.css';
import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { bannerOf, BRIDGE, CASTLE, type Suit, WIZARD } from '#games/muster/cards';
import { Icon } from '../../../icons.tsx';
import { PrimerPage } from '../../../rulebook/primer.tsx';
import { card, cardBack } from '../art/cards.ts';
import { castle } from '../art/castles.ts';
import { SUITS } from '../art/paint.ts';
import { address } from '../../../art/image-address.ts';
import { followPrimer, say } from './texts.ts';

await followPrimer();

const [WATER, FEATHER, CLOUD, LEAF, FLAME] = [0, 1, 2, 3, 4] as const;

const Card = ({ of }: { of: number | 'back' }): JSX.Element => (
  <img
    src={address(`primer ${of}`, () => (of === 'back' ? cardBack() : card(of)))}
    alt=""
    width="68"
    height="95"
  />
);

const Column = ({ of }: { of: readonly number[] }): JSX.Element => (
  <span class="pile">
    {of.toReversed().map((each, at) => (
      <Card key={at} of={each} />
    ))}
  </span>
);

const Castle = ({ of, isWild = false }: { of: Suit; isWild?: boolean }): JSX.Element => (
  <img
    src={address(`primer castle ${of} ${isWild}`, () => castle(entryAt(SUITS, of), isWild))}
    alt=""
    width="76"
    height="100"
  />
);

const row = (suit: Suit, ...strengths: number[]): number[] =>
  strengths.map((strength) => bannerOf(suit, strength));

const SKETCHES = [
  {
    key: 'banner',
    rules: ['U9', 'U10', 'U12', 'U13'],
    picture: (
      <>
        <Castle of={LEAF} />
        <Column of={row(LEAF, 1, 2)} />
        <Icon of="arrow" />
        <Card of={bannerOf(LEAF, 3)} />
      </>
    ),
  },
  {
    key: 'wizard',
    rules: ['U14', 'B13'],
    picture: (
      <>
        <Castle of={FLAME} />
        <Column of={[...row(FLAME, 2), WIZARD]} />
      </>
    ),
  },
  {
    key: 'bridge',
    rules: ['U21', 'U22', 'U24'],
    picture: (
      <>
        <Card of={bannerOf(FEATHER, 1)} />
        <Card of={BRIDGE} />
        <Card of={bannerOf(FEATHER, 3)} />
      </>
    ),
  },
  {
    key: 'move',
    rules: ['U15', 'U16'],
    picture: (
      <>
        <Castle of={WATER} />
        <Card of={WIZARD} />
        <Icon of="arrow" />
        <Castle of={CLOUD} />
      </>
    ),
  },
  {
    key: 'lay',
    rules: ['U17', 'U19', 'U20'],
    picture: (
      <>
        <Card of={CASTLE} />
        <Icon of="arrow" />
        <Castle of={WATER} isWild />
      </>
    ),
  },
  {
    key: 'swap',
    rules: ['U26', 'U28'],
    picture: (
      <>
        <Card of={bannerOf(CLOUD, 3)} />
        <Icon of="arrow" />
        <Column of={[...row(CLOUD, 2), WIZARD]} />
      </>
    ),
  },
  {
    key: 'refill',
    rules: ['U6', 'U7'],
    picture: (
      <>
        <Card of="back" />
        <Card of={bannerOf(WATER, 4)} />
      </>
    ),
  },
  {
    key: 'end',
    rules: ['U29', 'U30', 'U31', 'U32'],
    picture: (
      <>
        <Column of={row(FLAME, 4, 5)} />
        <Castle of={FLAME} />
        <Column of={row(FLAME, 1, 1, 2)} />
      </>
    ),
  },
] as const;

/** Muster in pictures. */
export const Primer = (): JSX.Element => (
  <PrimerPage
    game="muster"
    say={say}
    ground={{ background: 'linear-gradient(#cde5f1, #e4efcf)', color: '#262238' }}
    sketches={SKETCHES}
  />
);
