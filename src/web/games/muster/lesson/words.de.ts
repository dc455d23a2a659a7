import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  follow: 'Folge der Lektion.',
  watch: 'Jetzt ist {name} dran. Sieh zu, was passiert.',
  welcome:
    'Fünf Burgen, zwei Seiten. Deine Kolonnen wachsen auf dich zu, die von Odile von dir weg. Wer am Ende an mehr Burgen stärker ist, gewinnt.',
  banner:
    'Ein Banner kommt unter die Burg mit seinem Emblem. Nimm Blatt 1 auf und tippe dann auf deine Seite der Burg Blatt.',
  refill:
    'Deine Hand wird wieder auf fünf aufgefüllt. Der Nachziehstapel ist auch die Uhr: Seine letzte Karte beendet die Partie. Das rote Siegel warnt dich: Was hier aufgedeckt wird, lässt sich nicht zurücknehmen.',
  answer:
    'Odile antwortet mit Stärke 3 gegen deine 1 und hält die Burg. Aber ein Banner darf nur so stark sein wie die Karte darunter oder um eins stärker: Wer hoch beginnt, kann bald nicht mehr wachsen. Spiele Blatt 2 auf dein Blatt 1.',
  tie: 'Drei zu drei! Bei Gleichstand hält die Seite mit mehr Bannern die Burg: zwei von dir gegen eines. Zieh nach.',
  wizard:
    'Du hast eine Regenbogenkarte gezogen. Als Zauberer zählt sie 6, unter jeder Burg. Schick ihn zur Burg Wasser.',
  drawOn: 'Odile hat dort nur 4: Die Burg gehört dir. Zieh wieder nach.',
  castle:
    'Odile hat Wolke 2 auf die Burg Wolke gelegt: Dort zählt die Karte für niemanden. Spiele zuerst Wolke 1 unter diese Burg.',
  take: 'Nimm deine Karte jetzt von der Burg statt vom Stapel: Wolke 2. Alle haben sie gesehen, und die Uhr steht still.',
  swap: 'Odile hat Wasser 5 an die Stelle deines Zauberers gelegt und die Regenbogenkarte genommen. Du hältst Wasser noch, aber Zauberer sind nie ganz sicher. Lege deine Regenbogen-Burg auf die Burg Flamme.',
  wild: 'Die Burg Flamme trägt jetzt alle fünf Wimpel: Jedes Banner darf dort stehen. Zieh nach.',
  bridge:
    'Noch eine Regenbogenkarte. Als Brücke steht sie für das fehlende Blatt 3: Nimm Blatt 4 auf und tippe auf deine Seite der Burg Blatt.',
  bridged: 'Die Brücke zählt 1, die Bestie 4. Zwei Karten fehlen: Zieh die erste nach.',
  bridgedOn: 'Eine Karte fehlt noch: Zieh noch einmal nach.',
  anywhere:
    'Odile hat Flamme 1 gehisst. Unter dieser Burg darf auch deine Wolke 2 stehen: Spiele sie dorthin.',
  last: 'Zwei zu eins: Flamme gehört dir. Zieh nach.',
  swapOwn:
    'Odile hat die Regenbogenkarte, die sie dir genommen hat, zur Burg Feder geschickt: Das macht 8. Was sie kann, kannst du auch: Nimm Feder 3 auf, die auf ihre Feder 2 passt, und tippe auf ihren Zauberer.',
  wizardAgain:
    'Jetzt hat sie dort nur noch 5, und du hast die Regenbogenkarte auf der Hand. Schick sie als deinen Zauberer zur Burg Feder.',
  drawAgain: 'Sechs zu fünf: Feder gehört dir. Zieh nach.',
  move: 'Odile hat Feder 4 gehisst: neun zu sechs. Doch ein Zauberer kann weiterziehen: Tippe auf deinen Zauberer, dann auf deine Seite der Burg Flamme. Dafür wird eine Karte vom Stapel aufgedeckt; sie kommt auf die Burg ihres Emblems, frei für beide.',
  moved:
    'Acht zu drei: Flamme gehört wieder dir. Merk dir: Was nicht geht, sagt dir, warum, und hältst du eine Karte gedrückt, erfährst du, wozu sie gut ist.',
  done: 'Das ist das Spiel: Kolonnen von unten her bauen, die Uhr im Auge behalten und bedenken, was auf den Burgen liegen bleibt.',
};
