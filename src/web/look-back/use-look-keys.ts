import { useEffect } from 'preact/hooks';
import { entryAt } from '#core/list';
import { go } from '../route.ts';
import { lookCommand } from './keys.ts';
import { decisionsOf } from './looked.ts';
import type { LookSession } from './session.ts';

/** Listens to the keys of the page; while something is tried again, the table has them. */
export function useLookKeys(session: LookSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (session.phase.peek() === 'trying' || document.querySelector('dialog[open]') !== null) return;
      const on = (event.target as Partial<Element> | null)?.tagName;
      // Fields have their own keys, and what can be pressed is pressed by Enter.
      if (on === 'INPUT' || (event.key === 'Enter' && (on === 'BUTTON' || on === 'A'))) return;
      const command = lookCommand(event);
      if (command === null) return;
      event.preventDefault();
      obey(session, command);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}

function obey(session: LookSession, command: NonNullable<ReturnType<typeof lookCommand>>): void {
  switch (command.type) {
    case 'decision':
      return session.go(command.by);
    case 'moment':
      return session.goByMoment(command.by);
    case 'end': {
      const own = decisionsOf(session.review, session.seat.peek());
      if (own.length > 0) session.choose(entryAt(own, command.at === 'first' ? 0 : own.length - 1).at);
      return undefined;
    }
    case 'open':
      session.show();
      document.querySelector<HTMLElement>('#look-moment')?.focus();
      return undefined;
    case 'try':
      return session.tryAgain();
    case 'line':
      void session.play();
      return undefined;
    case 'close':
      return go('/matches');
  }
}
