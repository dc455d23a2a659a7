import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined) throw new Error(`${command}: a C++ compiler is needed (${error.message})`);
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

/** Compiles a program of the folder compiled. Sums are not contracted, so that they are those of the project to the bit. */
export function compiled(name: string, folder: string): string {
  const program = join(folder, name);
  const source = join(import.meta.dirname, 'compiled', `${name}.cpp`);
  run('g++', ['-O3', '-std=c++17', '-march=native', '-ffp-contract=off', '-pthread', source, '-o', program]);
  return program;
}
