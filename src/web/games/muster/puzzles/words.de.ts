import type { MusterPuzzleWords } from './words.en.ts';

export const words: MusterPuzzleWords = {
  theme: {
    now: 'Noch in diesem Zug',
    hold: 'Den Vorsprung halten',
    decide: 'Den Gleichstand brechen',
    comeback: 'Aus dem Rückstand',
    far: 'Drei Züge weit',
    draw: 'Das einzige Unentschieden',
  },
  claim: {
    win1: 'Sicher gewonnen, noch in diesem Zug.',
    win2: 'Sicher gewonnen, spätestens in deinem nächsten Zug.',
    win3: 'Sicher gewonnen, spätestens in deinem dritten Zug.',
    draw1: 'Sicher mindestens unentschieden, noch in diesem Zug.',
    draw2: 'Sicher mindestens unentschieden, spätestens in deinem nächsten Zug.',
  },
  whatever: 'Was {name} auch hält, was auch kommt.',
  left: 'Karten im Stapel',
  actions: 'Mögliche Aktionen',
  hands: 'Mögliche Hände',
  proven: 'Genau eine der {actions} Aktionen ist gegen alle {hands} Hände sicher. {name} sieht dabei alles.',
  ifHolds: 'Wenn {name} das hält',
  handOf: 'Hand von {name}: {cards}',
  refutes: '{count} von {total} Händen widerlegen deinen Versuch.',
  cannotKnow:
    'Gegen jede Hand für sich gäbe es eine Antwort, aber nicht dieselbe gegen alle: Du kannst nicht wissen, welche es ist.',
  late: 'Und die Partie ist nicht rechtzeitig aus.',
  over: 'Die Partie ist aus: {own} zu {rival} Burgen.',
  kind: {
    banner: 'Es ist ein Banner.',
    wizard: 'Es ist eine Regenbogenkarte aus der Hand, als Zauberer.',
    move: 'Einer deiner Zauberer muss wandern.',
    lay: 'Es ist eine Karte auf eine Burg.',
    bridge: 'Es ist eine Brücke.',
    swap: 'Es ist ein Tausch.',
  },
  at: 'Sieh dir die Burg {castle} an.',
};
