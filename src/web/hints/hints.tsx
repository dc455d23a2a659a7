import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hint, ReviewReason } from '#bots/review/review';
import type { Seat } from '#core/game';
import type { Sight, Table } from '#table/table';
import { youAt } from '../bots/personas.ts';
import { Icon } from '../icons.tsx';
import { percent } from '../look-back/numbers.ts';
import { bringReasons, reasonText } from '../look-back/reason-words.ts';
import { beforeSend, extraTool } from '../room/extra-tool.ts';
import { namesAt } from '../room/names.ts';
import { route } from '../route.ts';
import { settings } from '../settings.ts';
import { t, tell } from '../words/index.ts';
import { costAt, hintAt } from './hint-client.ts';
import { n } from './texts.ts';
import { Warned } from './warned.tsx';
import { warner } from './warnings.ts';

const MOST = 3;
/** Signs of the candidates, which say nothing of their order: a circle, a diamond, a triangle. */
const SIGNS = ['M8 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z', 'M8 2l6 6-6 6-6-6Z', 'M8 3l6 10H2Z'];

let warnings: ReturnType<typeof warner> | null = null;

/** Offers hints at a table of this device, where one person plays alone against bots, to whoever wants them. */
export function offerHints(table: Table): void {
  const [seat, ...others] = table.own;
  const isAlone = seat !== undefined && others.length === 0;
  extraTool.value = isAlone ? () => <Offered table={table} seat={seat} /> : null;
  warnings?.stop();
  warnings = isAlone
    ? warner(table, seat, (view, of, notation) => costAt(table.game, view, of, notation))
    : null;
  beforeSend.at = warnings?.ask ?? null;
}

/** A table that was left offers nothing elsewhere. */
const Offered = (props: HintsProps): JSX.Element | null =>
  route.value.screen === 'match' && settings.value.help !== 'none' ? (
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
  const sight = useSignal<Sight | null>(null);
  const pressed = useSignal(0);
  const hint = useSignal<Hint | null>(null);
  useEffect(() => {
    void bringReasons(table.game.id);
    return table.watch(seat, (now) => {
      if (now.view !== sight.peek()?.view) {
        pressed.value = 0;
        hint.value = null;
      }
      sight.value = now;
    });
  }, [table]);
  const isMine = sight.value?.toAct.includes(seat) === true;
  const press = (): void => {
    const now = sight.peek();
    if (now === null || !now.toAct.includes(seat)) return;
    pressed.value = Math.min(MOST, pressed.value + 1);
    if (pressed.value > 1) return;
    void hintAt(table.game, now.view, seat).then((answer) => {
      if (sight.peek() === now) hint.value = answer;
    });
  };
  useKey(press);
  return (
    <>
      <button
        type="button"
        class="tool hint-tool"
        aria-label={n('hint')}
        title={n('hint')}
        disabled={!isMine}
        onClick={press}
      >
        <Icon of="star" />
      </button>
      {pressed.value > 0 && sight.value !== null && (
        <Sheet
          table={table}
          seat={seat}
          view={sight.value.view}
          hint={hint.value}
          pressed={pressed.value}
          press={press}
          close={() => (pressed.value = 0)}
        />
      )}
    </>
  );
}

/** I asks for a hint (H reads the hand aloud), wherever the focus is but in a field. */
function useKey(press: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey;
      const isTyped = event.target instanceof HTMLInputElement;
      if (!isOther && !isTyped && event.key.toLowerCase() === 'i') press();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [press]);
}

interface SheetProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly view: unknown;
  /** null: it is being thought of. */
  readonly hint: Hint | null;
  readonly pressed: number;
  readonly press: () => void;
  readonly close: () => void;
}

function Sheet(props: SheetProps): JSX.Element {
  const { pressed, hint, press, close } = props;
  const title = (['matters', 'candidates', 'choice'] as const)[pressed - 1] ?? 'matters';
  return (
    <aside class="hint-sheet" aria-label={n('hint')}>
      <header>
        <span class="hint-steps" role="img" aria-label={n('press', { count: pressed })}>
          {[1, 2, 3].map((each) => (
            <i key={each} class={each <= pressed ? 'hint-filled' : 'hint-empty'} />
          ))}
        </span>
        <button type="button" class="tool" aria-label={t('room.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <div role="status">
        <h2>{n(title)}</h2>
        {hint === null ? <p>{n('thinking')}</p> : <Said {...props} hint={hint} />}
      </div>
      {pressed < MOST && hint !== null && (
        <button type="button" class="button small" onClick={press}>
          {n('more')}
        </button>
      )}
    </aside>
  );
}

type SaidProps = SheetProps & { readonly hint: Hint };

function Said(props: SaidProps): JSX.Element {
  const { pressed, hint } = props;
  if (pressed === 1) {
    return hint.matters === null ? <p>{n('nothing')}</p> : <Because {...props} of={hint.matters} />;
  }
  if (pressed === 2) {
    return (
      <ol>
        {hint.candidates.map((word, at) => (
          <li key={word}>
            <Sign at={at} /> {actionText(props, word)}
          </li>
        ))}
      </ol>
    );
  }
  return <Choice {...props} />;
}

/** The choice, why, and what the others are worth beside it. */
function Choice(props: SaidProps): JSX.Element {
  const { table, seat, hint } = props;
  return (
    <>
      <p>
        <b>{actionText(props, hint.best)}</b>
      </p>
      {hint.reason === null ? <p>{n('noReason')}</p> : <Because {...props} of={hint.reason} />}
      <p class="hint-shares">
        {hint.shares.map(({ word, share }) => (
          <span key={word}>
            <Sign at={hint.candidates.indexOf(word)} /> {percent(share)}
          </span>
        ))}
      </p>
      <button type="button" class="button primary small" onClick={() => table.send(seat, hint.best)}>
        {n('play')}
      </button>
    </>
  );
}

function Because({
  table,
  seat,
  of,
}: SaidProps & { readonly of: Pick<ReviewReason, 'message' | 'rules'> }): JSX.Element {
  const { game, players } = table;
  return (
    <p>
      {reasonText(game, of.message, namesAt(game.id, players, youAt(players, [seat]) ?? seat).tellOf)}{' '}
      {of.rules.map((rule) => (
        <a key={rule} href={`/rules/${game.id}/${rule}`}>
          {rule}
        </a>
      ))}
    </p>
  );
}

function actionText({ table: { game, players }, view, seat }: SaidProps, word: string): string {
  const action: unknown = game.parse(word);
  const message = game.describe(view, game.preview(view, seat, action), seat, action);
  return tell(game, message, namesAt(game.id, players, seat).tellOf);
}

const Sign = ({ at }: { readonly at: number }): JSX.Element => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={SIGNS[at] ?? ''} fill="currentColor" />
  </svg>
);
