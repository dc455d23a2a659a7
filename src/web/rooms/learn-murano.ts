import '../styles/murano/lesson.css';
import { effect } from '@preact/signals';
import { bring } from '../games.ts';
import { loadLesson } from '../murano/lesson-texts.ts';
import { language } from '../settings.ts';

// The lesson is held in the room, with the room's own texts and looks.
await Promise.all([bring('murano'), loadLesson(language.value)]);
effect(() => void loadLesson(language.value));

export { MuranoLesson } from '../murano/lesson-room.tsx';
