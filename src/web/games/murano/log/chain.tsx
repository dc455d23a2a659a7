import type { JSX } from 'preact';
import type { Message } from '#core/game';
import { one, SHARD_NAMES, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { Turn } from '#table/turns';
import { type IconShape, Icon } from '../../../icons.tsx';
import { TAKE } from '../../../more-icons.ts';
import { WHEEL } from '../icons.ts';
import { ShardRow } from '../pieces/pieces.tsx';

const DEAL = 'M4 9h15l-4-4M20 15H5l4 4';

/** One link of a turn in signs: what was given for what, and what it paid or cost. */
interface Link {
  readonly icon: IconShape;
  readonly given: Shards;
  readonly got: Shards;
  readonly money: number;
}

const ICONS: Readonly<Record<string, IconShape>> = {
  'log.take': TAKE,
  'log.substitute': TAKE,
  'log.exchange': DEAL,
  'log.exchangePart': DEAL,
  'log.exchangeNothing': DEAL,
  'log.swap': DEAL,
  'log.trade': DEAL,
  'log.claim': TAKE,
  'log.buy': TAKE,
  'log.sell': 'arrow',
  'log.give': 'arrow',
  'log.create': 'star',
  'log.activate': 'star',
  'log.notch': WHEEL,
};
/** What was paid away, though the line calls it its shards. */
const PAID: readonly string[] = ['log.sell', 'log.create', 'log.give'];

/** “@shards.blue=2 @shards.red=1”, as the lines of the log tell it. */
export function shardsIn(text: string | number = ''): Shards {
  return [...String(text).matchAll(/@shards\.(\w+)=(\d+)/gu)].reduce<Shards>((all, [, name, count]) => {
    const kind = SHARDS.find((each) => SHARD_NAMES[each] === name);
    return kind === undefined ? all : all + Number(count) * one(kind);
  }, 0);
}

function linkOf({ key, with: values = {} }: Message): readonly Link[] {
  const icon = ICONS[key];
  if (icon === undefined) return [];
  const shards = shardsIn(values['shards']);
  const isPaid = PAID.includes(key);
  return [
    {
      icon,
      given: isPaid ? shards : shardsIn(values['given']),
      got: isPaid ? 0 : shards,
      money: Number(values['now']) - Number(values['was']),
    },
  ];
}

export const signed = (money: number): string => (money < 0 ? `−${-money}` : `+${money}`);

/** A turn in signs; a reader has its sentence. */
export function Chain({ turn }: { turn: Turn }): JSX.Element {
  return (
    <span class="chain" aria-hidden="true">
      {turn.lines
        .flatMap(({ message }) => linkOf(message))
        .map(({ icon, given, got, money }, index) => (
          <span key={index} class="link">
            <Icon of={icon} />
            {given > 0 && <ShardRow shards={given} />}
            {given > 0 && got > 0 && <Icon of="arrow" />}
            {got > 0 && <ShardRow shards={got} />}
            {money !== 0 && <b>{signed(money)}</b>}
          </span>
        ))}
    </span>
  );
}
