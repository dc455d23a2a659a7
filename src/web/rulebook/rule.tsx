import type { JSX } from 'preact';
import type { RuleText } from '#core/rulebook';
import { s } from '../screens/words.ts';

interface RuleProps {
  readonly game: string;
  readonly id: string;
  readonly entry: RuleText;
  readonly isChosen: boolean;
}

export function Rule({ game, id, entry: { title, text, reason }, isChosen }: RuleProps): JSX.Element {
  return (
    <article class={`rule${isChosen ? ' chosen' : ''}`} id={id}>
      <a class="number" href={`/rules/${game}/${id}`} aria-label={s('rules.link', { rule: id })}>
        {id}
      </a>
      <div>
        <h3>
          {title}
          {reason !== undefined && <small>{s('rules.ruling')}</small>}
        </h3>
        <p>{text}</p>
        {reason !== undefined && (
          <p class="reason">
            <b>{s('rules.reason')}</b> {reason}
          </p>
        )}
      </div>
    </article>
  );
}
