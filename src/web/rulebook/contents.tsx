import type { JSX } from 'preact';
import type { RuleEntry, RulebookTexts } from '#core/rulebook';
import { beside } from '../route.ts';
import { s } from '../screens/words.ts';

interface ContentsProps {
  readonly entries: readonly RuleEntry[];
  readonly texts: RulebookTexts;
  readonly hasPrimer: boolean;
}

function leadTo(id: string): void {
  const part = document.querySelector<HTMLElement>(`#${id}`);
  part?.scrollIntoView({ block: 'start' });
  const heading = part?.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The parts of the book, as a list to jump by. */
export function Contents({ entries, texts, hasPrimer }: ContentsProps): JSX.Element {
  // In a narrow column the list would stand before the book.
  const isOpen = beside.value === null && matchMedia('(min-width: 1000px)').matches;
  const parts = [...new Set(entries.map(({ part }) => part))];
  const item = (id: string, name: string, first = '', last = ''): JSX.Element => (
    <li key={id}>
      <button type="button" onClick={() => leadTo(id)}>
        <span>{name}</span>
        {first !== '' && <small>{first === last ? first : `${first} – ${last}`}</small>}
      </button>
    </li>
  );
  return (
    <nav class="contents" aria-label={s('rules.contents')}>
      <details open={isOpen}>
        <summary>{s('rules.contents')}</summary>
        <ol>
          {hasPrimer && item('primer', s('rules.primer'))}
          {parts.map((part) => {
            const ids = entries.filter((entry) => entry.part === part).map(({ id }) => id);
            return item(`part-${part}`, texts.parts[part] ?? '', ids[0], ids.at(-1));
          })}
        </ol>
      </details>
    </nav>
  );
}
