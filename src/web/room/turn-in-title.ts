import { titleOf } from '../catalogue.ts';
import { t } from '../words/index.ts';

/** The tab tells that it is your turn, in words and by its icon. */
export function turnInTitle(game: string, mine: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  document.title = `${mine ? `${t('room.yourTurn')} · ` : ''}${titleOf(game)} · ${t('name')}`;
  icon?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
  return () => {
    document.title = t('name');
    icon?.setAttribute('href', '/icon.svg');
  };
}
