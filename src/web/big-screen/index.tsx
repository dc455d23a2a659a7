import './index.css';
import type { JSX } from 'preact';
import { isGame } from '../catalogue.ts';
import { FindTable } from './find-table.tsx';
import { NewShared } from './new-shared.tsx';
import { SharedScreen } from './screen.tsx';

/** A screen for all in the room, and the way to its table from a phone. */
export function Shared({ id, code }: { id: string; code: string }): JSX.Element {
  if (id === '') return <FindTable initialCode={code} />;
  return isGame(id) ? <NewShared id={id} /> : <SharedScreen id={id} watch={code} />;
}
