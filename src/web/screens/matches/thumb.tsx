import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { address } from '../../art/image-address.ts';
import type { SavedMatch } from '../../device/matches.ts';
import { companyOf } from './match-row-texts.ts';
import { gameIn } from '../../catalogue.ts';
import { Initial } from '../initial.tsx';

/** The small picture that stands for a game in a list. */
export function Thumb({ game }: { game: string }): JSX.Element {
  const door = gameIn(game)?.ui.door;
  return door === undefined ? (
    <Initial game={game} />
  ) : (
    <img src={door.thumb} alt="" width="92" height="68" />
  );
}

/** Where a match stands, in small; until that is drawn, and where it cannot be, the picture of its game. */
export function PositionThumb({ match }: { match: SavedMatch }): JSX.Element {
  const drawn = useSignal<string | null>(null);
  useEffect(() => {
    void gameIn(match.game)
      ?.ui.position?.()
      .then(({ positionPicture }) => {
        const text = positionPicture(match.told, companyOf(match).seat);
        if (text !== null) drawn.value = address(`position ${match.id} ${match.changed}`, () => text);
      });
  }, [match]);
  if (drawn.value === null) return <Thumb game={match.game} />;
  return <img class="position" src={drawn.value} alt="" width="92" height="68" />;
}
