import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import { gameOf } from '#games/index';
import { Icon } from '../icons.tsx';
import { language } from '../settings.ts';
import { t } from '../words/index.ts';
import { Lost } from './lost.tsx';
import { Shell } from './shell.tsx';

/** The rulebook of a game: searchable, each rule with an address of its own. */
export function Rules({ game: id, rule }: { game: string; rule: string }): JSX.Element {
  const game = gameOf(id);
  return game === undefined ? <Lost /> : <Book game={game} rule={rule} />;
}

/** Lower case without accents, so that a search is forgiving. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function Book({ game, rule }: { game: AnyGame; rule: string }): JSX.Element {
  const wanted = useSignal('');
  const { rules, parts } = game.texts[language.value];
  useEffect(() => {
    if (rule !== '') document.querySelector(`#${CSS.escape(rule)}`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const matching = game.rulebook.filter(({ id }) => {
    const { title, text, reason = '' } = rules[id];
    return plain(`${id} ${title} ${text} ${reason}`).includes(plain(wanted.value));
  });
  const found = [...new Set(matching.map(({ part }) => part))];
  return (
    <Shell title={t('rules.title', { game: t('game.muster') })}>
      <section class="page rules">
        <h1>{t('rules.title', { game: t('game.muster') })}</h1>
        <p class="note">{t('rules.about')}</p>
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
              .map(({ id }) => (
                <Rule key={id} game={game} id={id} chosen={id === rule} />
              ))}
          </section>
        ))}
      </section>
    </Shell>
  );
}

function Rule({ game, id, chosen }: { game: AnyGame; id: string; chosen: boolean }): JSX.Element {
  const { title, text, reason } = game.texts[language.value].rules[id];
  return (
    <article class={`rule${chosen ? ' chosen' : ''}`} id={id}>
      <a class="number" href={`/rules/${game.id}/${id}`} aria-label={t('rules.link', { rule: id })}>
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
