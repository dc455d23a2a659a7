import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RuleEntry, RuleText } from '#core/rulebook';
import { Icon } from '../icons.tsx';
import { language } from '../settings.ts';
import { CATALOGUE, type CatalogueGame, gameIn, titleOf } from '../catalogue.ts';
import { pageText, t } from '../words/index.ts';
import { Lost } from './not-found.tsx';
import { Shell } from './shell.tsx';

interface RulebookTexts {
  readonly rules: Readonly<Record<string, RuleText>>;
  readonly parts: Readonly<Record<string, string>>;
}

/** The rulebook of a game: searchable, each rule with an address of its own. */
export function Rules({ game: id, rule }: { game: string; rule: string }): JSX.Element {
  const game = gameIn(id);
  return game === undefined ? <Lost /> : <Book key={id} game={game} rule={rule} />;
}

/** Lower case without accents, so that a search is forgiving. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a rule says this, or has this number. */
const saysOf = (id: string, { title, text, reason = '' }: RuleText, wanted: string): boolean =>
  plain(`${id} ${title} ${text} ${reason}`).includes(plain(wanted));

interface Come {
  readonly entries: readonly RuleEntry[];
  readonly texts: RulebookTexts;
}

function Book({ game, rule }: { game: CatalogueGame; rule: string }): JSX.Element | null {
  const come = useSignal<Come | null>(null);
  useEffect(() => {
    void Promise.all([game.rulebook(), game.ruleTexts[language.value]()]).then(([{ rulebook }, texts]) => {
      come.value = { entries: rulebook, texts };
    });
  }, [language.value]);
  return come.value === null ? null : <Open game={game.id} rule={rule} {...come.value} />;
}

function Open({ game, rule, entries, texts }: Come & { game: string; rule: string }): JSX.Element {
  const wanted = useSignal('');
  const { rules, parts } = texts;
  useEffect(() => {
    if (rule !== '') document.querySelector(`#${CSS.escape(rule)}`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const matching = entries.flatMap((entry) => {
    const told = rules[entry.id];
    return told !== undefined && saysOf(entry.id, told, wanted.value) ? [{ ...entry, told }] : [];
  });
  const found = [...new Set(matching.map(({ part }) => part))];
  return (
    <Shell title={t('rules.title', { game: titleOf(game) })}>
      <section class="page rules">
        <h1>{t('rules.title', { game: titleOf(game) })}</h1>
        <p class="note">{pageText(game, 'rulebook')}</p>
        <nav class="books" aria-label={t('nav.rules')}>
          {CATALOGUE.map(({ id }) => (
            <a key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {titleOf(id)}
            </a>
          ))}
        </nav>
        <div class="search">
          <Icon of="search" />
          <input
            type="search"
            aria-label={t('rules.search')}
            placeholder={t('rules.search')}
            value={wanted.value}
            onInput={(event) => {
              wanted.value = event.currentTarget.value;
            }}
          />
          <output>{t('rules.found', { count: matching.length })}</output>
        </div>
        {matching.length === 0 && <p class="lead">{t('rules.none')}</p>}
        {found.map((part) => (
          <section key={part} class="part">
            <h2>{parts[part]}</h2>
            {matching
              .filter((entry) => entry.part === part)
              .map(({ id, told }) => (
                <Rule key={id} game={game} id={id} told={told} chosen={id === rule} />
              ))}
          </section>
        ))}
      </section>
    </Shell>
  );
}

interface RuleProps {
  readonly game: string;
  readonly id: string;
  readonly told: RuleText;
  readonly chosen: boolean;
}

function Rule({ game, id, told: { title, text, reason }, chosen }: RuleProps): JSX.Element {
  return (
    <article class={`rule${chosen ? ' chosen' : ''}`} id={id}>
      <a class="number" href={`/rules/${game}/${id}`} aria-label={t('rules.link', { rule: id })}>
        {id}
      </a>
      <div>
        <h3>
          {title}
          {reason !== undefined && <small>{t('rules.ruling')}</small>}
        </h3>
        <p>{text}</p>
        {reason !== undefined && (
          <p class="reason">
            <b>{t('rules.reason')}</b> {reason}
          </p>
        )}
      </div>
    </article>
  );
}
