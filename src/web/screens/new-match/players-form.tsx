import type { JSX } from 'preact';
import type { Player } from '#table/table';
import { DEFAULT_LEVEL, levelName, levelsOf } from '../../bots/levels.ts';
import { introductionOf } from '../../bots/personas.ts';
import { s } from '../words.ts';
import { Choice } from '../choice.tsx';
import { Sitter } from './seat-choice.tsx';

interface Props {
  readonly game: string;
  readonly players: readonly Player[];
  readonly change: (players: readonly Player[]) => void;
}

const KINDS = ['bot', 'people', 'bots'] as const;
type Kind = (typeof KINDS)[number];

const PERSON: Player = { kind: 'person' };
const levelIn = (players: readonly Player[]): string =>
  players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []))[0] ?? DEFAULT_LEVEL;

/** Who sits at a table for two. */
export function playersOf(kind: string, level: string): readonly Player[] {
  const bot: Player = { kind: 'bot', level };
  if (kind === 'bots') return [bot, bot];
  return [PERSON, kind === 'people' ? PERSON : bot];
}

/** A game for two: against a bot, two people, or two bots to watch. */
export function Pair({ game, players, change }: Props): JSX.Element {
  const persons = players.filter(({ kind }) => kind === 'person').length;
  const kind: Kind = persons === 0 ? 'bots' : persons === 1 ? 'bot' : 'people';
  const level = levelIn(players);
  return (
    <>
      <Choice
        label={s('new.company')}
        values={KINDS}
        value={kind}
        tell={(each) => s(each === 'bots' ? 'new.watch' : `new.${each}`)}
        choose={(each) => change(playersOf(each, level))}
      />
      {kind !== 'people' && (
        <>
          <h2>{s('new.level')}</h2>
          <Choice
            label={s('new.level')}
            values={levelsOf(game)}
            value={level}
            tell={(each) => levelName(game, each)}
            choose={(each) => change(playersOf(kind, each))}
          />
          <p class="note">{introductionOf(game, level)}</p>
        </>
      )}
    </>
  );
}

/** A game for a few: how many sit down, where that is not given, and who is on each seat. */
export function Seats({
  game,
  players,
  change,
  min,
  max,
}: Props & { readonly min: number; readonly max: number }): JSX.Element {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const resize = (count: number): void => {
    const bot: Player = { kind: 'bot', level: levelIn(players) };
    const remaining = players.slice(0, count);
    change([...remaining, ...Array.from({ length: count - remaining.length }, () => bot)]);
  };
  const put = (seat: number, player: Player): void => change(players.with(seat, player));
  return (
    <>
      {counts.length > 1 && (
        <Choice
          label={s('new.seats')}
          values={counts}
          value={players.length}
          tell={(count) => s('new.players', { count })}
          choose={resize}
        />
      )}
      <div class="options seats">
        {players.map((player, seat) => (
          <Sitter
            key={seat}
            game={game}
            seat={seat}
            label={s('new.seat', { count: seat + 1 })}
            level={player.kind === 'bot' ? player.level : null}
            person={s('new.person')}
            hint={s('new.personHint')}
            choose={(level) => put(seat, level === null ? PERSON : { kind: 'bot', level })}
          />
        ))}
      </div>
    </>
  );
}
