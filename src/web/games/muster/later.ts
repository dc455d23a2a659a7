import { laterParts } from '../../room/later.tsx';

export const { Later } = laterParts(() => import('./end.tsx'));
