import type { ComponentChildren, JSX } from 'preact';

/** Where nothing is yet: says so, and what could be. */
export function Empty({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <div class="empty">
      <Chairs />
      <p>{children}</p>
    </div>
  );
}

/** An empty table with its chairs, seen from above. */
function Chairs(): JSX.Element {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true">
      <circle cx="60" cy="45" r="24" fill="none" stroke="currentColor" stroke-width="3" />
      <path
        d="M44 10a36 36 0 0 1 32 0M44 80a36 36 0 0 0 32 0M20 32a42 42 0 0 0 0 26M100 32a42 42 0 0 1 0 26"
        fill="none"
        stroke="#E3B23C"
        stroke-width="4"
        stroke-linecap="round"
      />
    </svg>
  );
}
