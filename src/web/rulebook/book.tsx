import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ruleSearch } from '#core/search/search';
import type { RuleEntry, RulebookTexts } from '#core/rulebook';
import type { Language } from '#core/words';
import type { CatalogueGame } from '../catalogue.ts';
import { Icon } from '../icons.tsx';
import { s } from '../screens/words.ts';
import { language } from '../settings.ts';
import { Contents } from './contents.tsx';
import { Rule } from './rule.tsx';

const SEARCH = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20';

/** Whoever asks reads the first answers; the rest of the book is behind the contents. */
const ANSWERS = 12;

interface LoadedBook {
  readonly spoken: Language;
  readonly entries: readonly RuleEntry[];
  readonly texts: RulebookTexts;
  readonly Primer: ComponentType | null;
}

interface BookProps {
  readonly game: CatalogueGame;
  /** The rule that is shown; '' for none. */
  readonly rule: string;
}

/** The rulebook of a game: a page with pictures, the contents, every rule; and what answers a question. */
export function Book({ game, rule }: BookProps): JSX.Element | null {
  const come = useSignal<LoadedBook | null>(null);
  useEffect(() => {
    const spoken = language.value;
    void Promise.all([game.rulebook(), game.ruleTexts[spoken](), game.ui.primer?.()]).then(
      ([{ rulebook }, texts, primer]) => {
        come.value = { spoken, entries: rulebook, texts, Primer: primer?.Primer ?? null };
      },
    );
  }, [language.value]);
  return come.value === null ? null : <Opened game={game.id} rule={rule} {...come.value} />;
}

function Opened({
  game,
  rule,
  spoken,
  entries,
  texts,
  Primer,
}: LoadedBook & { game: string; rule: string }): JSX.Element {
  const query = useSignal('');
  const search = useMemo(() => ruleSearch(entries, texts, spoken), [entries, texts]);
  useEffect(() => {
    if (rule !== '') document.querySelector(`#${CSS.escape(rule)}`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const answers = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever asks from far down in the book sees the answers, not what lies so far down among them.
    if (answers.current !== null && answers.current.getBoundingClientRect().top < 0) {
      answers.current.scrollIntoView({ block: 'start' });
    }
  }, [query.value]);
  const hits = query.value.trim() === '' ? null : search(query.value);
  const ruleOf = (id: string): JSX.Element | undefined => {
    const text = texts.rules[id];
    return text && <Rule key={id} game={game} id={id} entry={text} isChosen={id === rule} />;
  };
  return (
    <>
      <Field query={query} count={hits?.length ?? null} />
      {hits === null ? (
        <div class="book">
          <Contents entries={entries} texts={texts} hasPrimer={Primer !== null} />
          <div>
            {Primer !== null && <Primer />}
            {partsOf(entries).map((part) => (
              <section key={part} class="part" id={`part-${part}`}>
                <h2>{texts.parts[part]}</h2>
                {entries.filter((entry) => entry.part === part).map(({ id }) => ruleOf(id))}
              </section>
            ))}
          </div>
        </div>
      ) : (
        <section ref={answers} class="answers" aria-label={s('rules.answers')}>
          {hits.length === 0 && <p class="lead">{s('rules.none')}</p>}
          {hits.slice(0, ANSWERS).map(ruleOf)}
        </section>
      )}
    </>
  );
}

const partsOf = (entries: readonly RuleEntry[]): readonly string[] => [
  ...new Set(entries.map(({ part }) => part)),
];

function Field({ query, count }: { query: Signal<string>; count: number | null }): JSX.Element {
  return (
    <div class="search">
      <Icon of={SEARCH} />
      <input
        type="search"
        aria-label={s('rules.search')}
        placeholder={s('rules.ask')}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <output>{count === null ? '' : s('rules.found', { count: Math.min(count, ANSWERS) })}</output>
    </div>
  );
}
