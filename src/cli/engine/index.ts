import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { readFlags } from '../flags.ts';
import { answer } from './answer.ts';
import { lineCutter } from './lines.ts';
import type { EngineSession } from './session.ts';

/** How many characters of answers are written at once. */
const BATCH = 1 << 16;

export async function engine(args: readonly string[]): Promise<number> {
  readFlags('engine', args, {}, 0);
  await serveLines(process.stdin, process.stdout);
  return 0;
}

/** Serves lines until the input ends. Answers are batched, and nothing is read while the output is full. */
async function serveLines(input: Readable, output: Writable): Promise<void> {
  const session: EngineSession = { match: null, batch: null };
  const lines = lineCutter();
  const serve = async (cut: Iterable<Uint8Array | null>): Promise<void> => {
    let answers = '';
    for (const line of cut) {
      const reply = answer(session, line);
      if (typeof reply === 'string') answers += reply;
      else {
        await send(output, answers);
        answers = '';
        for await (const each of reply) await send(output, each);
      }
      if (answers.length < BATCH) continue;
      await send(output, answers);
      answers = '';
    }
    await send(output, answers);
  };
  for await (const chunk of input) await serve(lines.cut(chunk));
  await serve(lines.end());
}

async function send(output: Writable, answers: string): Promise<void> {
  if (answers !== '' && !output.write(answers)) await once(output, 'drain');
}
