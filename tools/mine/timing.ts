import { readFileSync } from 'node:fs';
import * as catalogue from '#bots/catalogue';
import type { BotEntry } from '#bots/entry';
import { fileOf, linesIn, type Miner } from './take.ts';

/** Of each puzzle so many wrong tries are refuted. */
const TRIES = 3;
const PARTS = [0.5, 0.95, 0.99, 1];

/** How long a page would wait: for the solution and for the refutation of some tries, each asked of a proof that is new. */
export async function timing(game: string): Promise<string> {
  const { wrongIn } = (await import(`./${game}/find.ts`)) as Miner;
  const proofs = await (catalogue as Readonly<Record<string, BotEntry>>)[game].proofs?.();
  if (proofs === undefined) throw new Error(`no proofs for ${game}`);
  const { proofOf } = proofs;
  const times: number[] = [];
  const timed = (work: () => unknown): void => {
    const begun = performance.now();
    work();
    times.push(performance.now() - begun);
  };
  for (const line of linesIn(readFileSync(fileOf(game), 'utf8'))) {
    timed(() => proofOf(line).solve());
    const wrong = wrongIn(line);
    const step = Math.max(1, Math.floor(wrong.length / TRIES));
    for (const word of wrong.filter((_, at) => at % step === 0).slice(0, TRIES)) {
      timed(() => proofOf(line).refute(word));
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number): string =>
    `${share * 100} of 100 within ${Math.ceil(sorted[Math.ceil(share * sorted.length) - 1])} ms`;
  const late = sorted.filter((time) => time > 1000).length;
  return `${game}: ${sorted.length} proofs, ${PARTS.map(part).join(', ')}; ${late} took more than a second`;
}
