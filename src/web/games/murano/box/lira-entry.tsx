import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { PLAYERS, PRESENT } from '#games/murano/pack/facts';
import { Choice } from '../../../screens/choice.tsx';
import { angleOf, at } from '../art/geometry.ts';
import { Coin } from '../pieces/pieces.tsx';
import { BoxButtons } from './buttons.tsx';
import { lirasFor } from './entered.ts';
import { type BoxEntry, layLira } from './entry.ts';
import { say } from './texts.ts';

interface Props {
  readonly box: BoxEntry;
  readonly change: (box: BoxEntry) => void;
}

const RADIUS = 330;
/** The space after a place lies between it and the next. */
const HALF = 15;

/** Where the Liras of an expert match lie, by the number of players: a touch lays one more, the third takes them off. */
export function LiraEntry({ box, change }: Props): JSX.Element {
  const players = useSignal<number>(PLAYERS[0]);
  const { liras = PRESENT.liras } = box.entered;
  const spaces = lirasFor(liras, players.value);
  const count = spaces.reduce((sum, each) => sum + each, 0);
  return (
    <div class="box-entry">
      <div class="box-liras">
        <ol aria-label={say('step.liras')}>
          {spaces.map((laid, place) => {
            const { x, y } = at(angleOf(place) + HALF, RADIUS);
            const hour = place === 11 ? 12 : place + 1;
            return (
              <li key={place}>
                <button
                  type="button"
                  style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
                  aria-label={say('liraSpace', { hour, count: laid })}
                  onClick={() => change(layLira(box, players.value, place))}
                >
                  {laid === 0 ? <small>{hour}</small> : null}
                  {Array.from({ length: laid }, (_, coin) => (
                    <Coin key={coin} />
                  ))}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <div class="box-asking">
        <h2>{say('liras')}</h2>
        <p>{say('lirasHint')}</p>
        <Choice
          label={say('liras')}
          values={PLAYERS}
          value={players.value}
          tell={(each) => say('players', { count: each })}
          choose={(each) => (players.value = each)}
        />
        <p role="status">{say('lirasLaid', { count, all: players.value })}</p>
        <BoxButtons box={box} change={change}>
          {say('asHere')}
        </BoxButtons>
      </div>
    </div>
  );
}
