import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { patiently } from './patiently.ts';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component that is a file of its own, and comes when it is first shown. */
export function Later<Props extends object>({
  load,
  ...props
}: { load: Load<Props> } & Props): JSX.Element | null {
  const component = useSignal<{ Loaded: ComponentType<Props> } | null>(null);
  useEffect(() => patiently(load, (Loaded) => (component.value = { Loaded })), [load]);
  if (component.value === null) return null;
  const { Loaded } = component.value;
  return <Loaded {...(props as unknown as Props)} />;
}
