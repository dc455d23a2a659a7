import './index.css';
import type { ComponentChildren, JSX } from 'preact';
import { s } from '../screens/words.ts';

interface PrimerPageProps<Key extends string> {
  readonly game: string;
  /** What the game says: `lead`, and of each picture a title and a sentence or two. */
  readonly say: (key: 'lead' | `sketch.${NoInfer<Key>}.${'title' | 'text'}`) => string;
  /** What the pictures lie on, and the colour of the signs among them. */
  readonly ground: { readonly background: string; readonly color: string };
  /** Each picture with the rules that it stands for. */
  readonly sketches: readonly {
    readonly key: Key;
    readonly rules: readonly string[];
    readonly picture: ComponentChildren;
  }[];
}

/** The whole game on one page, in pictures: the rulebook begins with it. */
export function PrimerPage<Key extends string>(props: PrimerPageProps<Key>): JSX.Element {
  const { game, say, ground, sketches } = props;
  return (
    <section class="primer" id="primer">
      <h2>{s('rules.primer')}</h2>
      <p>{say('lead')}</p>
      <ol>
        {sketches.map(({ key, rules, picture }) => (
          <li key={key}>
            <div class="sketch" style={ground} aria-hidden="true">
              {picture}
            </div>
            <h3>{say(`sketch.${key}.title`)}</h3>
            <p>{say(`sketch.${key}.text`)}</p>
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
