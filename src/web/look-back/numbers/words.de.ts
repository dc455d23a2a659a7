import type { NumbersWords } from './words.en.ts';

export const de: NumbersWords = {
  title: 'Was die Zahlen sagen',
  lead: 'War es Glück? Was wäre besser gewesen, und warum? Sieben Dinge, eine Seite.',
  label: 'Rückblick',
  section: {
    share: {
      title: 'Dein Anteil',
      text: 'Wie viel vom Sieg in einem Moment dir gehört, von 0 bis 100 %, beurteilt von einem starken Bot nach dem, was du wissen konntest: deine Hand, der Tisch, die gesehenen Karten. Er spielt die Partie in vielen denkbaren Kartenverteilungen weiter, die zu alledem passen. Eine ausgeglichene Partie steht bei 50 %, bei jeder Zahl von Spielern: Zu mehreren zählt der Anteil, wie viele der anderen du hinter dir lässt.',
    },
    luck: {
      title: 'Glück',
      text: 'Was eine Karte aus deinem Anteil gemacht hat, verglichen mit dem Mittel von allem, was hätte kommen können. Auch das Austeilen zählt. Dein Glück ist das Pech der anderen: Zusammen ist es genau 0.',
    },
    play: {
      title: 'Spiel',
      text: 'Alles, was nicht Glück ist. Glück und Spiel ergeben zusammen das Ergebnis abzüglich eines gleichen Anteils, bis auf die letzte Stelle. Deine Entscheidungen stecken darin und die der anderen.',
    },
    cost: {
      title: 'Was eine Entscheidung kostete',
      text: 'Der Anteil der besten Aktion minus der Anteil deiner eigenen, in denselben Verteilungen. Unter 2 % oder innerhalb des Fehlers sagen wir: etwa gleich.',
    },
    accuracy: {
      title: 'Genauigkeit',
      text: '100 für eine Entscheidung, die nichts verschenkt, und umso weniger, je mehr sie verschenkt; davon das Mittel. Entscheidungen mit nur einer Möglichkeit, oder bei denen alles innerhalb von 1 % liegt, zählen nicht.',
    },
    lines: {
      title: 'Zwei Linien',
      text: 'Die dicke Linie ist, was du wissen konntest. Die dünne zeigt dieselbe Partie mit offenen Karten. Wo sie auseinandergehen, konnte es niemand besser wissen. Wir urteilen nur nach der dicken.',
    },
    reasons: {
      title: 'Gründe',
      text: 'Ein Grund nennt eine Karte, einen Ort und eine Regel. Er wird nur gezeigt, wenn der Moment, in anderen Verteilungen nachgespielt, zeigt, dass er mindestens die Hälfte des Unterschieds ausmacht. Sonst: kein einzelner Grund.',
    },
  },
  limits: {
    title: 'Was sie nicht sagen',
    text: 'Sie sind die Sicht eines starken Bots, nicht die Wahrheit; nur wo ein Ende als bewiesen gekennzeichnet ist, wurden alle Verteilungen durchprobiert. Sie kennen die Gewohnheiten der anderen nicht. Was jemand verschenkt hat, wird danach beurteilt, was er wissen konnte: Die Summe muss nicht das Spiel ergeben. Eine Partie sagt wenig über einen Spieler.',
  },
  same: {
    title: 'Überall gleich',
    text: 'Der Rückblick zählt Gedanken, nicht Sekunden: Dieselbe Partie gibt auf jedem Gerät dieselben Zahlen.',
  },
  marks: 'Die Zeichen',
  forYou: 'Glück für dich, gegen dich',
  drawn: 'Eine gezogene Karte',
  mean: 'Mittel aller {count}',
  came: 'was kam',
  drawnNote: 'Glück {value}. {count} ungesehene Karten hätten kommen können.',
  lucky: 'Verloren, und doch Glück',
  one: 'Genauigkeit einer Entscheidung',
  axis: 'Anteil, den eine Entscheidung verschenkt',
};
