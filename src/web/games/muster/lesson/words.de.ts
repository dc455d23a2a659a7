import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  follow: 'Folge der Lektion.',
  watch: 'Jetzt ist {name} dran. Sieh zu, was passiert.',
  welcome:
    'Fünf Burgen, zwei Seiten. Deine Kolonnen wachsen auf dich zu, die von Odile von dir weg. Wer am Ende an mehr Burgen stärker ist, gewinnt.',
  banner:
    'Ein Banner kommt an die Burg mit seinem Emblem. Nimm Blatt 1 auf und tippe dann auf deine Seite der Burg Blatt.',
  refill:
    'Deine Hand wird wieder auf fünf aufgefüllt. Der Nachziehstapel ist auch die Uhr: Seine letzte Karte beendet die Partie. Das rote Siegel warnt dich: Was hier aufgedeckt wird, lässt sich nicht zurücknehmen.',
  answer:
    'Odile antwortet mit Stärke 3 gegen deine 1 und hält die Burg. Ein Banner darf so stark sein wie die Karte darunter oder um eins stärker. Spiele Blatt 2 auf dein Blatt 1.',
  tie: 'Drei zu drei! Bei Gleichstand hält die Seite mit mehr Bannern die Burg: zwei von dir gegen eines. Zieh nach.',
  wizard:
    'Du hast eine Regenbogenkarte gezogen. Als Zauberer zählt sie 6, an jeder Burg. Schick ihn zur Burg Wasser.',
  drawOn: 'Odile hat dort nur 4: Die Burg gehört dir. Zieh wieder nach.',
  castle:
    'Odile hat Wolke 2 auf die Burg Wolke gelegt: Dort zählt die Karte für niemanden. Spiele zuerst Wolke 1 an diese Burg.',
  take: 'Nimm deine Karte jetzt von der Burg statt vom Stapel: Wolke 2. Alle haben sie gesehen, und die Uhr steht still.',
  swap: 'Odile hat Wasser 5 an die Stelle deines Zauberers gelegt und die Regenbogenkarte genommen. Du hältst Wasser noch, aber Zauberer sind nie ganz sicher. Lege deine Regenbogen-Burg auf die Burg Flamme.',
  wild: 'Die Burg Flamme trägt jetzt alle fünf Wimpel: Jedes Banner darf dort stehen. Zieh nach.',
  bridge:
    'Noch eine Regenbogenkarte. Als Brücke steht sie für das fehlende Blatt 3: Nimm Blatt 4 auf und tippe auf deine Seite der Burg Blatt.',
  bridged: 'Die Brücke zählt 1, die Bestie 4. Zwei Karten fehlen: Zieh die erste nach.',
  bridgedOn: 'Eine Karte fehlt noch: Zieh noch einmal nach.',
  anywhere: 'Odile hat Flamme 1 gehisst. An dieser Burg darf auch deine Wolke 2 stehen: Spiele sie dorthin.',
  last: 'Das ist das Spiel: Kolonnen bauen, die Uhr im Auge behalten und bedenken, was du auf den Burgen für beide liegen lässt. Zieh ein letztes Mal.',
  done: 'Du weißt genug, um zu spielen. Alles andere ist einen Tipp entfernt: Was nicht geht, sagt dir, warum.',
};
