import './hand.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import type { Table } from '#table/table';
import { gameIn } from '../catalogue.ts';
import type { HandProps } from '../game-ui.ts';
import { Company } from '../online/table/table-panel.tsx';
import type { TableSession } from '../online/table/use-online-table.ts';
import { Choice } from '../screens/choice.tsx';
import { loudnessChoice } from '../screens/settings/loudness.ts';
import { change, settings } from '../settings.ts';
import { s } from '../screens/words.ts';
import { useMedia } from '../use-media.ts';
import { pointing } from './pointing.ts';
import { w } from './words.ts';

interface Props {
  readonly session: TableSession;
  /** The second person at this phone. */
  readonly second: TableSession | null;
  readonly table: TableInfo;
  readonly remote: Table;
  readonly choices: ComponentChildren;
  /** How it ended, where that was not by its rules, for whoever looks at their hand again. */
  readonly ended: ComponentChildren;
  /** The whole room, for whoever would rather have it, and for what is no phone. */
  readonly whole: JSX.Element;
}

/** Held upright, as a hand of cards is; what is wider or lower has room for the board itself. */
const UPRIGHT = matchMedia('(max-width: 600px) and (min-height: 480px)');

/** A seat around a shared screen: the board is there, the hand is here. */
export function PhoneRoom(props: Props): JSX.Element | null {
  const { session, second, table, remote, choices, ended, whole } = props;
  const hand = useHand(table.game);
  const isUpright = useMedia(UPRIGHT);
  const wantsBoard = useSignal(false);
  const point = useMemo(() => pointing([session, second], () => settings.value.points), [session, second]);
  if (hand === null) return null;
  const offered = (
    <Offered
      isWhole={wantsBoard.value}
      show={hand === 'none' ? null : (isWhole) => (wantsBoard.value = isWhole)}
    />
  );
  if (hand === 'none' || !isUpright || wantsBoard.value) {
    return (
      <>
        <Company session={session} table={table} choices={offered} />
        {whole}
      </>
    );
  }
  return (
    <div class="at-hand">
      <Company session={session} table={table} choices={offered} isBrief />
      <hand.PhoneHand id={table.id} table={remote} choices={choices} ended={ended} point={point} />
    </div>
  );
}

interface OfferedProps {
  readonly isWhole: boolean;
  readonly show: ((isWhole: boolean) => void) | null;
}

/** What may be chosen at a phone. */
function Offered({ isWhole, show }: OfferedProps): JSX.Element {
  const { points } = settings.value;
  return (
    <>
      {show !== null && (
        <div class="menu-part">
          <p>{w('hand.shows')}</p>
          <Choice
            label={w('hand.shows')}
            values={['only', 'whole']}
            value={isWhole ? 'whole' : 'only'}
            tell={(each) => w(each === 'whole' ? 'hand.whole' : 'hand.only')}
            choose={(each) => show(each === 'whole')}
          />
        </div>
      )}
      <div class="menu-part">
        <p>{w('hand.points')}</p>
        <Choice
          label={w('hand.points')}
          values={['on', 'off']}
          value={points ? 'on' : 'off'}
          tell={(each) => w(each === 'on' ? 'hand.pointsOn' : 'hand.pointsOff')}
          choose={(each) => change({ points: each === 'on' })}
        />
      </div>
      <div class="menu-part">
        <p>{s('settings.sound')}</p>
        <Choice {...loudnessChoice()} />
      </div>
    </>
  );
}

type Own = { readonly PhoneHand: ComponentType<HandProps> } | 'none';

/** What a game has for a phone; null until it has come. */
function useHand(game: string): Own | null {
  const own = useSignal<Own | null>(null);
  useEffect(() => {
    const load = gameIn(game)?.ui.forAll;
    const come = load?.().then(({ hand }) => hand()) ?? Promise.resolve('none' as const);
    // Without it there is the whole room.
    void come.catch(() => 'none' as const).then((parts) => (own.value = parts));
  }, [game]);
  return own.value;
}
