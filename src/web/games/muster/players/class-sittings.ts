import { roleOf } from '../../../bots/personas.ts';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { t } from '../../../words/index.ts';
import { portraitOf } from './portrait-at.ts';
import type { Sitting } from './rails.tsx';

/** Who learns, and the rival from whom one learns. */
export const classSittings = (rival: string): readonly Sitting[] => [
  { name: t('seat.you'), role: '', portrait: portraitOf(CLASS, 0) },
  { name: rival, role: roleOf('muster', CLASS[1]), portrait: '5' },
];
