import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../words/index.ts';
import { p } from './texts.ts';

/** What lies together, and what each pile or place of it holds. */
export interface SheetPart {
  readonly name: string;
  readonly note?: string;
  readonly rows: readonly (readonly [name: string, cards: string])[];
}

/** How to lay out a position with the real box, in words. */
export interface Sheet {
  readonly title: string;
  readonly claim: string;
  readonly note: string;
  readonly parts: readonly SheetPart[];
  /** What must not be read at once: it stands upside down below the fold. */
  readonly below: { readonly name: string; readonly text: string };
}

/** One sheet of paper, black on white: what is only for the screen is not printed. */
export function SheetPage({ sheet, back }: { sheet: Sheet; back: string }): JSX.Element {
  const { title, claim, note, parts, below } = sheet;
  useEffect(() => {
    document.title = `${title} · ${t('name')}`;
  }, [title]);
  return (
    <main class="print-sheet">
      <nav>
        <a class="button" href={back}>
          {p('sheet.back')}
        </a>
        <button type="button" class="button primary" onClick={() => print()}>
          {p('sheet.print')}
        </button>
      </nav>
      <article>
        <header>
          <h1>{title}</h1>
          <p>{note}</p>
        </header>
        <h2>{claim}</h2>
        <div class="sheet-parts">
          {parts.map((part) => (
            <section key={part.name}>
              <h3>{part.name}</h3>
              {part.note !== undefined && <p>{part.note}</p>}
              <dl>
                {part.rows.map(([name, cards]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{cards}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p class="sheet-fold">{p('sheet.fold')}</p>
        <p class="upside-down">
          <b>{below.name}</b> {below.text}
        </p>
        <footer>{p('sheet.foot')}</footer>
      </article>
    </main>
  );
}
