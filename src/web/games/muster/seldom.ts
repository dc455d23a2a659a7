/** What a first move does not need: it comes as a file of its own, when the board stands. */
export { Band } from './log/band.tsx';
export { Chronicle } from './log/chronicle.tsx';
export { End } from './end.tsx';
export { Places } from './board/places.tsx';
export { marksOf } from './log/marks.ts';
export { TurnTold, turnCastle, turnText } from './log/recapping.tsx';
export { Reading } from './log/reading.tsx';
