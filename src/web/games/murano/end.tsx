import type { JSX } from 'preact';
import type { Outcome, Seat } from '#core/game';
import { murano } from '#games/murano/index';
import { completedBy, type View } from '#games/murano/rules/state';
import { lossPerCard } from '#games/murano/modules/variants';
import { RANKS } from '#games/murano/content/challenges';
import type { RoomProps } from '../../game-ui.ts';
import { rankArt } from './art/index.ts';
import { begin } from '../../play.ts';
import { Ending } from '../../room/verdict.tsx';
import { t, tell } from '../../words/index.ts';
import { Coin, Murrina, Picture } from './pieces/pieces.tsx';
import { listed, type Names } from './telling.ts';
import { m } from './texts.ts';

interface Props extends RoomProps {
  readonly view: View;
  readonly outcome: Outcome;
  readonly names: Names;
}

/** The end of a match of Murano: scores one by one, the lowest first, then who has won and why. */
export function End({ id, table, choices, view, outcome, names }: Props): JSX.Element {
  const order = outcome.ranking.flat().toReversed();
  const tie = tieText(view, outcome, names);
  const again = (): void => {
    void begin('murano', table.players, murano.rematch(view) as never);
  };
  return (
    <Ending
      id={id}
      again={again}
      choices={choices}
      steps={order.length}
      counted={(count) => (
        <ul>
          {order.map((seat, index) => (
            <Score key={seat} view={view} seat={seat} outcome={outcome} names={names} shown={index < count} />
          ))}
        </ul>
      )}
      verdict={
        <>
          {outcome.won === true && <Rank score={outcome.scores[0]} />}
          <h2 id="end">{verdict(outcome, names)}</h2>
          {tie !== '' && <p class="tie">{tie}</p>}
          <p>{tell(murano, outcome.reason, names.nameOf)}</p>
        </>
      }
    />
  );
}

function Rank({ score }: { score: number }): JSX.Element {
  const { rank } = RANKS.find(({ from }) => score >= from)!;
  return <Picture class="rank" name={`rank ${rank}`} draw={() => rankArt(rank)} />;
}

/** Everybody is told the same: who has won, by name; several share it. */
function verdict({ ranking, won }: Outcome, { viewer, nameOf }: Names): string {
  if (won !== undefined) return m(won ? 'end.soloWon' : 'end.soloLost');
  const [best = []] = ranking;
  if (best.length === 1) {
    return best[0] === viewer ? t('end.won') : t('end.lost', { name: nameOf(best[0]) });
  }
  const others = best.filter((seat) => seat !== viewer).map(nameOf);
  return m(others.length < best.length ? 'end.sharedWith' : 'end.shared', { names: listed(others) });
}

/** M64: equal money, and what decided then. */
function tieText(view: View, { ranking, scores }: Outcome, { nameOf }: Names): string {
  const [best = []] = ranking;
  const money = scores[best[0]];
  const equal = scores.flatMap((score, seat) => (score === money ? [seat] : []));
  if (equal.length < 2) return '';
  if (equal.length === best.length) return m('end.equal', { money, count: completedBy(view, best[0]) });
  const counts = equal.map((seat) => m('end.of', { name: nameOf(seat), count: completedBy(view, seat) }));
  return m('end.tie', { money, counts: listed(counts) });
}

interface ScoreProps {
  readonly view: View;
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly shown: boolean;
}

/** Money, which decides, less what creations left in hand cost an expert. */
function Score({ view, seat, outcome, names, shown }: ScoreProps): JSX.Element {
  const left = view.hands[seat].length;
  const loss = lossPerCard(view.options) * left;
  const best = outcome.won !== false && (outcome.ranking[0]?.includes(seat) ?? false);
  return (
    <li class={`${shown ? 'shown' : ''}${best ? ' own' : ''}`}>
      <Murrina seat={seat} />
      <span class="name">{names.nameOf(seat)}</span>
      <span class="amount">
        {m('end.creations', { count: completedBy(view, seat) })}
        {loss > 0 && `, ${m('end.loss', { count: left, loss })}`}
      </span>
      <b class="winner">
        {String(outcome.scores[seat]).replace('-', '−')}
        <Coin />
      </b>
    </li>
  );
}
