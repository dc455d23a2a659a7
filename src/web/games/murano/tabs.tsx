import { type Signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { seatsOf } from '#games/murano/rules/state';
import { Icon } from '../../icons.tsx';
import { WHEEL } from './icons.ts';
import { useSeen } from '../../room/seen.ts';
import type { Interaction } from './gestures/gestures.ts';
import { m } from './texts.ts';

const TABS = ['table', 'advantages', 'rivals', 'log'] as const;
export type Tab = (typeof TABS)[number];

const anyAdvantage = (ui: Interaction): boolean => ui.legal.value.some(({ kind }) => kind === 'activate');

const TAB_ICONS = { table: WHEEL, advantages: 'star', rivals: 'people', log: 'list' } as const;

interface Props {
  readonly ui: Interaction;
  readonly tab: Signal<Tab>;
  readonly open: (tab: Tab) => void;
}

/** On a small screen one thing at a time, chosen at the lower edge. */
export function Tabs({ tab, open, ui }: Props): JSX.Element {
  const lit = useSeen(() => anyAdvantage(ui), [ui]);
  // Whoever plays alone has no rivals, but a pile of challenges.
  const isAlone = useSeen(() => seatsOf(ui.view.value) === 1, [ui]);
  // Whoever is done with the advantages sees what the others do next.
  useSignalEffect(() => {
    if (ui.mover.value === null && tab.peek() === 'advantages') tab.value = 'table';
  });
  return (
    <nav class="tabs" aria-label={m('tabs.label')}>
      {TABS.map((each) => (
        <button
          type="button"
          key={each}
          class={`to-${each}`}
          aria-pressed={each === tab.value}
          onClick={() => open(each)}
        >
          <Icon of={TAB_ICONS[each]} />
          <span>{m(`tabs.${each === 'rivals' && isAlone ? 'alone' : each}`)}</span>
          {each === 'advantages' && lit && <i class="dot" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}
