import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CATALOGUE, titleOf } from '../catalogue.ts';
import { Icon } from '../icons.tsx';
import type { GamePuzzles, PuzzleEntry } from '../game-ui.ts';
import { Lost } from '../screens/not-found.tsx';
import { Shell } from '../screens/shell.tsx';
import { Thumb } from '../screens/matches/thumb.tsx';
import { go } from '../route.ts';
import { ownMoments } from './own-moments.ts';
import { recordOf, scoreOf } from './record.ts';
import { SheetPage } from './sheet.tsx';
import { Degree, DIFFICULTIES } from './degree.tsx';
import { p } from './texts.ts';

interface Props {
  readonly game: string;
  readonly number: string;
}

/** The puzzles of every game, or one of them. */
export function Puzzles({ game, number }: Props): JSX.Element | null {
  const puzzles = useSignal<ReadonlyMap<string, GamePuzzles> | null>(null);
  const wanted = CATALOGUE.filter(({ id, ui }) => ui.puzzles !== undefined && (game === '' || id === game));
  useEffect(() => {
    const load = wanted.map(async ({ id, ui }) => [id, await ui.puzzles!()] as const);
    void Promise.all(load).then((all) => {
      puzzles.value = new Map(all);
    });
  }, [game]);
  if (wanted.length === 0) return <Lost />;
  if (puzzles.value === null) return null;
  const own = puzzles.value.get(game);
  const [, kind, place] = /^(puzzle|deal)-(\d+)$/u.exec(number) ?? [];
  if (kind !== undefined) {
    const sheet = own?.sheetOf(kind === 'deal' ? kind : 'puzzle', Number(place));
    const back = kind === 'deal' ? '/daily' : `/puzzles/${game}/${place}`;
    return sheet ? <SheetPage sheet={sheet} back={back} /> : <Lost />;
  }
  if (number !== '') {
    const isThere = own?.list[Number(number) - 1] !== undefined;
    return isThere ? <own.Puzzle key={number} number={Number(number)} /> : <Lost />;
  }
  return (
    <Shell title={p('title')}>
      <section class="page puzzles">
        <h1>{p('title')}</h1>
        <p class="lead">{p('lead')}</p>
        <FromMyMatches />
        {[...puzzles.value].map(([id, each]) => (
          <Shelf key={id} game={id} puzzles={each} />
        ))}
      </section>
    </Shell>
  );
}

/** What one's own matches ask: positions in which something better was to be had. */
function FromMyMatches(): JSX.Element | null {
  const own = ownMoments();
  if (own.length === 0) return null;
  return (
    <section class="own-moments">
      <h2>{p('own')}</h2>
      <p>{p('ownHint')}</p>
      <ul>
        {own.map(({ id, game, left }) => (
          <li key={id}>
            <a href={`/look/${id}`}>{p('ownMatch', { game: titleOf(game), count: left })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShelfProps {
  readonly game: string;
  readonly puzzles: GamePuzzles;
}

/** All puzzles of a game, by theme and difficulty. */
function Shelf({ game, puzzles: { list, themeName } }: ShelfProps): JSX.Element {
  const theme = useSignal('');
  const difficulty = useSignal(0);
  const { rating, results } = recordOf(game);
  const numbered = list.map((entry, at) => ({ ...entry, number: at + 1 }));
  const fitting = numbered.filter(
    (entry) =>
      (theme.value === '' || entry.theme === theme.value) &&
      (difficulty.value === 0 || entry.difficulty === difficulty.value),
  );
  const next = nextOf(fitting, results);
  const count = Object.keys(results).length;
  return (
    <article class="puzzle-shelf">
      <header>
        <Thumb game={game} />
        <div>
          <h2>{titleOf(game)}</h2>
          <p>
            {p('solved', { count, total: list.length })} · {p('rating')} <b>{rating}</b>
          </p>
        </div>
        <button
          type="button"
          class="button primary"
          disabled={next === undefined}
          onClick={() => next !== undefined && go(`/puzzles/${game}/${next.number}`)}
        >
          {p('random')}
        </button>
      </header>
      <Filter
        name={p('theme')}
        chosen={theme.value}
        choices={['', ...new Set(list.map((entry) => entry.theme))]}
        textOf={(each) => (each === '' ? p('any') : themeName(each))}
        choose={(each) => (theme.value = each)}
      />
      <Filter
        name={p('difficulty')}
        chosen={difficulty.value}
        choices={[0, ...DIFFICULTIES]}
        textOf={(each) => (each === 0 ? p('any') : <Degree of={each} />)}
        choose={(each) => (difficulty.value = each)}
      />
      {fitting.length === 0 && <p role="status">{p('none')}</p>}
      <nav class="numbers" aria-label={`${titleOf(game)}: ${p('pick')}`}>
        {fitting.map(({ number }) => {
          const result = results[number];
          const state = result === undefined ? '' : scoreOf(result) > 0 ? 'done' : 'missed';
          return (
            <a
              key={number}
              class={state}
              href={`/puzzles/${game}/${number}`}
              aria-label={[p('of', { game: titleOf(game), number }), state && p(state)]
                .filter(Boolean)
                .join(', ')}
            >
              {number}
              {state === 'done' && <Icon of="star" />}
            </a>
          );
        })}
      </nav>
    </article>
  );
}

interface FilterProps<Value> {
  readonly name: string;
  readonly chosen: Value;
  readonly choices: readonly Value[];
  readonly textOf: (value: Value) => JSX.Element | string;
  readonly choose: (value: Value) => void;
}

function Filter<Value extends string | number>(props: FilterProps<Value>): JSX.Element {
  return (
    <div class="filter" role="group" aria-label={props.name}>
      <span>{props.name}</span>
      {props.choices.map((each) => (
        <button
          type="button"
          key={each}
          aria-pressed={each === props.chosen}
          onClick={() => props.choose(each)}
        >
          {props.textOf(each)}
        </button>
      ))}
    </div>
  );
}

type Numbered = PuzzleEntry & { readonly number: number };

/** The first that was not done yet, or the first of all. */
const nextOf = (
  entries: readonly Numbered[],
  results: Readonly<Record<number, unknown>>,
): Numbered | undefined => entries.find(({ number }) => results[number] === undefined) ?? entries[0];
