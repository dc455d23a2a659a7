import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelBytes } from './program.ts';

// Assembles the kernel of the networks: `npm run kernel` writes what a test compares with the program.
const file = join(import.meta.dirname, '..', '..', 'src', 'bots', 'kernel', 'content', 'module.ts');
const text = Buffer.from(kernelBytes()).toString('base64');
writeFileSync(
  file,
  `/** Assembled from tools/kernel/program.ts by \`npm run kernel\`. */\nexport const MODULE =\n  '${text}';\n`,
);
