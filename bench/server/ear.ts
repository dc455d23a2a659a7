import * as v from 'valibot';
import { FromServer, type SightMessage } from '#table/protocol';
import { digestOfView, type Prey, type Role, shownKey } from './prey.ts';

/** Judges everything that a connection is told. */
export interface Ear {
  hear(text: string): void;
  /** Called at every welcome and every pong. */
  answered: () => void;
  readonly welcome: boolean;
  readonly sight: SightMessage | null;
  readonly violations: readonly string[];
}

const CHAT = ['chat', 'emote'];
const FOR_STRANGERS = ['bye', 'pong'];

export function ear(prey: Prey, role: Role): Ear {
  const violations: string[] = [];
  const blame = (what: string, text: string): void => {
    violations.push(`${what} (${role} at ${prey.game.id}): ${text.slice(0, 300)}`);
  };
  const state = { welcome: false, sight: null as SightMessage | null, answered: (): void => undefined };

  const see = (next: SightMessage | null): void => {
    if (next === null) return;
    state.sight = next;
    if (next.outcome !== null) prey.over = true;
    prey.shown.set(shownKey(role, next.seq), digestOfView(next.view));
    if (next.log.add.some(({ word, seat }) => word !== null && seat !== role)) {
      blame('a word of somebody else', JSON.stringify(next.log));
    }
  };
  const done = (id: string, at: number, text: string): void => {
    const types = typeof role === 'number' ? prey.sent[role].get(id) : undefined;
    if (typeof role !== 'number' || types === undefined) return blame('done, but never asked for', text);
    const isChat = types.split(' ').some((type) => CHAT.includes(type));
    if (!isChat) prey.promised.push({ seat: role, id, seq: at });
  };
  const take = (message: FromServer, text: string): void => {
    if (role === 'stranger' && !FOR_STRANGERS.includes(message.type)) blame('told to a stranger', text);
    if (message.type === 'welcome' || message.type === 'sight') see(message.sight);
    if (message.type === 'table') prey.over ||= message.table.phase === 'over';
    if (message.type === 'done') done(message.id, message.seq, text);
    if (message.type === 'pong') state.answered();
    if (message.type !== 'welcome') return;
    if (message.seat !== (typeof role === 'number' ? role : null)) blame('another seat', text);
    state.welcome = true;
    state.answered();
  };

  return Object.assign(state, {
    violations,
    hear(text: string) {
      for (const secret of prey.secrets) if (text.includes(secret)) blame('a secret', text);
      const result = v.safeParse(FromServer, JSON.parse(text));
      if (result.success) take(result.output, text);
      else blame('not of the protocol', text);
    },
  });
}
