import type { JSX } from 'preact';
import type { AnyGame, Question, Seat } from '#core/game';
import { listed } from '#core/words';
import type { Sight } from '#table/table';
import { Prompt, type PromptText } from '../room/prompt.tsx';
import { language } from '../settings.ts';
import { t, tell } from '../words/index.ts';
import type { SeatNames } from '../room/names.ts';
import { p } from './texts.ts';

interface Props {
  readonly game: AnyGame;
  readonly sight: Sight;
  readonly mover: Seat | null;
  readonly names: SeatNames;
}

/** What is asked of whoever looks, or whom the table waits for. */
export function PlainPrompt({ game, sight, mover, names }: Props): JSX.Element {
  return <Prompt {...saidNow(game, sight, mover, names)} isMine={mover !== null} />;
}

function saidNow(game: AnyGame, { view, toAct }: Sight, mover: Seat | null, names: SeatNames): PromptText {
  if (mover !== null) {
    const { hint, ...message }: Question = game.question(view, mover);
    return {
      title: tell(game, message, names.tellOf),
      hint: hint === undefined ? '' : tell(game, hint, names.tellOf),
    };
  }
  if (toAct.length === 0) return { title: t('room.over'), hint: '' };
  const movers = listed(language.value, toAct.map(names.nameOf));
  return { title: p('wait', { names: movers }), hint: p('waitHint') };
}
