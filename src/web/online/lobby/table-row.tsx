import type { JSX } from 'preact';
import type { TableInfo } from '#table/table-info';
import { isGame, titleOf as gameTitle } from '../../catalogue.ts';
import { Thumb } from '../../screens/matches/thumb.tsx';
import { playerOf } from '#table/online-table';
import { nameOf } from '../../bots/personas.ts';
import type { Summary } from '../api.ts';
import { o } from '../words.ts';

/** Who sits on a seat, by name, as the room of the game calls them; nobody has none. */
export function sitterName({ game, seats }: TableInfo, seat: number): string {
  if (!isGame(game) || seats[seat]?.kind === 'open') return '';
  return nameOf(game, seats.map(playerOf), seat);
}

/** A table by its game and its company; oneself is not company. */
export function titleOf(table: TableInfo, own: number | null = null): string {
  const game = gameTitle(table.game);
  const names = table.seats.flatMap((_, seat) => {
    const name = seat === own ? '' : sitterName(table, seat);
    return name === '' ? [] : [name];
  });
  return names.length === 0 ? o('lobby.alone', { game }) : o('lobby.with', { game, names: names.join(', ') });
}

function stateOf({ table, myTurn }: Summary): string {
  if (table.phase === 'over') return o('lobby.over');
  if (table.phase === 'playing') return o(myTurn ? 'lobby.yourTurn' : 'lobby.theirTurn');
  return o('lobby.waiting', { count: table.seats.filter(({ kind }) => kind === 'open').length });
}

/** One of my tables. */
export function TableRow({ summary }: { summary: Summary }): JSX.Element {
  const { table, seat, myTurn } = summary;
  const over = table.phase === 'over';
  const isGathering = over && table.gathering !== undefined;
  return (
    <article class="way">
      {isGame(table.game) && <Thumb game={table.game} />}
      <div>
        <h3>{titleOf(table, seat)}</h3>
        <p>
          {myTurn && !over && <i class="dot" />}
          {stateOf(summary)}
        </p>
      </div>
      <div class="buttons">
        <a
          class={`button${myTurn && !over ? ' primary' : ''}`}
          href={over && !isGathering ? `/replay/${table.id}` : `/table/${table.id}`}
        >
          {o(isGathering ? 'gathering.compare' : over ? 'lobby.replay' : 'lobby.continue')}
        </a>
      </div>
    </article>
  );
}
