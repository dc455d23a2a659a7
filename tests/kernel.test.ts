import { expect, test } from 'vitest';
import { MODULE } from '#bots/kernel/content/module';
import { kernelBytes } from '../tools/kernel/program.ts';

test('the kernel that is kept is the one that its program says', () => {
  expect(MODULE, 'run `npm run kernel`').toBe(Buffer.from(kernelBytes()).toString('base64'));
  expect(kernelBytes().length).toBeLessThan(1400);
});
