import { bring } from '../../../rooms.ts';
import { followLesson } from './texts.ts';

// The lesson is held in the room, with the room's own texts and looks.
await Promise.all([bring('muster'), followLesson()]);

export { Lesson } from './lesson-room.tsx';
