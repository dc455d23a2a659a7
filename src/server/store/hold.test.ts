import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '../testing/start.ts';
import { holdFolder } from './hold.ts';

test('a folder is held by one server, and free for the next when that lets go', () => {
  const folder = dataFolder();
  const held = holdFolder(folder.path, 0);
  expect(() => holdFolder(folder.path, 0)).toThrow(`${folder.path}: another process holds it`);
  held.release();
  holdFolder(folder.path, 0).release();
  folder.remove();
});

test('where no folder can be made nothing is held, and that is no other server', () => {
  const folder = dataFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  holdFolder(join(file, 'data'), 0).release();
  folder.remove();
});
