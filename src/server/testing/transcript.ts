import type { Ear, QuietHouse } from './house.ts';

/** Everything that is said at some tables, in its order: what was asked, and what everybody who is connected heard. */
export interface Transcript {
  /** Something happens; what was heard since is written below it. */
  step(what: string, happen?: () => unknown): Promise<void>;
  /** Somebody connects, and is called by this name from now on. */
  connect(name: string, hello: object): Promise<Ear>;
  /** What is a request gets a number, unless it has one. */
  says(name: string, message: Said): Promise<void>;
  goes(name: string): Promise<void>;
  note(line: string): void;
  text(): string;
}

interface Said {
  readonly type: string;
  readonly [field: string]: unknown;
}

const UNNUMBERED = new Set(['point', 'ping', 'hello']);

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise(setImmediate);
};

/** Keys, ids and digests by their number, and moments from the beginning on: they are long, and hard to compare. */
export function shortened(began: number): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text
      .replaceAll(/[\w-]{22,}/gu, (long) => {
        const known = names.get(long) ?? `#${names.size + 1}`;
        names.set(long, known);
        return known;
      })
      .replaceAll(/\b18\d{11}\b/gu, (moment) => `@${Number(moment) - began}`);
}

export function transcriptOf(house: QuietHouse): Transcript {
  const lines: string[] = [];
  const ears = new Map<string, Ear>();
  const began = house.clock.now();
  const short = shortened(began);
  const heardBefore = new Map<string, number>();
  const listen = (): void => {
    for (const [name, { heard, closed }] of ears) {
      for (const text of heard.slice(heardBefore.get(name) ?? 0)) lines.push(short(`    ${name} < ${text}`));
      heardBefore.set(name, heard.length);
      if (!closed) continue;
      lines.push(`    ${name} is gone`);
      ears.delete(name);
    }
  };
  const step: Transcript['step'] = async (what, happen) => {
    lines.push(short(`${what} (${house.clock.now() - began} ms)`));
    await happen?.();
    await turns();
    listen();
  };
  return {
    step,
    async connect(name, hello) {
      let ear: Ear | null = null;
      await step(`${name} comes ${JSON.stringify(hello)}`, async () => {
        ear = await house.connect(hello);
        ears.set(name, ear);
        heardBefore.set(name, 0);
      });
      return ear!;
    },
    says: (name, message) =>
      step(`${name} > ${JSON.stringify(message)}`, () =>
        ears.get(name)?.say(UNNUMBERED.has(message.type) ? message : { id: `q${lines.length}`, ...message }),
      ),
    goes: (name) =>
      step(`${name} goes`, () => {
        ears.get(name)?.session.closed();
        ears.delete(name);
      }),
    note: (line) => void lines.push(short(line)),
    text: () => lines.join('\n'),
  };
}
