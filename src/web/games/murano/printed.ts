import { signal } from '@preact/signals';
import { AS_PRINTED, type Printed } from '#games/murano/pack/in-play';

/** With which facts the match in the room is played: whoever draws a card or tells of one asks here. [M103] */
export const printed = signal<Printed>(AS_PRINTED);

/** The room says so before it draws anything. */
export function playWith({ options }: Printed): void {
  if (options.pack !== printed.peek().options.pack) printed.value = { options };
}
