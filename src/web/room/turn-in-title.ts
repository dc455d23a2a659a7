import { titleOf } from '../catalogue.ts';
import { t } from '../words/index.ts';

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const ICON_TURN = `${import.meta.env.BASE_URL}icon-turn.svg`;

/** The tab tells that it is your turn, in words and by its icon. */
export function turnInTitle(game: string, mine: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  document.title = `${mine ? `${t('room.yourTurn')} · ` : ''}${titleOf(game)} · ${t('name')}`;
  icon?.setAttribute('href', mine ? ICON_TURN : ICON);
  return () => {
    document.title = t('name');
    icon?.setAttribute('href', ICON);
  };
}
