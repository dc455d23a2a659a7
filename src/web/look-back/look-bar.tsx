import type { ComponentChildren, JSX } from 'preact';
import { outcomeOf } from '#core/match';
import { entryAt } from '#core/list';
import { verdict } from '#core/verdict';
import { Icon } from '../icons.tsx';
import { language } from '../settings.ts';
import { type Looked, namesIn, seatOf } from './looked.ts';
import { l } from './texts.ts';

interface Props {
  readonly looked: Looked;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** Where one is, and how the match ended. */
export function LookBar({ looked, title, children }: Props): JSX.Element {
  return (
    <header class="look-bar">
      <a class="look-brand" href="/matches" title={l('back')}>
        <Icon of="back" />
        <b>{title}</b>
        <span>{l('title')}</span>
      </a>
      <p class="look-score">
        {scoreText(looked)} <span>· {lengthText(looked)}</span>
      </p>
      <div class="look-tools">{children}</div>
    </header>
  );
}

/** How long the match was. */
export function lengthText({ turns, hasRounds }: Looked): string {
  const { round } = entryAt(turns, turns.length - 1);
  return hasRounds ? l('rounds', { count: round }) : l('turns', { count: turns.length });
}

/** Everybody by name with their score, whoever looks first. */
export function scoreText(looked: Looked): string {
  const names = namesIn(looked);
  const outcome = outcomeOf(looked.match);
  // Whoever gives up leaves nothing to be counted.
  if (outcome === null) return verdict({ ranking: looked.ranking ?? [] }, language.value, names.tellOf);
  const { scores } = outcome;
  const own = seatOf(looked);
  const [first, ...others] = [own, ...scores.map((_, seat) => seat).filter((seat) => seat !== own)];
  if (scores.length === 2) {
    const other = others[0] ?? 0;
    return `${names.nameOf(first)} ${scores[first]} : ${scores[other]} ${names.nameOf(other)}`;
  }
  return [first, ...others].map((seat) => `${names.nameOf(seat)} ${scores[seat]}`).join(', ');
}
