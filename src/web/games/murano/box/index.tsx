import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { codeOf, factsOf } from '#games/murano/pack/code';
import type { Shard } from '#games/murano/rules/shards';
import type { BoxProps } from '../../../game-ui.ts';
import { bringBoard } from '../art/index.ts';
import { followTexts } from '../texts.ts';
import { CardEntry } from './card-entry.tsx';
import { Compare } from './compare.tsx';
import {
  type BoxStep,
  type Entered,
  enteredFrom,
  factsEntered,
  isCircle,
  isGiven,
  NOTHING_ENTERED,
  progressOf,
  STEPS,
} from './entered.ts';
import { beginBox, type BoxEntry, goTo, put, undone } from './entry.ts';
import { FaceEntry } from './face-entry.tsx';
import { IconEntry } from './icon-entry.tsx';
import { LiraEntry } from './lira-entry.tsx';
import { followBoxTexts, say } from './texts.ts';

await Promise.all([followBoxTexts(), followTexts(), bringBoard()]);

/** Where one left off, or the facts that came in, or a blank box. */
function atFirst({ text, draft }: BoxProps): BoxEntry {
  if (draft !== null) return beginBox(draft as Entered);
  const facts = text === '' ? null : factsOf(text);
  return beginBox(facts === null ? NOTHING_ENTERED : enteredFrom(facts));
}

/** A box of Murano, read off place by place and card by card. */
export function Box(props: BoxProps): JSX.Element {
  const box = useSignal(atFirst(props));
  const facts = factsEntered(box.value.entered);
  const change = (next: BoxEntry): void => {
    box.value = next;
    props.change(codeOf(factsEntered(next.entered)), next.entered);
  };
  useKeys(box.value, change);
  const { step, entered } = box.value;
  return (
    <div class="murano-box">
      <div class="box-steps" role="group" aria-label={say('steps')}>
        {STEPS.map((each) => (
          <Step
            key={each}
            step={each}
            entered={entered}
            isNow={each === step}
            go={() => change(goTo(box.value, each))}
          />
        ))}
      </div>
      {step === 'creations' && <CardEntry box={box.value} change={change} />}
      {step === 'icons' && <IconEntry box={box.value} change={change} />}
      {step === 'liras' && <LiraEntry box={box.value} change={change} />}
      {step !== 'creations' && !isGiven(step) && <FaceEntry box={box.value} step={step} change={change} />}
      <Compare facts={facts} />
    </div>
  );
}

interface StepProps {
  readonly step: BoxStep;
  readonly entered: Entered;
  readonly isNow: boolean;
  readonly go: () => void;
}

function Step({ step, entered, isNow, go }: StepProps): JSX.Element {
  const [done, all] = progressOf(entered, step);
  const isAsHere = isGiven(step) && entered[step] === undefined;
  const progress = isAsHere ? say('asBefore') : progressText(done, all);
  return (
    <button type="button" aria-pressed={isNow} onClick={go}>
      {say(`step.${step}`)} <small>{progress}</small>
    </button>
  );
}

function progressText(done: number, all: number): string {
  if (done === all) return say('done');
  return done === 0 ? say('todo') : say('progress', { done, all });
}

/** Keys 1 to 5 are the shards, Backspace takes the last one back. */
function useKeys(box: BoxEntry, change: (box: BoxEntry) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const most = box.step === 'creations' || isCircle(box.step) ? '4' : '5';
      if (event.key >= '1' && event.key <= most) change(put(box, (Number(event.key) - 1) as Shard));
      else if (event.key === 'Backspace') change(undone(box));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

export { packs } from '#games/murano/pack/json';
