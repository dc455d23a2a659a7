import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hint } from '#bots/review/review';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';
import type { GameRoom } from '../game-ui.ts';
import { Icon } from '../icons.tsx';
import { bringReasons } from '../look-back/reason-words.ts';
import { beforeSend, extraChoice, extraTool, pointedBoard } from '../room/menu/extra-tool.ts';
import { bring } from '../rooms.ts';
import { route } from '../route.ts';
import { settings } from '../settings.ts';
import { HelpChoice } from './help-choice.tsx';
import { costAt, hintAt } from './hint-client.ts';
import { PointedOut } from './pointed-out.tsx';
import { HintSheet, MOST_PRESSES } from './sheet.tsx';
import { n } from './texts.ts';
import { Warned } from './warned.tsx';
import { warner } from './warnings.ts';

let warnings: ReturnType<typeof warner> | null = null;

/** Offers hints at a table of this device, where one person plays alone against bots, to whoever wants them. */
export function offerHints(table: Table): void {
  const [seat, ...others] = table.own;
  const isAlone = seat !== undefined && others.length === 0;
  extraTool.value = isAlone ? () => <Offered table={table} seat={seat} /> : null;
  extraChoice.value = isAlone ? () => <OfferedChoice /> : null;
  warnings?.stop();
  warnings = isAlone
    ? warner(table, seat, (view, of, notation) => costAt(table.game, view, of, notation))
    : null;
  beforeSend.at = warnings?.ask ?? null;
}

/** A table that was left offers nothing elsewhere. */
const isHere = (): boolean => route.value.screen === 'match';
const OfferedChoice = (): JSX.Element | null =>
  isHere() ? (
    <>
      <HelpChoice />
      {settings.value.help !== 'none' && (
        // Where the bar has no place for the tool, this is the way to a hint.
        <button type="button" onClick={() => askFromMenu()}>
          {n('show')}
        </button>
      )}
    </>
  ) : null;

let press: () => void = () => undefined;

function askFromMenu(): void {
  document.querySelector<HTMLElement>('#menu')?.hidePopover();
  press();
}

const Offered = (props: HintsProps): JSX.Element | null =>
  isHere() && settings.value.help !== 'none' ? (
    <>
      <Hints {...props} />
      <Warned />
    </>
  ) : null;

interface HintsProps {
  readonly table: Table;
  readonly seat: Seat;
}

/** The same button three times, and each press says a little more; whatever is played ends it. */
function Hints({ table, seat }: HintsProps): JSX.Element {
  const state = useHints(table, seat);
  const { sight, pressed, hint, shown, room } = state;
  const now = sight.value;
  const thought = hint.value === 'forced' ? null : hint.value;
  return (
    <>
      <button
        type="button"
        class="tool hint-tool"
        aria-label={n('hint')}
        title={n('hint')}
        disabled={now?.toAct.includes(seat) !== true}
        onClick={() => state.ask()}
      >
        <Icon of="star" />
      </button>
      {pressed.value > 0 && now !== null && (
        <PointedOut
          room={room.value}
          view={now.view}
          seat={seat}
          hint={thought}
          pressed={pressed.value}
          shown={shown.value === null ? -1 : (thought?.candidates.indexOf(shown.value) ?? -1)}
        />
      )}
      {pressed.value > 0 && now !== null && (
        <HintSheet
          table={table}
          seat={seat}
          view={now.view}
          hint={thought}
          isForced={hint.value === 'forced'}
          pressed={pressed.value}
          isByKey={state.isByKey.value}
          shown={shown.value}
          press={() => state.ask()}
          show={state.show}
          close={state.close}
        />
      )}
    </>
  );
}

/** How often it was pressed, what was thought of, and which candidate is looked at on the board. */
function useHints(table: Table, seat: Seat) {
  const sight = useSignal<Sight | null>(null);
  const pressed = useSignal(0);
  const hint = useSignal<Hint | 'forced' | null>(null);
  const shown = useSignal<string | null>(null);
  const room = useSignal<GameRoom | null>(null);
  const isByKey = useSignal(false);
  const show = (word: string | null): void => {
    if (word === shown.peek()) return;
    shown.value = word;
    pointedBoard.at?.point(word === null ? null : table.game.parse(word));
  };
  const end = (): void => {
    pressed.value = 0;
    show(null);
  };
  const ask = (byKey = false): void => {
    const now = sight.peek();
    if (now === null || !now.toAct.includes(seat)) return;
    isByKey.value = byKey;
    pressed.value = Math.min(MOST_PRESSES, pressed.value + 1);
    show(null);
    if (pressed.value > 1) return;
    void hintAt(table.game, now.view, seat).then((answer) => {
      if (sight.peek() === now) hint.value = answer ?? 'forced';
    });
  };
  useEffect(() => {
    void bringReasons(table.game.id);
    void bring(table.game.id, table.game.version).then((come) => (room.value = come));
    return table.watch(seat, (now) => {
      if (now.view !== sight.peek()?.view) {
        end();
        hint.value = null;
      }
      sight.value = now;
    });
  }, [table]);
  press = ask;
  useKeys(() => ask(true), close);
  function close(): void {
    if (pressed.peek() === 0) return;
    const hadFocus = document.querySelector('.hint-sheet')?.contains(document.activeElement) === true;
    end();
    const tool = document.querySelector<HTMLElement>('.hint-tool');
    const isShown = tool !== null && tool.offsetParent !== null;
    if (hadFocus) (isShown ? tool : document.querySelector<HTMLElement>('#content'))?.focus();
  }
  return { sight, pressed, hint, shown, room, isByKey, ask, show, close };
}

/** I asks for a hint (H reads the hand aloud), wherever the focus is but in a field; Escape has heard enough. */
function useKeys(press: () => void, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey;
      const isTyped = event.target instanceof HTMLInputElement;
      if (isOther || isTyped) return;
      if (event.key.toLowerCase() === 'i') press();
      else if (event.key === 'Escape') close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [press, close]);
}
