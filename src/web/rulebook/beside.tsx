import './index.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { gameIn, titleOf } from '../catalogue.ts';
import { Icon } from '../icons.tsx';
import { s } from '../screens/words.ts';
import { t } from '../words/index.ts';
import { Book } from './book.tsx';

/** The rulebook beside the table one sits at: the match stays where it is. */
export function BesideTheTable({ game: id, rule }: { game: string; rule: string }): JSX.Element | null {
  const game = gameIn(id);
  const panel = useRef<HTMLElement>(null);
  const close = (): void => history.back();
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  if (game === undefined) return null;
  return (
    <aside
      ref={panel}
      class="side-panel beside"
      tabIndex={-1}
      aria-label={s('rules.title', { game: titleOf(id) })}
      onKeyDown={(event) => {
        // The keys of the table are not meant for whoever reads.
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{s('rules.title', { game: titleOf(id) })}</h2>
        <a
          class="tool"
          href={`/rules/${id}/${rule}`}
          target="_blank"
          aria-label={s('rules.whole')}
          title={s('rules.whole')}
        >
          <Icon of="book" />
        </a>
        <button type="button" class="tool" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div class="leaves">
        <Book game={game} rule={rule} />
      </div>
    </aside>
  );
}
