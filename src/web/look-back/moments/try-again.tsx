import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Sight } from '#table/table';
import { titleOf } from '../../catalogue.ts';
import { Icon } from '../../icons.tsx';
import { EYE } from '../../more-icons.ts';
import { UndoTool } from '../../room/menu/bar.tsx';
import { Prompt } from '../../room/prompt.tsx';
import { sightBefore } from '../looked.ts';
import type { LookSession } from '../session.ts';
import { turnText } from '../spoken.ts';
import { l } from '../texts.ts';

/** What is chosen, until it is settled: shown on the table, taken back, and played nowhere. */
function attemptAt({ looked, decision }: LookSession) {
  const { seat } = decision.value;
  const { game } = looked.match;
  const before: Sight = { ...sightBefore(looked, decision.value), toAct: [seat] };
  const sight = signal(before);
  const chosen = signal<string | null>(null);
  return {
    sight,
    chosen,
    send(notation: string) {
      const action: unknown = game.parse(notation);
      chosen.value = notation;
      sight.value = {
        ...before,
        view: game.preview(before.view, seat, action),
        toAct: [],
        event: { kind: 'played', seat, notation, before: before.view },
        mayUndo: true,
      };
    },
    undo() {
      chosen.value = null;
      sight.value = { ...before };
    },
  };
}

/** The position as it was known then, to choose again: no answer, no glow before a touch, and undo until Done. */
export function TryAgain({ session }: { readonly session: LookSession }): JSX.Element {
  const { looked } = session;
  const { seat, at } = session.decision.value;
  const attempt = useMemo(() => attemptAt(session), [session, at]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && attempt.chosen.peek() === null) session.settle(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [attempt]);
  const isChosen = attempt.chosen.value !== null;
  const { Scene } = looked.room;
  return (
    <Scene
      game={looked.match.game}
      sight={attempt.sight}
      players={looked.players}
      seat={seat}
      you={looked.you}
      attempt={attempt}
      bar={<TryBar session={session} undo={isChosen ? attempt.undo : null} />}
      prompt={
        <Prompt
          title={isChosen ? l('chosen') : l('tryAsk', { turn: turnText(looked, at) })}
          hint={l(isChosen ? 'tryChosen' : 'tryHint')}
          isMine
        >
          {isChosen && (
            <button
              type="button"
              class="button primary small look-done"
              onClick={() => session.settle(attempt.chosen.value)}
            >
              {l('done')}
            </button>
          )}
        </Prompt>
      }
    />
  );
}

/** The edge of the room while something is tried again. */
function TryBar({
  session,
  undo,
}: {
  readonly session: LookSession;
  readonly undo: (() => void) | null;
}): JSX.Element {
  return (
    <>
      <button type="button" class="brand look-leave" onClick={() => session.settle(null)}>
        <Icon of="back" />
        {titleOf(session.looked.match.game.id)}
        <small>{l('title')}</small>
      </button>
      <div class="tools">
        <UndoTool undo={undo} />
        <button
          type="button"
          class="tool wide"
          aria-label={l('answer')}
          onClick={() => {
            session.show();
            session.settle(null);
          }}
        >
          <Icon of={EYE} />
          <span>{l('answer')}</span>
        </button>
      </div>
    </>
  );
}
