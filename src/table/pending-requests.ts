import type { FromServer, Request } from './protocol.ts';

export type Unsent = Request extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, 'id'>
    : never
  : never;
export type Answer = Extract<FromServer, { type: 'done' | 'refused' }>;

export interface PendingRequests {
  /** The text to send, now and on every later connection until it is answered. */
  add(request: Unsent, answer: (answer: Answer) => void): string;
  settle(answer: Answer): void;
  texts(): readonly string[];
}

/** Requests without an answer. Each keeps its id: the server does the same request once, however often it arrives. */
export function pendingRequests(newId: () => string): PendingRequests {
  const waiting = new Map<string, { readonly text: string; answer: (answer: Answer) => void }>();
  return {
    add(request, answer) {
      const id = newId();
      const text = JSON.stringify({ ...request, id });
      waiting.set(id, { text, answer });
      return text;
    },
    settle(answer) {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      request?.answer(answer);
    },
    texts: () => [...waiting.values()].map(({ text }) => text),
  };
}
