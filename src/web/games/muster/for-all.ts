import type { ForAll } from '../../game-ui.ts';

export const screen: ForAll['screen'] = () => import('./screen/index.tsx');
export const hand: ForAll['hand'] = () => import('./phone/index.tsx');
