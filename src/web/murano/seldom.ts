/** What a first move does not need: it comes as a file of its own, when the board stands. */
export { Bubble } from './bubble.tsx';
export { Owed } from './choosing.tsx';
export { Creates } from './creating.tsx';
export { Packet } from './draft.tsx';
export { End } from './end.tsx';
export { Log } from './log.tsx';
export { travel } from './motion.ts';
export { Reading } from './reading.tsx';
