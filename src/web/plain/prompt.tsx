import type { JSX } from 'preact';
import type { AnyGame, Question, Seat } from '#core/game';
import { listed } from '#core/words';
import type { Sight } from '#table/table';
import { language } from '../settings.ts';
import { t, tell } from '../words/index.ts';
import type { PlainNames } from './names.ts';
import { p } from './texts.ts';

interface Props {
  readonly game: AnyGame;
  readonly sight: Sight;
  readonly mover: Seat | null;
  readonly names: PlainNames;
}

/** What is asked of whoever looks, or whom the table waits for. */
export function PlainPrompt({ game, sight, mover, names }: Props): JSX.Element {
  const { title, hint } = saidNow(game, sight, mover, names);
  return (
    <div class={`prompt${mover === null ? '' : ' mine'}`}>
      <p role="status">
        <i class="lamp" />
        {/* A new sentence takes the place of the old one: nothing of it moves. */}
        <span key={title + hint}>
          <b>{title}</b> {hint}
        </span>
      </p>
    </div>
  );
}

function saidNow(
  game: AnyGame,
  { view, toAct }: Sight,
  mover: Seat | null,
  names: PlainNames,
): { readonly title: string; readonly hint: string } {
  if (mover !== null) {
    const { hint, ...asked }: Question = game.question(view, mover);
    return {
      title: tell(game, asked, names.tellOf),
      hint: hint === undefined ? '' : tell(game, hint, names.tellOf),
    };
  }
  if (toAct.length === 0) return { title: t('room.over'), hint: '' };
  const movers = listed(language.value, toAct.map(names.nameOf));
  return { title: p('wait', { names: movers }), hint: p('waitHint') };
}
