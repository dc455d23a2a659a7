import type { HintWords } from './words.en.ts';

export const de: HintWords = {
  hint: 'Tipp (I)',
  show: 'Einen Tipp zeigen (I)',
  press: 'Stufe {count} von 3',
  matters: 'Worauf es ankommt',
  candidates: 'Kandidaten, ungeordnet',
  stop: 'Halte hier an und überlege, oder frag noch einmal nach Kandidaten.',
  shuffled:
    'Für jeden Tipp gemischt: Der erste ist nicht der beste. Tippe einen an, um zu sehen, was daraus wird.',
  equal: '{value}, etwa gleich',
  costs: '{value}, kostet {cost}',
  checked: 'Nur nach dem, was du siehst. Geprüft: Das macht {value} des Unterschieds aus.',
  thinking: 'Ich denke nach …',
  forced: 'Hier ist nichts abzuwägen: Der nächste Schritt ist klar.',
  nothing: 'Nichts sticht heraus. Noch einmal drücken für Kandidaten.',
  noReason: 'Kein einzelner Grund macht die Hälfte des Unterschieds aus.',
  more: 'Sag mir mehr',
  play: 'Spielen',
  warning: 'Das kostet etwa {value} des Sieges.',
  warningNote: 'Nach dem, was du wissen kannst. Was besser wäre, findest du selbst.',
  thinkAgain: 'Noch einmal überlegen',
  playAnyway: 'Trotzdem spielen',
};
