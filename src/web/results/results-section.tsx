import './index.css';
import type { JSX } from 'preact';
import { levelName, levelOf } from '../bots/levels.ts';
import { personaOf } from '../bots/personas.ts';
import { titleOf } from '../catalogue.ts';
import type { SavedMatch } from '../device/matches.ts';
import { s } from '../screens/words.ts';
import { type GameResults, type LevelResults, resultsFile, resultsOf } from './results.ts';

/** How one has fared against the bots on this device; nothing before the first finished match. */
export function ResultsSection({ matches }: { matches: readonly SavedMatch[] }): JSX.Element | null {
  const results = resultsOf(matches);
  if (results.length === 0) return null;
  return (
    <section class="results">
      <h2>{s('results.title')}</h2>
      {results.map((each) => (
        <OfGame key={each.game} of={each} />
      ))}
      <a
        class="button"
        download="tavola-results.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(resultsFile(matches))}`}
      >
        {s('results.export')}
      </a>
      <p class="note">{s('results.hint')}</p>
    </section>
  );
}

function OfGame({ of }: { of: GameResults }): JSX.Element {
  const { game, streak, longest, bestScore, clearest } = of;
  return (
    <article>
      <h3>{titleOf(game)}</h3>
      <ul>
        {of.levels.map((each) => (
          <OfLevel key={each.level} game={game} of={each} />
        ))}
      </ul>
      <p>
        {[
          streak > 0 ? s('results.streak', { count: streak }) : '',
          longest > 0 ? s('results.longest', { count: longest }) : '',
          s('results.best', { count: bestScore }),
          clearest > 0 ? s('results.clearest', { count: clearest }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}

function OfLevel({ game, of }: { game: string; of: LevelResults }): JSX.Element {
  const level = levelOf(game, of.level);
  const text = s('results.of', { won: of.won, count: of.played });
  return (
    <li>
      <span>{[...new Set([personaOf(game, level), levelName(game, level)])].join(', ')}</span>
      <span class="bars" aria-hidden="true">
        {of.recent.map((result, at) => (
          <i key={at} data-result={result} />
        ))}
      </span>
      <b>{text}</b>
    </li>
  );
}
