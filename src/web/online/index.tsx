import './index.css';
import type { JSX } from 'preact';
import { laterParts } from '../room/later.tsx';
import type { Route } from '../route.ts';
import { Lost } from '../screens/not-found.tsx';
import { InviteScreen } from './lobby/invite.tsx';
import { LobbyScreen } from './lobby/lobby.tsx';
import { OpenScreen } from './lobby/new-table.tsx';
import { PairingScreen } from './lobby/pairing-screen.tsx';
import { TableScreen } from './table/table-screen.tsx';

const { Later: SharedLater } = laterParts(() => import('../big-screen/index.tsx'));

/** Every screen of playing far apart: they come together, when one of them is wanted. */
export function Online({ place, id, code }: Extract<Route, { screen: 'online' }>): JSX.Element {
  switch (place) {
    case 'lobby':
      return <LobbyScreen />;
    case 'open':
      return code === 'anybody' ? (
        <PairingScreen game={id} />
      ) : (
        <OpenScreen game={id} isAtOnce={code === 'now'} />
      );
    case 'table':
      return <TableScreen key={id} id={id} watch={null} />;
    case 'watch':
      return <TableScreen key={id} id={id} watch={code} />;
    case 'invite':
      return <InviteScreen key={code} code={code} />;
    case 'shared':
      return <SharedLater show={({ Shared }) => <Shared id={id} code={code} />} />;
    default:
      return <Lost />;
  }
}
