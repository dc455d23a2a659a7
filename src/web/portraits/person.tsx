import type { JSX } from 'preact';
import type { Portrait } from '#table/terms';
import { personAddress } from './portraits.ts';

const GROUND = '#c3d3e8';

/** Somebody by their portrait, outside of the rooms; whoever has chosen none is a shadow. */
export const Person = ({ of }: { of: Portrait | null }): JSX.Element =>
  of === null ? (
    <svg class="person" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M0-28a20 20 0 1 1-.1 0ZM-38 44C-38 20-20 18 0 18S38 20 38 44Z" />
    </svg>
  ) : (
    <img
      class="person"
      src={personAddress(of, GROUND)}
      alt=""
      width="48"
      height="48"
      decoding="sync"
      draggable={false}
    />
  );
