import type { JSX } from 'preact';
import { CATALOGUE, type CatalogueGame, gameIn, titleOf } from '../catalogue.ts';
import { Book } from './book.tsx';
import { pageText, t } from '../words/index.ts';
import { Lost } from '../screens/not-found.tsx';
import { Shell } from '../screens/shell.tsx';
import { s } from '../screens/words.ts';

/** The rulebook of a game: searchable, each rule with an address of its own. */
export function Rules({ game: id, rule }: { game: string; rule: string }): JSX.Element {
  const game = gameIn(id);
  return game === undefined ? <Lost /> : <RulesPage key={id} game={game} rule={rule} />;
}

function RulesPage({ game, rule }: { game: CatalogueGame; rule: string }): JSX.Element {
  return (
    <Shell title={s('rules.title', { game: titleOf(game.id) })}>
      <section class="page rules">
        <h1>{s('rules.title', { game: titleOf(game.id) })}</h1>
        <p class="note">{pageText(game.id, 'rulebook')}</p>
        <nav class="books" aria-label={t('nav.rules')}>
          {CATALOGUE.map(({ id }) => (
            <a key={id} href={`/rules/${id}`} aria-current={id === game.id ? 'page' : undefined}>
              {titleOf(id)}
            </a>
          ))}
        </nav>
        <Book game={game} rule={rule} />
      </section>
    </Shell>
  );
}
