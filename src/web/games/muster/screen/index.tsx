import './index.css';
import type { JSX } from 'preact';
import { verdict } from '#core/verdict';
import { roleOf } from '../../../bots/personas.ts';
import type { ScreenProps } from '../../../game-ui.ts';
import { useRoom } from '../../../room/use-room.ts';
import { language } from '../../../settings.ts';
import { t } from '../../../words/index.ts';
import { Board } from '../board/board.tsx';
import { regionsOf } from '../motion/regions.ts';
import { KEYS } from '../gestures/keys.ts';
import type { Sitting } from '../players/rails.tsx';

/** The castles of Muster for all in the room: everybody by name, and no hand but its backs. */
export function Screen({ table, join, over }: ScreenProps): JSX.Element {
  const room = useRoom(table, regionsOf, KEYS);
  const { ui: regions, names } = room;
  const sight = regions.board.sight.value;
  const sittings = table.players.map((player, seat): Sitting => ({
    name: names.nameOf(seat),
    role: roleOf('muster', player),
    portrait: player.kind === 'bot' ? player.level : seat === 1 ? 'violet' : 'you',
  }));
  const { outcome, toAct } = sight;
  return (
    <div data-for="all">
      <Board
        regions={regions}
        seat={room.seat()}
        sittings={sittings}
        nameOf={names.tellOf}
        bar={
          <p class="for-all-title">
            <span class="join">{join}</span>
            <b class="whose-turn">
              {outcome === null
                ? t('home.theirTurn', { name: toAct.map(names.nameOf).join(', ') })
                : verdict(outcome, language.value, names.nameOf)}
            </b>
          </p>
        }
        relive={({ first, lines }) => room.relive(first, lines.length)}
        isPast={room.isReliving.value}
        prompt={outcome === null ? null : <p>{over}</p>}
      />
    </div>
  );
}
