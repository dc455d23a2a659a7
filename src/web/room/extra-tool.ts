import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** A tool that comes later than the room, and only where it has a place: a hint, alone against bots. */
export const extraTool = signal<(() => JSX.Element) | null>(null);
