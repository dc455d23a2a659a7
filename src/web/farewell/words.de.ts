import type { FarewellWords } from './words.en.ts';

export const de: FarewellWords = {
  won: {
    1: '„Reines Glück, ehrlich. Noch eine?“',
    2: '„Das hat sich schön gefügt. Noch eine?“',
    3: '„Danke, das war eine schöne Partie.“',
    4: '„Du hast so manches liegen lassen. Ich habe es genommen.“',
    5: '„Auf diesen einen Zug habe ich gewartet. Bis dahin warst du stark.“',
  },
  lost: {
    1: '„Ha, gut gespielt! Gleich noch eine?“',
    2: '„Saubere Arbeit. Das will ich noch einmal versuchen.“',
    3: '„Du hast weiter gesehen als ich. Respekt.“',
    4: '„So fühlt sich das also an. Gut gespielt.“',
    5: '„Das habe ich nicht kommen sehen. Ich merke es mir.“',
  },
  even: '„Gleichstand. Wollen wir es wissen?“',
};
