import type { JSX } from 'preact';
import type { Player } from '#table/table';
import { levelName, levelsOf } from '../../bots/levels.ts';
import { nameOf } from '../../bots/personas.ts';
import type { RoomProps } from '../../game-ui.ts';
import { Icon, PlayIcon } from '../../icons.tsx';
import { AGAIN, EYE, TURN_BACK } from '../../more-icons.ts';
import { begin } from '../../play.ts';
import { t } from '../../words/index.ts';
import { laterParts } from '../later.tsx';
import type { EndMood } from '../mood.ts';
import { Share } from '../menu/share.tsx';

const LEVEL = 'M6 19v-4M12 19v-8M18 19V6';

interface Props extends RoomProps {
  readonly view: unknown;
  readonly mood: EndMood;
  /** Away from the scene; without it one is at the table already. */
  readonly look?: () => void;
}

/** The same company with bots of another level; null where there is none, or nobody to be replaced. */
function shifted(game: string, players: readonly Player[], by: number): readonly Player[] | null {
  const levels = levelsOf(game);
  const others = players.map((player): Player | null => {
    if (player.kind !== 'bot') return player;
    const level = levels[levels.indexOf(player.level) + by];
    return level === undefined || !levels.includes(player.level) ? null : { kind: 'bot', level };
  });
  const isWhole = others.every((player) => player !== null);
  return isWhole && players.some(({ kind }) => kind === 'bot') ? others : null;
}

/** With whom: the bots by name, and how strong they are where that is one thing. */
function companyText(game: string, players: readonly Player[]): string {
  const bots = players.flatMap((player, seat) =>
    player.kind === 'bot' ? [{ seat, level: player.level }] : [],
  );
  const names = bots.map(({ seat }) => nameOf(game, players, seat)).join(', ');
  const [first] = bots;
  const isOne = bots.every(({ level }) => level === first?.level);
  const level = first !== undefined && isOne ? levelName(game, first.level) : '';
  // Bots that were not taught the game are called by their level already.
  return names.startsWith(level) ? names : `${names} · ${level}`;
}

const STEPS = { won: [1, 'end.up'], lost: [-1, 'end.down'], even: [0, 'end.up'] } as const;

const { Later: SameLater } = laterParts(() => import('../../same/way-back.tsx'));
const { Later: DailyLater } = laterParts(() => import('../../daily/way-back.tsx'));

/** A match of this name has a deal that others have, too: they are compared elsewhere. */
function WayBack({ id }: { id: string }): JSX.Element | null {
  if (id.startsWith('same-')) return <SameLater show={({ WayBack: Way }) => <Way id={id} />} />;
  return id.startsWith('daily-') ? <DailyLater show={({ WayBack: Way }) => <Way />} /> : null;
}

/** Where one may go from the end of a match. */
export function EndChoices({ id, table, choices, view, mood, look }: Props): JSX.Element {
  const { game, players } = table;
  const again = (company: readonly Player[]): void => void begin(game.id, company, game.rematch(view));
  const [by, label] = STEPS[mood];
  const other = by === 0 || choices !== undefined ? null : shifted(game.id, players, by);
  return (
    <>
      {choices ?? (
        <button type="button" class="button primary" onClick={() => again(players)}>
          <Icon of={AGAIN} />
          <span>
            {t('end.again')} <small>{companyText(game.id, players)}</small>
          </span>
        </button>
      )}
      <WayBack id={id} />
      {other !== null && (
        <button type="button" class="button level" onClick={() => again(other)}>
          <Icon of={LEVEL} />
          <span>
            {t(label)} <small>{companyText(game.id, other)}</small>
          </span>
        </button>
      )}
      <a class="button more" href={`/look/${id}`}>
        <Icon of={TURN_BACK} /> {t('end.lookBack')}
      </a>
      <a class="button more" href={`/replay/${id}`}>
        <PlayIcon /> {t('end.replay')}
      </a>
      <Share id={id} />
      {look !== undefined && (
        <button type="button" class="button more" onClick={look}>
          <Icon of={EYE} /> {t('end.look')}
        </button>
      )}
      <a class="button more home" href="/">
        {t('end.home')}
      </a>
    </>
  );
}
