import type { HintWords } from './words.en.ts';

export const de: HintWords = {
  hint: 'Tipp (I)',
  press: 'Druck {count} von 3',
  matters: 'Worauf es ankommt',
  candidates: 'Kandidaten, ohne Reihenfolge',
  choice: 'Die Wahl',
  thinking: 'Ich denke nach …',
  nothing: 'Nichts sticht heraus. Noch einmal drücken für Kandidaten.',
  noReason: 'Kein einzelner Grund trägt die Hälfte des Unterschieds.',
  more: 'Sag mir mehr',
  play: 'Spielen',
  warning: 'Das kostet etwa {value} des Sieges.',
  warningNote: 'Nach dem, was du wissen kannst. Was besser wäre, findest du selbst.',
  thinkAgain: 'Noch einmal überlegen',
  playAnyway: 'Trotzdem spielen',
};
