import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { find, keep, type SavedMatch } from '../../device/matches.ts';
import { go, route } from '../../route.ts';
import { sameAddress } from '../../same/same-deal.ts';
import { s } from '../../screens/words.ts';
import { isOver } from './is-over.ts';

/** Whoever is to act gives up; while a bot thinks, the first person. */
function giverIn({ players, told }: SavedMatch): Seat {
  const isPerson = (seat: Seat): boolean => players[seat]?.kind === 'person';
  return isPerson(told.turn) ? told.turn : [...players.keys()].findIndex(isPerson);
}

/** The match on this device is over, and what was hidden in it may be seen. */
async function resign(id: string): Promise<void> {
  // First away from the table: what a bot that is still thinking plays would be kept over this.
  route.value = { screen: 'home' };
  await new Promise((left) => {
    setTimeout(left);
  });
  const match = await find(id);
  if (match === undefined || match.over) return;
  await keep({
    ...match,
    over: true,
    resigned: giverIn(match),
    changed: Date.now(),
    told: { ...match.told, turn: -1 },
  });
  go(sameAddress(id) ?? `/replay/${id}`, 'replace');
}

/** In the menu of a match on this device: giving up, after a question. Far apart, the menu of the table has it. */
export function Resign({ id }: { id: string }): JSX.Element | null {
  const asking = useSignal(false);
  if (route.value.screen !== 'match' || isOver.value) return null;
  const ask = (isAsking: boolean) => () => {
    asking.value = isAsking;
  };
  if (!asking.value) {
    return (
      <button type="button" onClick={ask(true)}>
        {s('resign.ask')}
      </button>
    );
  }
  return (
    <div class="menu-part" role="group" aria-label={s('resign.ask')}>
      <p role="alert">{s('resign.sure')}</p>
      <div class="choice">
        <button type="button" onClick={() => void resign(id)}>
          {s('resign.yes')}
        </button>
        <button type="button" onClick={ask(false)}>
          {s('resign.no')}
        </button>
      </div>
    </div>
  );
}
