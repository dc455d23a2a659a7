import { laterParts } from '../../room/later.tsx';

export const { isHere, Later } = laterParts(() => import('./seldom.ts'));
