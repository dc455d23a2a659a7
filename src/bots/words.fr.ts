import type { BotWords } from './words.en.ts';

export const words: BotWords = {
  1: { name: 'Novice', hint: 'Connaît les règles et anticipe un peu.' },
  2: { name: 'Habitué', hint: 'Joue quelques dizaines de parties dans sa tête avant d’agir.' },
  3: { name: 'Vétéran', hint: 'En joue des centaines. De votre main, ne voit que ce que vous montrez.' },
};
