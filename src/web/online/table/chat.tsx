import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { CHAT_LENGTH, EMOTES } from '#table/terms';
import type { ChatLine } from '#table/online-table';
import { Icon } from '../../icons.tsx';
import { harmless } from '../clean-text.ts';
import { sitterName } from '../lobby/table-row.tsx';
import type { TableSession } from './use-online-table.ts';
import { o } from '../words.ts';

const CHAT = 'M4 5h16v11H10l-5 4v-4H4z';

/** Muting lasts as long as the page: whoever comes back is listened to again. */
const muted = signal(false);

/** A few words across the table. */
export function Chat({ session, table }: { session: TableSession; table: TableInfo }): JSX.Element {
  const { chat, seat } = session.state.value;
  const open = useSignal(false);
  const read = useSignal(chat.length);
  useEffect(() => {
    if (open.value) read.value = chat.length;
  }, [open.value, chat.length]);
  const news = muted.value ? [] : chat.slice(read.value).filter((line) => line.seat !== seat);
  const unread = news.length;
  const last = news.at(-1);
  const label = unread === 0 ? o('chat.open') : o('chat.unread', { count: unread });
  return (
    <>
      <button
        type="button"
        class="tool chatter"
        aria-label={label}
        title={label}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon of={CHAT} />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
      {/* Whoever only listens hears what is said without opening anything. */}
      <span class="unseen" role="status">
        {last !== undefined && !open.value && (
          <>
            {sitterName(table, last.seat)}: <Words line={last} />
          </>
        )}
      </span>
      {open.value && (
        <Panel
          session={session}
          table={table}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

function Panel({
  session,
  table,
  close,
}: {
  session: TableSession;
  table: TableInfo;
  close: () => void;
}): JSX.Element {
  const { chat, seat } = session.state.value;
  const lines = muted.value ? chat.filter((line) => line.seat === seat) : chat;
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => lieOver(box.current, document.querySelector('[data-aside]')), []);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  return (
    <aside
      ref={box}
      class="chatbox"
      aria-label={o('chat.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        // What is typed here is not for the table.
        event.stopPropagation();
      }}
    >
      <header>
        <h2>{o('chat.title')}</h2>
        <button
          type="button"
          class="button small"
          aria-pressed={muted.value}
          onClick={() => {
            muted.value = !muted.value;
          }}
        >
          {o(muted.value ? 'chat.unmute' : 'chat.mute')}
        </button>
        <button type="button" class="quiet" aria-label={o('chat.close')} onClick={close}>
          <Icon of="close" />
        </button>
      </header>
      <ol ref={list} tabIndex={0} aria-label={o('chat.title')} aria-live="polite">
        {lines.length === 0 && <li class="none">{o(muted.value ? 'chat.muted' : 'chat.none')}</li>}
        {lines.map((line) => (
          <Said key={line.number} line={line} table={table} own={line.seat === seat} />
        ))}
      </ol>
      {seat === null ? <p class="none">{o('chat.spectator')}</p> : <Speaking session={session} />}
    </aside>
  );
}

/** A room may have a part that is done without while people talk: on a tablet the words lie over it, and over no other. */
function lieOver(box: HTMLElement | null, part: Element | null): (() => void) | undefined {
  if (box === null || part === null) return undefined;
  const follow = (): void => {
    const { left, top, width, height } = part.getBoundingClientRect();
    for (const [side, length] of Object.entries({ left, top, width, height })) {
      box.style.setProperty(`--over-${side}`, `${length}px`);
    }
  };
  follow();
  if (!('ResizeObserver' in globalThis)) return undefined;
  const sizes = new ResizeObserver(follow);
  sizes.observe(part);
  return () => sizes.disconnect();
}

function Said({ line, table, own }: { line: ChatLine; table: TableInfo; own: boolean }): JSX.Element {
  return (
    <li class={own ? 'own' : ''}>
      <b>{own ? o('company.you') : sitterName(table, line.seat)}</b> <Words line={line} />
    </li>
  );
}

const Words = ({ line }: { line: ChatLine }): JSX.Element =>
  line.emote === null ? <span>{line.text}</span> : <em>{o(`emote.${line.emote}`)}</em>;

function Speaking({ session }: { session: TableSession }): JSX.Element {
  const text = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = harmless(text.value, CHAT_LENGTH);
    if (said === '') return;
    text.value = '';
    const answer = await session.ask({ type: 'chat', text: said });
    if (answer.type === 'refused') text.value = said;
  };
  return (
    <>
      <div class="emotes" role="group" aria-label={o('chat.emotes')}>
        {EMOTES.map((emote) => (
          <button
            type="button"
            key={emote}
            class="button small"
            onClick={() => void session.ask({ type: 'emote', emote })}
          >
            {o(`emote.${emote}`)}
          </button>
        ))}
      </div>
      <form onSubmit={(event) => void say(event)}>
        <input
          ref={input}
          type="text"
          maxLength={CHAT_LENGTH}
          aria-label={o('chat.say')}
          placeholder={o('chat.say')}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button small primary">
          {o('chat.send')}
        </button>
      </form>
    </>
  );
}
