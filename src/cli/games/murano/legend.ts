import { due, type OwedKind } from '#games/murano/rules/owed';
import type { MuranoScene } from './pieces.ts';

const LISTINGS: Readonly<Partial<Record<OwedKind, 'swap' | 'spin'>>> = {
  swap: 'swap',
  trade: 'swap',
  spin: 'spin',
};

/** How the choices of an owed decision are listed, where a line holds more than a name. */
export function legend({ view, say }: MuranoScene): string {
  const kind = due(view)?.kind;
  const listing = kind === undefined ? undefined : LISTINGS[kind];
  return listing === undefined ? '' : say(`murano.listing.${listing}`);
}
