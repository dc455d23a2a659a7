import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words/index.ts';

/** The place of the prompt, which a reader finds by its name. */
export function PromptLine({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <section class="promptline" aria-label={t('room.prompt')}>
      {children}
    </section>
  );
}

/** What is said to whoever looks: one sentence, and one of help. */
export interface PromptText {
  readonly title: string;
  readonly hint: string;
}

interface Props extends PromptText {
  /** It is asked of whoever looks. */
  readonly isMine: boolean;
  /** Where the turn stands, before everything else of the help. */
  readonly lead?: string;
  /** What must not be missed, before the help. */
  readonly notice?: string;
  /** What the game adds behind it. */
  readonly children?: ComponentChildren;
}

/** One sentence: whose turn it is, and what is asked. */
export function Prompt({ title, hint, lead = '', notice = '', isMine, children }: Props): JSX.Element {
  return (
    <div class={`prompt${isMine ? ' mine' : ''}`}>
      <p class="say" role="status">
        <i class="lamp" />
        {/* A new sentence takes the place of the old one: nothing of it moves. */}
        <b key={title + hint}>{title}</b>
        {/* The space is its own: as a text of the paragraph it would stay, and be moved. */}
        <span key={title + lead + notice + hint}>
          {' '}
          {lead !== '' && <em>{lead} </em>}
          {notice !== '' && <strong>{notice} </strong>}
          {/* Whoever only waits is told what must not be missed, and nothing beside it. */}
          {(isMine || notice === '') && hint !== '' && <i>{hint}</i>}
        </span>
      </p>
      {children}
    </div>
  );
}

/** In place of the prompt, where the screen goes to somebody else. */
export function PassOn({ name, pass }: { name: string; pass: () => void }): JSX.Element {
  return (
    <div class="prompt passing">
      <p role="status">
        <span>
          <b>{t('room.passed')}</b>
        </span>
      </p>
      <button type="button" class="button primary small" onClick={pass}>
        {t('cover.pass', { name })}
      </button>
    </div>
  );
}
