import type { ComponentChildren, JSX } from 'preact';
import { outcomeOf } from '#core/match';
import { entryAt } from '#core/list';
import { Icon } from '../icons.tsx';
import { type Looked, namesIn, seatOf } from './looked.ts';
import { l } from './texts.ts';

interface Props {
  readonly looked: Looked;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** Where one is, and how the match ended. */
export function LookBar({ looked, title, children }: Props): JSX.Element {
  const rounds = entryAt(looked.turns, looked.turns.length - 1).round;
  const length = looked.hasRounds
    ? l('rounds', { count: rounds })
    : l('turns', { count: looked.turns.length });
  return (
    <header class="look-bar">
      <a class="look-brand" href="/matches" title={l('back')}>
        <Icon of="back" />
        <b>{title}</b>
        <span>{l('title')}</span>
      </a>
      <p class="look-score">
        {scoreText(looked)} <span>· {length}</span>
      </p>
      <div class="look-tools">{children}</div>
    </header>
  );
}

/** Everybody by name with their score, whoever looks first. */
function scoreText(looked: Looked): string {
  const { scores } = outcomeOf(looked.match) ?? { scores: [] };
  const names = namesIn(looked);
  const own = seatOf(looked);
  const [first, ...others] = [own, ...scores.map((_, seat) => seat).filter((seat) => seat !== own)];
  if (scores.length === 2) {
    const other = others[0] ?? 0;
    return `${names.nameOf(first)} ${scores[first]} : ${scores[other]} ${names.nameOf(other)}`;
  }
  return [first, ...others].map((seat) => `${names.nameOf(seat)} ${scores[seat]}`).join(', ');
}
