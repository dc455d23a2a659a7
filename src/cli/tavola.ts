import { engine } from './engine/index.ts';

if (process.argv[2] === 'engine') await engine(process.stdin, process.stdout);
else process.exitCode = 2;
