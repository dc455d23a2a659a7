import type { MuranoBoxWords } from './words.en.ts';

export const words: MuranoBoxWords = {
  step: { A: 'Ring A', B: 'Ring B', I: 'Kreis I', II: 'Kreis II', creations: '24 Kreationen' },
  steps: 'Was abgelesen wird',
  progress: '{done} von {all}',
  done: 'fertig',
  todo: 'offen',
  next: 'Was kommt als Nächstes?',
  ring: 'Leg deinen Ring neben den Bildschirm, Seite {side} oben. Beginn irgendwo, geh im Uhrzeigersinn: Er dreht sich, wir finden, wo er passt.',
  circle: 'Der Kreis steht fest: Beginn rechts von 12 Uhr, geh im Uhrzeigersinn.',
  outside: 'Außen, klein: das Paket von hier',
  place: 'Platz {place} von 12',
  empty: '{place}: offen, hier {here}',
  same: '{place}: {yours}, wie hier',
  other: '{place}: {yours}, hier {here}',
  undo: 'Zurücknehmen',
  rest: 'Der Rest ist wie hier',
  differ: { one: 'Bisher ist ein Platz anders.', other: 'Bisher sind {count} Plätze anders.' },
  differs: '{place}: bei dir {yours}, hier {here}',
  swapped: 'Aus Versehen vertauscht? Tipp einen Platz an, um ihn zu ändern.',
  card: 'Karte {number}',
  cardHint:
    'Tipp die vier Tropfen am linken Rand deiner Karte an, in beliebiger Reihenfolge. Halten heißt zwei davon. Der vierte bringt die nächste Karte.',
  categories: 'Kategorie, oben rechts',
  categoriesHint: 'tipp nur an, was anders ist',
  asHere: 'Sie ist wie hier',
  noDrawing:
    'Keine deiner Karten sieht so aus? Das macht nichts: Nur Tropfen und Kategorien entscheiden das Spiel. Am Ende bekommt jedes Rezept die Zeichnung, die am besten zu seinen Farben passt.',
  compare: 'Deine Schachtel und das Paket von hier',
  placesDiffer: { one: 'Ein Platz der Seiten ist anders.', other: '{count} Plätze der Seiten sind anders.' },
  cardsDiffer: { one: 'Eine von 24 Kreationen ist anders.', other: '{count} von 24 Kreationen sind anders.' },
  allSame: 'Alles, was abgelesen wurde, ist wie hier.',
  yours: 'bei dir',
  here: 'hier',
  checked:
    'Geprüft: zwölf Plätze auf jeder Seite, vier Tropfen und mindestens eine Kategorie auf jeder Karte. Die Karten verlangen {blue}-mal Blau, {green}-mal Grün, {yellow}-mal Gelb und {red}-mal Rot; hier wird jede Farbe 24-mal verlangt.',
  expert: 'Die Lire einer Expertenpartie sind wie hier; eine Datei kann anderes sagen.',
};
