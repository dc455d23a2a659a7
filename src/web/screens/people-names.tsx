import type { JSX } from 'preact';
import type { Player } from '#table/table';
import { t } from '../words/index.ts';
import { s } from './words.ts';

/** As long as a file of a match keeps it. */
const LONGEST = 24;

interface Props {
  readonly players: readonly Player[];
  readonly change: (players: readonly Player[]) => void;
}

const seatsOfPeople = (players: readonly Player[]): readonly number[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** With this name for whoever sits there; without one they are told by their number. */
export function called(players: readonly Player[], seat: number, name: string): readonly Player[] {
  const given = name.trim().slice(0, LONGEST);
  return players.with(seat, given === '' ? { kind: 'person' } : { kind: 'person', name: given });
}

/** Names tell people at one screen apart; whoever is alone there is “you”, or has the name of the settings. */
export const tellingApart = (players: readonly Player[]): readonly Player[] =>
  seatsOfPeople(players).length > 1
    ? players
    : players.map((player): Player => (player.kind === 'person' ? { kind: 'person' } : player));

/** What the people around one screen are called. */
export function PeopleNames({ players, change }: Props): JSX.Element | null {
  const seats = seatsOfPeople(players);
  if (seats.length < 2) return null;
  return (
    <>
      <h2>{s('new.names')}</h2>
      <div class="options">
        {seats.map((seat) => {
          const player = players[seat];
          const label = t('seat.player', { count: seat + 1 });
          return (
            <div key={seat} class="option">
              <label for={`name-${seat}`}>{label}</label>
              <input
                id={`name-${seat}`}
                type="text"
                maxLength={LONGEST}
                autocomplete="off"
                placeholder={label}
                value={player?.kind === 'person' ? (player.name ?? '') : ''}
                onChange={(event) => change(called(players, seat, event.currentTarget.value))}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
