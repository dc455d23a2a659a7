import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { marketWord } from '#games/murano/rules/board';
import { one } from '#games/murano/rules/shards';
import { HandPrompt } from '../../../big-screen/hand-sheet.tsx';
import { settings } from '../../../settings.ts';
import { tell } from '../../../words/index.ts';
import { askedOf } from '../prompt/asking.ts';
import { noticeOf } from '../prompt/notice.ts';
import { shardsText } from '../telling.ts';
import type { Pocket } from './pocket.ts';
import { pointedAt } from './plan.ts';
import { w } from '../../../big-screen/words.ts';
import { p } from './texts.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What is asked; and, where something is to be seen there, the way to the screen. */
export function PocketPrompt({ pocket, seat }: { pocket: Pocket; seat: Seat }): JSX.Element {
  const { ui, scrub, chosen, next } = pocket;
  const said = askedOf(ui, seat, scrub);
  const isLit = settings.value.points && pointedAt(chosen.value, scrub.notches.value).length > 0;
  const title = (chosen.value.market === null ? null : titleOf(next.value)) ?? said.title;
  const notice = noticeOf(ui.view.value);
  return (
    <HandPrompt isMine title={title}>
      {isLit ? (
        <span class="look-up">
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="M7 13V1.500M2 6l5-5 5 5" />
          </svg>
          {w('hand.lookUp')}
        </span>
      ) : (
        notice || said.hint
      )}
    </HandPrompt>
  );
}

/** The question that the chosen market asks. */
function titleOf(action: Action | null): string | null {
  if (action === null) return null;
  const key = action.kind === 'exchange' ? 'give' : action.kind;
  if (key !== 'give' && key !== 'buy' && key !== 'empty' && key !== 'travel') return null;
  const at = action.kind === 'travel' ? action.to : 'market' in action ? action.market : 0;
  const market = tell(murano, { key: `market.${marketWord(at)}` });
  const shards = 'shard' in action ? shardsText(one(action.shard)) : '';
  return capital(p(`ask.${key}`, { market, shards }));
}
