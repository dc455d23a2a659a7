import type { PrimerWords } from './words.en.ts';

export const words: PrimerWords = {
  lead: 'Zwei Spieler, fünf Burgen. Ist der Nachziehstapel leer, hat gewonnen, wer mehr Burgen hält. Ein Zug ist eine Aktion, danach ziehst du nach.',
  sketch: {
    banner: {
      title: 'Ein Banner hissen',
      text: 'Ein Banner kommt unter die Burg seines Emblems, in eine deiner Kolonnen: so stark wie die Karte darunter oder um 1 stärker. Eine leere Kolonne nimmt jedes.',
    },
    wizard: {
      title: 'Einen Zauberer schicken',
      text: 'Als Zauberer gespielt, darf eine Regenbogenkarte auf jede deiner Kolonnen und zählt 6. Nur ein weiterer Zauberer darf darauf.',
    },
    bridge: {
      title: 'Eine Brücke bauen',
      text: 'Andersherum ist dieselbe Karte eine Brücke. Sie steht für das Banner, das fehlt, zählt 1, und das nächste Banner folgt sofort.',
    },
    move: {
      title: 'Einen Zauberer versetzen',
      text: 'Ein Zauberer oben auf deiner Kolonne geht zu einer anderen Burg. Dafür wird die oberste Karte des Nachziehstapels aufgedeckt und auf ihre Burg gelegt.',
    },
    lay: {
      title: 'Eine Karte auf eine Burg legen',
      text: 'Dort zählt sie für niemanden, und beide dürfen sie später nehmen. Solange eine Regenbogen-Burg oben liegt, dürfen darunter alle Embleme gespielt werden.',
    },
    swap: {
      title: 'Tauschen',
      text: 'Setz ein passendes Banner an die Stelle des untersten Zauberers einer Kolonne, auf deiner oder der anderen Seite, und nimm die Regenbogenkarte auf die Hand.',
    },
    refill: {
      title: 'Nachziehen',
      text: 'Nach der Aktion ziehst du wieder auf fünf Karten nach: vom Nachziehstapel oder die offene oberste Karte einer Burg.',
    },
    end: {
      title: 'Die letzte Karte',
      text: 'Mit der letzten Karte des Nachziehstapels ist sofort Schluss. Die größere Stärke hält die Burg; sind beide gleich stark, hält sie, wer dort mehr Banner hat.',
    },
  },
};
