import { effect } from '@preact/signals';
import { bring } from '../../../rooms.ts';
import { loadLesson } from './texts.ts';
import { language } from '../../../settings.ts';

// The lesson is held in the room, with the room's own texts and looks.
await Promise.all([bring('muster'), loadLesson(language.value)]);
effect(() => void loadLesson(language.value));

export { Lesson } from './lesson-room.tsx';
