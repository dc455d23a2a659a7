import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { defaultOptions, readOptions } from '#core/options';
import type { Player } from '#table/table';
import { gameIn, isGame, titleOf } from '../../catalogue.ts';
import { DEFAULT_LEVEL } from '../../bots/levels.ts';
import { nameOf } from '../../bots/personas.ts';
import { lastOf, listed, remember, rivalsIn } from '../../device/last-company.ts';
import { begin } from '../../play.ts';
import { bring } from '../../rooms.ts';
import type { SameScreen } from '../../same/same-screen.tsx';
import { seatedAt } from '../../seated.ts';
import { t } from '../../words/index.ts';
import { s } from '../words.ts';
import { BeginBar } from './begin-bar.tsx';
import { LyingFlat, PeopleNames, tellingApart } from './people-names.tsx';
import { Pair, playersOf, Seats } from './players-form.tsx';
import { Lost } from '../not-found.tsx';
import { type OptionValues, Options, settledOptions } from './options.tsx';
import { Shell } from '../shell.tsx';

/** Every setting of a match, from the game's own option sheet. */
export function NewMatch({ game: id, company }: { game: string; company: string }): JSX.Element | null {
  const game = useSignal<AnyGame | null>(null);
  const same = useSignal<{ Screen: typeof SameScreen } | null>(null);
  const isSame = company.startsWith('same');
  useEffect(() => {
    if (!isGame(id)) return;
    void bring(id).then((room) => {
      game.value = room.game;
    });
    if (isSame) {
      void import('../../same/same-screen.tsx').then(({ SameScreen: Screen }) => (same.value = { Screen }));
    }
  }, [id]);
  if (!isGame(id)) return <Lost />;
  if (isSame) return same.value && <same.value.Screen game={id} code={company} />;
  return game.value === null ? null : <Sheet id={id} game={game.value} company={company} />;
}

/** The options of last time as they were chosen, or the standard ones where they no longer fit. */
function optionsAtFirst(game: AnyGame, options: Json, seats: number): OptionValues {
  const standard = defaultOptions<OptionValues>(game.options);
  try {
    readOptions<OptionValues>(game, options, seats);
    return { ...standard, ...(options as OptionValues) };
  } catch {
    return standard;
  }
}

/** Whom the address asks for; the same people as last time, if they were several then. */
function companyAtFirst(company: string, last: readonly Player[]): readonly Player[] {
  const wereSeveral = last.filter(({ kind }) => kind === 'person').length > 1;
  if (company === '' || (company === 'people' && wereSeveral)) return last;
  return playersOf(company, DEFAULT_LEVEL);
}

/** Against whom one will play; where nobody or several sit at this screen, everybody who plays. */
function companyText(game: string, players: readonly Player[]): string {
  if (players.length === 1) return s('new.players', { count: 1 });
  const persons = players.filter(({ kind }) => kind === 'person').length;
  return persons === 1
    ? t('matches.against', { name: rivalsIn(game, { players }) })
    : listed(players.map((_, seat) => nameOf(game, players, seat)));
}

interface Props {
  readonly id: string;
  readonly game: AnyGame;
  readonly company: string;
}

function Sheet({ id, game, company }: Props): JSX.Element {
  const last = lastOf(id);
  const { min, max } = game.seats;
  const players = useSignal<readonly Player[]>(seatedAt(game.seats, companyAtFirst(company, last.players)));
  const seats = players.value.length;
  const options = useSignal(optionsAtFirst(game, last.options, seats));
  const settled = settledOptions(game, options.value);
  const refusal = game.options.refusal(settled, seats);
  const title = s('new.title', { game: titleOf(id) });
  const start = (): void => {
    const seated = tellingApart(players.value);
    remember(id, { players: seated, options: options.value });
    void begin(id, seated, settled);
  };
  const change = (next: readonly Player[]): void => {
    players.value = next;
  };
  return (
    <Shell title={title}>
      <section class="page new">
        <h1>{title}</h1>
        {gameIn(id)?.ui.lesson !== undefined && <a href={`/lesson/${id}`}>{t('lesson.learn')}</a>}
        <h2>{s('new.company')}</h2>
        {max === 2 && min === 2 ? (
          <Pair game={id} players={players.value} change={change} />
        ) : (
          <Seats game={id} players={players.value} change={change} min={min} max={max} />
        )}
        <a class="same-link" href={`/new/${id}?with=same`}>
          {s('new.same')}
        </a>
        <PeopleNames players={players.value} change={change} />
        {gameIn(id)?.ui.canLieFlat === true && <LyingFlat players={players.value} />}
        <Options
          game={game}
          seats={seats}
          values={options.value}
          change={(values) => {
            options.value = values;
          }}
        />
        <BeginBar
          game={game}
          label={s('new.begin')}
          what={companyText(id, players.value)}
          refusal={refusal}
          begin={start}
        />
      </section>
    </Shell>
  );
}
