/** What a first move does not need: it comes as a file of its own, when the board stands. */
export { Chronicle } from './log/chronicle.tsx';
export { End } from './end.tsx';
export { Places } from './board/places.tsx';
export { Reading } from './log/reading.tsx';
