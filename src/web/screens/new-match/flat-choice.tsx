import type { JSX } from 'preact';
import { layFlat, liesFlat } from '../../device/lies-flat.ts';
import { Choice } from '../choice.tsx';
import { s } from '../words.ts';

/** Whether a screen that two people share stands before them, or lies between them. */
export const FlatChoice = (): JSX.Element => (
  <Choice
    label={s('new.flat')}
    values={['stands', 'lies']}
    value={liesFlat.value ? 'lies' : 'stands'}
    tell={(each) => s(each === 'lies' ? 'new.lies' : 'new.stands')}
    choose={(each) => layFlat(each === 'lies')}
  />
);
