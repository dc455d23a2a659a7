import type { JSX } from 'preact';
import type { Player } from '#table/table';
import type { Portrait } from '#table/terms';
import { type Colour, coloured, colourOf, COLOURS } from '../../device/colours.ts';
import { liesFlat } from '../../device/lies-flat.ts';
import { t } from '../../words/index.ts';
import { FoldedPortrait } from '../../portraits/portrait-choice.tsx';
import { chosenAt } from '../../portraits/portraits.ts';
import { FlatChoice } from './flat-choice.tsx';
import { s } from '../words.ts';

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
  const trimmed = name.trim().slice(0, LONGEST);
  const player = players[seat];
  if (player?.kind !== 'person') return players;
  const { name: _, ...person } = player;
  return players.with(seat, { ...person, ...(trimmed !== '' && { name: trimmed }) });
}

/** With this portrait for whoever sits there, or the one that the room has. */
function portrayed(players: readonly Player[], seat: number, portrait: Portrait | null): readonly Player[] {
  const player = players[seat];
  if (player?.kind !== 'person') return players;
  const { portrait: _, ...person } = player;
  return players.with(seat, portrait === null ? person : { ...person, portrait });
}

/** Names tell people at one screen apart; whoever is alone there is “you”, or has the name of the settings. */
export const tellingApart = (players: readonly Player[]): readonly Player[] =>
  seatsOfPeople(players).length > 1
    ? players
    : players.map((player): Player => (player.kind === 'person' ? { kind: 'person' } : player));

interface ColourProps {
  readonly label: string;
  readonly value: Colour;
  readonly choose: (colour: Colour) => void;
}

/** Five colours side by side; the one that is chosen has a tick. */
const ColourChoice = ({ label, value, choose }: ColourProps): JSX.Element => (
  <div class="colours" role="group" aria-label={label}>
    {COLOURS.map((colour) => (
      <button
        key={colour}
        type="button"
        class={`swatch of-${colour}`}
        aria-pressed={colour === value}
        aria-label={s(`colour.${colour}`)}
        title={s(`colour.${colour}`)}
        onClick={() => choose(colour)}
      />
    ))}
  </div>
);

/** What the people around one screen are called, which colour each has and what they look like. */
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
            <div key={seat} class="option named">
              <label for={`name-${seat}`}>{label}</label>
              <ColourChoice
                label={s('new.colourOf', { name: label })}
                value={colourOf(players, seat)}
                choose={(colour) => change(coloured(players, seat, colour))}
              />
              <input
                id={`name-${seat}`}
                type="text"
                maxLength={LONGEST}
                autocomplete="off"
                placeholder={label}
                value={player?.kind === 'person' ? (player.name ?? '') : ''}
                onChange={(event) => change(called(players, seat, event.currentTarget.value))}
              />
              <FoldedPortrait
                id={`portrait-${seat}`}
                label={s('portrait.of', { name: label })}
                value={chosenAt(players, seat)}
                choose={(portrait) => change(portrayed(players, seat, portrait))}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Two people may sit on both sides of a tablet. */
export function LyingFlat({ players }: Pick<Props, 'players'>): JSX.Element | null {
  if (players.length !== 2 || seatsOfPeople(players).length < 2) return null;
  return (
    <>
      <h2>{s('new.flat')}</h2>
      <FlatChoice />
      {liesFlat.value && <p class="note">{s('new.liesHint')}</p>}
    </>
  );
}
