import { expect, test, vi } from 'vitest';
import { lessonMatch, type Step, STEPS } from '../../games/murano/lesson/lesson.ts';
import { type School, school } from './lesson-table.ts';

const begun = (): School<Step> => {
  const lesson = school(lessonMatch(), STEPS, () => Promise.resolve());
  lesson.forth();
  lesson.forth();
  lesson.send('selector');
  lesson.send('take');
  return lesson;
};

test('only the words of the step are taken', () => {
  const lesson = begun();
  expect(lesson.step.value.text).toBe('try');
  lesson.send('sell-R');
  lesson.send('notch');
  expect(lesson.step.value.text).toBe('try');
  expect(lesson.sight.value.log).toHaveLength(2);
});

test('a take-back leads to the step that was played, and on from the step that asks for it', () => {
  const lesson = begun();
  lesson.undo();
  expect(lesson.step.value.text).toBe('take');
  lesson.send('take');
  lesson.send('exchange-Y-SW');
  expect(lesson.step.value.text).toBe('undo');
  lesson.undo();
  expect(lesson.step.value.text).toBe('exchange');
  lesson.undo();
  expect(lesson.step.value.text).toBe('take');
});

test('the rival plays from the script, and after it nothing is taken back', async () => {
  const lesson = begun();
  lesson.send('exchange-Y-SW');
  lesson.undo();
  lesson.send('exchange-R-NE');
  lesson.send('end');
  expect(lesson.sight.value.toAct).toEqual([1]);
  await vi.waitFor(() => expect(lesson.sight.value.toAct).toEqual([0]));
  expect(lesson.step.value.text).toBe('again');
  lesson.undo();
  expect(lesson.step.value.text).toBe('again');
  lesson.leave();
});

test('a lesson that was left goes on at its step, with the table as it was, whichever way led there', async () => {
  const kept: number[] = [];
  const resumed = (at: number): School<Step> =>
    school(lessonMatch(), STEPS, () => Promise.resolve(), { at, keep: (step) => kept.push(step) });
  // The exchange that was tried has been taken back.
  const lesson = resumed(STEPS.findIndex(({ text }) => text === 'exchange'));
  expect(lesson.step.value.text).toBe('exchange');
  expect(lesson.sight.value.log).toHaveLength(2);
  lesson.undo();
  expect(lesson.step.value.text).toBe('take');
  lesson.leave();
  for (const [at, { words }] of STEPS.entries()) {
    const there = resumed(at);
    expect(there.step.value).toBe(STEPS[at]);
    expect(there.sight.value.toAct).toEqual([0]);
    if (words !== undefined && words !== 'undo') {
      there.send(words[0]);
      expect(kept.at(-1)).toBe(at + 2 === STEPS.length ? 0 : at + 1);
    }
    there.leave();
  }
  expect(resumed(99).step.value.text).toBe('done');
});
