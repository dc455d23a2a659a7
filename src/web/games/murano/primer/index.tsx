import type { JSX } from 'preact';
import type { Shard } from '#games/murano/rules/shards';
import { addressInTurn } from '../../../art/image-address.ts';
import { Icon } from '../../../icons.tsx';
import { WHEEL } from '../icons.ts';
import { PrimerPage } from '../../../rulebook/primer.tsx';
import { bringBoard, cardArt, categoryArt, coinArt, emptyPlaceArt, shardArt } from '../art/index.ts';
import { followPrimer, say } from './texts.ts';

await followPrimer();

// The drawings of the board are there before the page is.
await bringBoard();

const [BLUE, GREEN, YELLOW, RED, CLEAR] = [0, 1, 2, 3, 4] as const;
/** Two blue, a green and a red shard. */
const VASE = 10;

interface PictureProps {
  readonly name: string;
  readonly draw: () => string | Promise<string>;
  readonly wide?: number;
  readonly high?: number;
}

const Picture = ({ name, draw, wide = 44, high = wide }: PictureProps): JSX.Element => (
  <img src={addressInTurn(`murano ${name}`, draw)} alt="" width={wide} height={high} />
);

const Glass = ({ of }: { of: readonly Shard[] }): JSX.Element => (
  <>
    {of.map((shard, at) => (
      <Picture key={at} name={`shard ${shard}`} draw={() => shardArt(shard)} />
    ))}
  </>
);

const Coins = ({ count }: { count: number }): JSX.Element => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <Picture key={at} name="coin" draw={() => coinArt()} />
    ))}
  </>
);

const Work = ({ wide = 84 }: { wide?: number }): JSX.Element => (
  <Picture name={`card ${VASE}`} draw={() => cardArt(VASE)} wide={wide} high={(wide * 7) / 5} />
);

const Empty = (): JSX.Element => <Picture name="empty" draw={emptyPlaceArt} />;

const SKETCHES = [
  {
    key: 'collect',
    rules: ['L13', 'L14', 'L16'],
    picture: (
      <>
        <Icon of={WHEEL} />
        <Glass of={[BLUE, YELLOW]} />
      </>
    ),
  },
  {
    key: 'exchange',
    rules: ['L18', 'L19', 'L20'],
    picture: (
      <>
        <Glass of={[RED]} />
        <Icon of="arrow" />
        <Glass of={[GREEN, BLUE, YELLOW]} />
      </>
    ),
  },
  {
    key: 'buy',
    rules: ['L21', 'M18'],
    picture: (
      <>
        <Coins count={2} />
        <Icon of="arrow" />
        <Glass of={[GREEN, RED, RED]} />
      </>
    ),
  },
  {
    key: 'sell',
    rules: ['L22', 'M20'],
    picture: (
      <>
        <Glass of={[YELLOW, YELLOW, GREEN]} />
        <Icon of="arrow" />
        <Coins count={1} />
      </>
    ),
  },
  {
    key: 'create',
    rules: ['L23', 'L24', 'L25', 'L26'],
    picture: (
      <>
        <Glass of={[BLUE, CLEAR, GREEN, RED]} />
        <Icon of="arrow" />
        <Work />
      </>
    ),
  },
  {
    key: 'anytime',
    rules: ['L11', 'L27', 'L28'],
    picture: (
      <>
        <Coins count={1} />
        <Icon of="arrow" />
        <Icon of={WHEEL} />
      </>
    ),
  },
  {
    key: 'advantage',
    rules: ['L29', 'L30', 'M29'],
    picture: (
      <>
        <Work wide={64} />
        <Icon of="arrow" />
        <Picture name="category 2" draw={() => categoryArt(2)} wide={52} />
      </>
    ),
  },
  {
    key: 'end',
    rules: ['L31', 'L32'],
    picture: (
      <>
        <Empty />
        <Empty />
        <Icon of="arrow" />
        <Coins count={3} />
      </>
    ),
  },
] as const;

/** Murano in pictures. */
export const Primer = (): JSX.Element => (
  <PrimerPage
    game="murano"
    say={say}
    ground={{ background: 'radial-gradient(circle at 50% 60%, #24407f, #0d1838)', color: '#f4e3b4' }}
    sketches={SKETCHES}
  />
);
