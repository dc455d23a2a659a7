// Writes the answers of the engine into the example of docs/protocol.md, after the requests that stand there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '#cli/engine/answer';

const file = join(import.meta.dirname, '..', 'docs', 'protocol.md');
const session = { match: null, batch: null };

const answered = (example: string): string =>
  example
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => `${line}\n< ${answer(session, Buffer.from(line.slice(2))) as string}`)
    .join('');

const protocol = readFileSync(file, 'utf8');
writeFileSync(
  file,
  protocol.replace(/(?<=```text\n)> [^]*?(?=```)/u, (example) => answered(example)),
);
