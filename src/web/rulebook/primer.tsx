import './index.css';
import type { ComponentChildren, JSX } from 'preact';
import { s } from '../screens/words.ts';

/** A picture with a sentence or two, and the rules they stand for. */
export interface PrimerItem {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly picture: ComponentChildren;
}

interface PrimerPageProps {
  readonly game: string;
  readonly lead: string;
  /** What the pictures lie on, and the colour of the signs among them. */
  readonly ground: { readonly background: string; readonly color: string };
  readonly items: readonly PrimerItem[];
}

/** The whole game on one page, in pictures: the rulebook begins with it. */
export function PrimerPage({ game, lead, ground, items }: PrimerPageProps): JSX.Element {
  return (
    <section class="primer" id="primer">
      <h2>{s('rules.primer')}</h2>
      <p>{lead}</p>
      <ol>
        {items.map(({ title, text, rules, picture }) => (
          <li key={title}>
            <div class="sketch" style={ground} aria-hidden="true">
              {picture}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
            <p class="sources">
              {rules.map((rule) => (
                <a key={rule} href={`/rules/${game}/${rule}`} aria-label={s('rules.link', { rule })}>
                  {rule}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
