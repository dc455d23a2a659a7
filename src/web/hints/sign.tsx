import type { JSX } from 'preact';

/** Signs of the candidates, which say nothing of their order: a circle, a diamond, a triangle. */
const SIGNS = ['M8 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z', 'M8 2l6 6-6 6-6-6Z', 'M8 3l6 10H2Z'];

export const Sign = ({ at }: { readonly at: number }): JSX.Element => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={SIGNS[at] ?? ''} fill="currentColor" />
  </svg>
);
