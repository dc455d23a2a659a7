import type { JSX } from 'preact';

/** Where things are on their way from one place of a room to another; nobody touches or hears them. */
export const FlightLayer = (): JSX.Element => <div class="flights" aria-hidden="true" />;
