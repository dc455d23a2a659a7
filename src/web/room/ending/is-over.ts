import { signal } from '@preact/signals';

/** Whether the match in the room has ended, and its end is shown. */
export const isOver = signal(false);
