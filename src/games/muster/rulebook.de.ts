import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Vorbereitung',
  turn: 'Der Zug',
  banner: 'Ein Banner spielen',
  wizard: 'Einen Regenbogen-Zauberer spielen',
  move: 'Einen Regenbogen-Zauberer versetzen',
  castle: 'Eine Karte auf eine Burg legen',
  bridge: 'Eine Regenbogen-Brücke bauen',
  swap: 'Gegen eine Regenbogenkarte tauschen',
  end: 'Ende der Partie',
  variants: 'Varianten und Optionen',
};

export const rules: RuleTexts<RuleId> = {
  U1: {
    title: 'Die Karten',
    text: 'Es gibt 47 Karten: 40 Banner, fünf Regenbogenkarten und zwei Regenbogen-Burgen. Jedes Emblem (Wasser, Feder, Wolke, Blatt, Flamme) hat acht Banner: drei Soldaten der Stärke 1, zwei Bogenschützen der Stärke 2, einen Ritter der Stärke 3, eine Bestie der Stärke 4 und einen Anführer der Stärke 5. Auf dem Spielplan stehen fünf Burgen, eine für jedes Emblem.',
  },
  U2: {
    title: 'Das Austeilen',
    text: 'Alle 47 Karten werden zusammen gemischt. Beide erhalten je fünf Handkarten, die nur sie selbst sehen. Die übrigen 37 bilden verdeckt den Nachziehstapel.',
  },
  U3: {
    title: 'Wer beginnt',
    text: 'Nach den gedruckten Regeln beginnt, wer bunter gekleidet ist oder die vorige Partie gewonnen hat. Wie es hier entschieden wird, sagt B01.',
  },
  U4: {
    title: 'Die Partie für Einsteiger',
    text: 'Für Einsteiger und jüngere Kinder tragen einige Regeln eine Markierung und entfallen. Nach unserer Lesart sind das U13, die Regenbogen-Brücken (U21 bis U24) und U28.',
  },
  B01: {
    title: 'Wer hier beginnt',
    text: 'Wer eine erste Partie beginnt, entscheidet das Los. Bei einer Revanche beginnt, wer die letzte Partie gewonnen hat; nach einem Unentschieden beginnt, wer sie nicht begonnen hatte.',
    reason:
      'Kleidung lässt sich über einen Bildschirm nicht vergleichen. Das Recht des Siegers ist gedruckt; ein Unentschieden hat keinen Sieger, also wechselt der erste Zug.',
  },
  B23: {
    title: 'Tauschen ohne die markierten Regeln',
    text: 'Ohne U13 braucht ein Banner, das gegen einen Regenbogen-Zauberer getauscht wird, nur das richtige Emblem (U10) und genug Stärke (U12). In der Partie für Einsteiger gibt es keine Regenbogen-Brücken, also auch keinen Tausch nach U28. Jede der drei markierten Regeln lässt sich auch einzeln abschalten, soweit B36 es zulässt.',
    reason: 'Ein Tausch folgt den Regeln für das Spielen eines Banners, die in der Partie gelten.',
  },
  B43: {
    title: 'Gleiche Karten',
    text: 'Karten mit gleicher Vorderseite gelten als ein und dieselbe: die drei Soldaten eines Emblems, seine zwei Bogenschützen, die fünf Regenbogenkarten, die zwei Regenbogen-Burgen. Weiß dein Gegner, dass du eine Karte hast, und spielst du eine mit dieser Vorderseite, so gilt sie als ein ihm bekanntes Exemplar.',
    reason:
      'Niemand kann zwei Exemplare unterscheiden; ist eines gespielt, weiß dein Gegner sicher von einem Exemplar weniger.',
  },
  B44: {
    title: 'Andere Karten',
    text: 'Wie viele Exemplare es von jeder Karte gibt, kann das einer anderen Schachtel sein: von den Bannern nach ihrer Stärke, von den Regenbogenkarten und von den Regenbogen-Burgen. Es sind in jedem Fall 47 Karten.',
    reason:
      'Wer eine Schachtel mit anderen Karten hat, kann mit ihnen spielen; die Dauer der Partie bleibt dieselbe.',
  },
  U5: {
    title: 'Eine Aktion',
    text: 'Ein Zug ist eine Aktion, nicht mehr und nicht weniger: ein Banner spielen, einen Regenbogen-Zauberer spielen, einen Regenbogen-Zauberer versetzen, eine Karte auf eine Burg legen, eine Regenbogen-Brücke bauen oder gegen eine Regenbogenkarte tauschen.',
  },
  U6: {
    title: 'Nachziehen',
    text: 'Dein Zug endet mit voller Hand: Fehlen nach der Aktion Karten, ziehst du auf fünf nach. Dann ist dein Gegner am Zug.',
  },
  U7: {
    title: 'Woher die Karten kommen',
    text: 'Jede nachgezogene Karte ist entweder die oberste des Nachziehstapels, ungesehen, oder die oberste eines Burgstapels, offen. In einem Zug darf beides gemischt werden.',
  },
  U8: {
    title: 'Regenbogen-Burgen bleiben',
    text: 'Liegt eine Regenbogen-Burg auf dem Spielplan, so kommt sie nie mehr auf eine Hand.',
  },
  B02: {
    title: 'Kein Passen',
    text: 'Passen ist nicht erlaubt. Es ist auch nie nötig: Eine Karte lässt sich immer auf eine Burg legen.',
    reason:
      'Für jede Karte gibt es eine Burg, auf die sie gelegt werden darf (U17), und jeder Zug beginnt mit fünf Handkarten.',
  },
  B03: {
    title: 'Karte für Karte',
    text: 'Woher jede Karte kommt, entscheidest du erst, wenn du die vorige gesehen hast.',
    reason: 'Karten werden nacheinander gezogen, und nichts verlangt, alle Quellen vorher anzusagen.',
  },
  B04: {
    title: 'Zweimal von derselben Burg',
    text: 'Beim Nachziehen darfst du mehrere Karten vom selben Burgstapel nehmen.',
    reason:
      'Ist die oberste Karte weg, so ist die nächste die oberste, und keine Regel begrenzt, wie oft du von einer Burg nimmst.',
  },
  B38: {
    title: 'Was bekannt ist',
    text: 'Beide wissen, wie viele Karten der Nachziehstapel hat und welche Karten auf den Burgen liegen. Dein Gegner kennt die Karten, die du von einer Burg oder durch einen Tausch genommen hast, aber nicht die vom Nachziehstapel.',
    reason: 'Was offen lag, haben beide gesehen; was verdeckt kam, nicht.',
  },
  U9: {
    title: 'Ein Banner spielen',
    text: 'Unter jeder Burg hat jede Seite eine Kolonne. Lege ein Banner aus deiner Hand offen in eine von deinen.',
  },
  U10: {
    title: 'Das Emblem',
    text: 'Ein Banner gehört unter die Burg seines Emblems. Nur wenn dort oben auf dem Burgstapel eine Regenbogen-Burg liegt, darf es jedes Emblem zeigen.',
  },
  U11: {
    title: 'Obenauf, alles sichtbar',
    text: 'Eine Kolonne wächst nur an ihrem oberen Ende. Nichts in ihr ist verborgen: Jede Karte zeigt Emblem und Stärke.',
  },
  U12: {
    title: 'Nie schwächer',
    text: 'Ein Banner darf nicht schwächer sein als die Karte, auf die es gelegt wird. Gleich stark darf es sein.',
  },
  U13: {
    title: 'Höchstens eine Stufe',
    text: 'Ein Banner darf höchstens um 1 stärker sein als die Karte, auf die es gelegt wird. Markierte Regel (U4).',
  },
  B10: {
    title: 'Fremde Embleme bleiben',
    text: 'Banner mit einem anderen Emblem bleiben in ihrer Kolonne und zählen weiter, auch wenn die Regenbogen-Burg verdeckt worden ist.',
    reason: 'Das Emblem wird nur in dem Augenblick geprüft, in dem ein Banner gespielt wird.',
  },
  B12: {
    title: 'Das erste Banner einer Kolonne',
    text: 'In eine leere Kolonne darf ein Banner jeder Stärke gespielt werden; mit „Die Macht der Einheit“ nur ein Banner der Stärke 1 (U33).',
    reason:
      'U13 vergleicht ein Banner mit der Karte darunter, und hier gibt es keine. Die gedruckten Beispiele bestätigen das.',
  },
  U14: {
    title: 'Einen Regenbogen-Zauberer spielen',
    text: 'Eine Regenbogenkarte aus deiner Hand, als Regenbogen-Zauberer gespielt, darf oben auf jede deiner Kolonnen, auch in eine leere, auch auf einen anderen Regenbogen-Zauberer. Emblem und Stärke setzen ihr keine Grenzen. Ein Regenbogen-Zauberer hat Stärke 6.',
  },
  B13: {
    title: 'Auf einen Regenbogen-Zauberer',
    text: 'Auf einen Regenbogen-Zauberer wird nie ein Banner gelegt. Nur ein weiterer Regenbogen-Zauberer darf dorthin.',
    reason:
      'Das stärkste Banner hat Stärke 5, ein Regenbogen-Zauberer 6, und U12 verbietet eine schwächere Karte.',
  },
  U15: {
    title: 'Einen Regenbogen-Zauberer versetzen',
    text: 'Ein Regenbogen-Zauberer oben auf einer deiner Kolonnen wechselt auf eine andere deiner Kolonnen, ob leer oder nicht. Er ist dort so frei wie beim Spielen (U14).',
  },
  U16: {
    title: 'Die aufgedeckte Karte',
    text: 'Das Versetzen kostet den Nachziehstapel seine oberste Karte: Sie wird aufgedeckt und kommt auf die Burg ihres Emblems. Ist sie eine Regenbogenkarte oder eine Regenbogen-Burg, wählst du die Burg. Damit endet dein Zug.',
  },
  B06: {
    title: 'Die aufgedeckte Karte bleibt',
    text: 'Die Karte, die du gerade durch dein Versetzen aufgedeckt hast, kannst du nicht nehmen.',
    reason:
      'Nach dem Versetzen hast du noch fünf Handkarten: Es wird nichts nachgezogen, und der Zug ist vorbei.',
  },
  B18: {
    title: 'Welcher Regenbogen-Zauberer, und wohin',
    text: 'Nur die oberste Karte einer Kolonne kann versetzt werden, wenn sie ein Regenbogen-Zauberer ist. Sie muss zu einer anderen Burg.',
    reason:
      'Auf einem Regenbogen-Zauberer liegt nie etwas anderes als ein Regenbogen-Zauberer (B13); der oberste einer Kolonne ist also immer ihre oberste Karte.',
  },
  B19: {
    title: 'Eine aufgedeckte Karte ohne Emblem',
    text: 'Wer versetzt hat, wählt die Burg für eine aufgedeckte Regenbogenkarte und ebenso für eine aufgedeckte Regenbogen-Burg.',
    reason:
      'Keine der beiden hat ein Emblem, das eine Burg bestimmt, und die gedruckte Ausnahme meint beide Arten.',
  },
  B34: {
    title: 'Ein aufgedecktes Banner auf eine Regenbogen-Burg',
    text: 'Ein aufgedecktes Banner kommt auf die Burg seines gedruckten Emblems, auch wenn dort eine Regenbogen-Burg oben liegt. Es verdeckt die Regenbogen-Burg und beendet ihre Wirkung.',
    reason:
      'Eine Karte auf einer Burg richtet sich nach ihrem gedruckten Emblem (B08), und eine Regenbogen-Burg wirkt nur als oberste Karte (U19).',
  },
  B42: {
    title: 'Eine durch Versetzen geleerte Kolonne',
    text: 'Die Kolonne gilt wieder als leer: Dort darf ein Banner jeder Stärke gespielt werden (mit „Die Macht der Einheit“ nur eines der Stärke 1). Eine Regenbogen-Brücke steht dort für Rang 1, und ein Banner der Stärke 2 folgt.',
    reason:
      'Es liegt keine Karte mehr da, mit der zu vergleichen wäre, und was früher dort lag, zählt nicht.',
  },
  U17: {
    title: 'Eine Karte auf eine Burg legen',
    text: 'Statt in eine Kolonne darf eine Karte aus deiner Hand offen auf eine Burg: auf die ihres Emblems. Regenbogenkarten und Regenbogen-Burgen haben kein Emblem und dürfen auf jede Burg.',
  },
  U18: {
    title: 'Nicht im selben Zug',
    text: 'Eine Karte, die du auf eine Burg gelegt hast, kommt nicht im selben Zug auf deine Hand zurück.',
  },
  U19: {
    title: 'Eine Regenbogen-Burg obenauf',
    text: 'Eine Regenbogen-Burg wirkt, solange sie oben auf dem Burgstapel liegt: Auf beiden Seiten dürfen Banner, die unter diese Burg gespielt werden, dann jedes Emblem zeigen.',
  },
  U20: {
    title: 'Karten auf Burgen',
    text: 'Burgstapel bringen niemandem Stärke. Sie sind ein Vorrat: In späteren Zügen dürfen beide die oberste Karte nehmen (U7), sofern sie keine Regenbogen-Burg ist (U8).',
  },
  B05: {
    title: 'Die gerade gelegte Karte',
    text: 'Die Karte, die du in diesem Zug auf eine Burg gelegt hast, kannst du nicht nehmen; ihr Burgstapel ist dir damit bis zum Ende des Zuges verschlossen. Die anderen Burgstapel bleiben offen.',
    reason:
      'U18 spricht nur von dieser einen Karte; aber nur eine oberste Karte darf genommen werden, also schützt sie, was unter ihr liegt.',
  },
  B07: {
    title: 'Über und unter einer Regenbogen-Burg',
    text: 'Eine Regenbogen-Burg kann nie genommen werden, und die Karten unter ihr sind gesperrt. Wird sie verdeckt, endet ihre Wirkung; wird sie durch Nehmen wieder zur obersten Karte, kehrt die Wirkung zurück.',
    reason:
      'Nur eine oberste Karte darf genommen werden (U7), und eine Regenbogen-Burg wirkt nur als oberste Karte (U19).',
  },
  B08: {
    title: 'Ein Banner auf eine Regenbogen-Burg legen',
    text: 'Ein Banner wird immer auf die Burg seines gedruckten Emblems gelegt. Eine Regenbogen-Burg obenauf öffnet den Burgstapel nicht für andere Embleme.',
    reason:
      'Die Ausnahme der Regenbogen-Burg (U10) gilt für Banner, die unter eine Burg gespielt werden; das Legen auf eine Burg (U17) kennt keine.',
  },
  B09: {
    title: 'Eine Regenbogenkarte auf einer Burg',
    text: 'Eine Regenbogenkarte auf einer Burg hat keine Wirkung. Sie darf genommen werden wie jede andere Karte.',
    reason:
      'Nur eine Regenbogen-Burg gibt das Emblem frei (U19), und nur Regenbogen-Burgen dürfen nicht genommen werden (U8).',
  },
  B11: {
    title: 'Burgstapel sind öffentlich',
    text: 'Der ganze Burgstapel ist in seiner Reihenfolge für beide offen. Der Bildschirm zeigt die oberste Karte und die Höhe, den Rest auf Wunsch.',
    reason: 'Beide haben gesehen, wie jede dieser Karten gelegt wurde.',
  },
  B39: {
    title: 'Wohin Regenbogen-Burgen kommen',
    text: 'Eine Regenbogen-Burg kommt nur ins Spiel, wenn sie auf eine Burg gelegt (U17) oder durch Versetzen aufgedeckt wird (U16). Sie liegt nie in einer Kolonne und wird nie bei einem Tausch gegeben. Sie darf auf einer anderen Regenbogen-Burg liegen.',
    reason:
      'Sie ist weder Banner noch Regenbogenkarte, also kann keine andere Aktion sie verwenden; und nach U17 darf sie auf jede Burg, was auch immer dort liegt.',
  },
  U21: {
    title: 'Eine Regenbogen-Brücke bauen',
    text: 'Eine Regenbogenkarte aus deiner Hand wird oben auf einer deiner Kolonnen zur Regenbogen-Brücke. Der Rang eines Banners ist seine Stärke; die Regenbogen-Brücke steht für das Banner einen Rang über der Karte, auf die sie gelegt wird. Markierte Regel (U4).',
  },
  U22: {
    title: 'Das nächste Banner folgt',
    text: 'Eine Regenbogen-Brücke bleibt nie offen: Noch in derselben Aktion wird das Banner des nächsten Rangs auf sie gelegt.',
  },
  U23: {
    title: 'Eine Regenbogen-Brücke in leerer Kolonne',
    text: 'In einer leeren Kolonne steht eine Regenbogen-Brücke für Rang 1, und ein Banner der Stärke 2 folgt.',
  },
  U24: {
    title: 'Eine Regenbogen-Brücke zählt 1',
    text: 'Für welchen Rang sie auch steht: Zur Stärke ihrer Kolonne trägt eine Regenbogen-Brücke immer nur 1 bei.',
  },
  U25: {
    title: 'Zauberer oder Brücke',
    text: 'Entschieden wird beim Spielen: Auf der Hand ist eine Regenbogenkarte Regenbogen-Zauberer und Regenbogen-Brücke zugleich, und auf dem Tisch bleibt sie, als was sie gespielt wurde.',
  },
  B14: {
    title: 'Wo eine Regenbogen-Brücke stehen kann',
    text: 'Eine Regenbogen-Brücke kann in einer leeren Kolonne oder auf Rang 1, 2 oder 3 gebaut werden. Sie wird nie auf Rang 4 oder 5 gebaut und nie auf einen Regenbogen-Zauberer.',
    reason:
      'Ein zwei Ränge höheres Banner muss folgen, und keines ist höher als 5. Über einem Regenbogen-Zauberer gibt es gar kein nächstes Banner.',
  },
  B15: {
    title: 'Der Rang einer Regenbogen-Brücke',
    text: 'Eine Karte über einer Regenbogen-Brücke wird mit dem Rang verglichen, für den die Brücke steht: eins mehr als die Karte unter ihr. Ihre Stärke 1 dient nur dem Zählen.',
    reason: 'Die Regenbogen-Brücke nimmt in der Folge den Platz eines Banners ein.',
  },
  B16: {
    title: 'Zweimal genau eine Stufe',
    text: 'Die Regenbogen-Brücke steht für genau einen Rang mehr als die Karte unter ihr, und das Banner danach liegt noch einmal genau einen Rang höher. Gleiche Ränge sind nicht erlaubt.',
    reason:
      'Die gedruckte Regel verlangt beide Male das nächste Banner und in einer leeren Kolonne 1, dann 2 (U23).',
  },
  B17: {
    title: 'Das Emblem nach einer Regenbogen-Brücke',
    text: 'Für das Banner auf einer Regenbogen-Brücke gilt U10: das Emblem der Burg, außer wenn dort eine Regenbogen-Burg oben liegt.',
    reason: 'Es ist ein unter eine Burg gespieltes Banner wie jedes andere.',
  },
  B33: {
    title: 'Kein Drehen auf dem Tisch',
    text: 'Ein Regenbogen-Zauberer wird nicht zur Regenbogen-Brücke und eine Regenbogen-Brücke nicht zum Regenbogen-Zauberer, auch nicht beim Versetzen. Frei ist die Karte erst wieder auf einer Hand oder nachdem sie auf einer Burg gelegen hat.',
    reason: 'Wie herum sie gespielt wurde, legt fest, was sie ist, solange sie in einer Kolonne liegt (U25).',
  },
  B35: {
    title: 'Das schließende Banner',
    text: 'Du darfst eine Regenbogen-Brücke nur bauen, wenn du das schließende Banner schon auf der Hand hast: den genauen Rang und ein Emblem, das U10 zulässt. Dazwischen wird nicht nachgezogen. Der Rang einer Kolonne ist die Stärke ihres obersten Banners, gleich welchen Emblems, und 0, wenn sie leer ist. Bei mehreren Regenbogen-Brücken (U34) darf dieser Rang plus die Zahl der Brücken nicht mehr als 4 sein.',
    reason:
      'Brücke und Banner sind eine einzige Aktion, die ohne das Banner nicht zu Ende käme. Das höchste Banner, die 5, muss zum Schließen übrig bleiben.',
  },
  U26: {
    title: 'Gegen einen Regenbogen-Zauberer tauschen',
    text: 'Lege ein Banner aus deiner Hand an die Stelle eines Regenbogen-Zauberers und nimm diese Karte auf die Hand. Der Regenbogen-Zauberer darf unter jeder Burg liegen, auf jeder der beiden Seiten. Für das Banner gelten die Regeln für das Spielen eines Banners an dieser Stelle (U10, U12, U13).',
  },
  U27: {
    title: 'Nur der unterste',
    text: 'In einem Zug wird höchstens ein Regenbogen-Zauberer getauscht, und immer der unterste seiner Kolonne.',
  },
  U28: {
    title: 'Gegen eine Regenbogen-Brücke tauschen',
    text: 'Ebenso darfst du ein Banner aus deiner Hand an die Stelle einer Regenbogen-Brücke legen, wenn es die Lücke in der Folge schließt und sein Emblem zur Burg passt (U10). Markierte Regel (U4).',
  },
  B20: {
    title: 'Womit das Banner verglichen wird',
    text: 'Das Banner wird mit der Karte direkt unter dem Regenbogen-Zauberer verglichen, den es ersetzt. Liegt dort keine, ist jede Stärke recht (mit „Die Macht der Einheit“ nur 1). Regenbogen-Zauberer darüber spielen keine Rolle.',
    reason: 'Das Banner wird liegen, wo der Regenbogen-Zauberer lag, auf derselben Karte.',
  },
  B21: {
    title: 'Welcher Regenbogen-Zauberer',
    text: 'Nur der unterste Regenbogen-Zauberer einer Kolonne, der als erster dorthin kam, kann getauscht werden; einer pro Zug.',
    reason:
      'Die anderen liegen auf einem Regenbogen-Zauberer, wo kein Banner liegen darf (B13), und ein Zug ist eine Aktion (U5).',
  },
  B22: {
    title: 'Das genaue Banner für eine Regenbogen-Brücke',
    text: 'Nur ein Banner von genau dem Rang, für den die Regenbogen-Brücke steht, kann ihren Platz einnehmen.',
    reason:
      'Ein Banner, das so stark ist wie die Karte darunter, erfüllte zwar U12, aber die Lücke bliebe, und die Folge darüber wäre unterbrochen.',
  },
  B24: {
    title: 'Nach einem Tausch',
    text: 'Du hast noch fünf Handkarten und ziehst nichts nach. Die genommene Karte ist wieder eine Regenbogenkarte, frei als Regenbogen-Zauberer oder Regenbogen-Brücke. Dein Gegner weiß, dass du sie hast.',
    reason:
      'Eine Karte ging von der Hand, eine kam hinzu, beide offen. Als was sie gespielt wird, steht erst auf dem Tisch fest (U25).',
  },
  B41: {
    title: 'Tauschen auf der Seite des Gegners',
    text: 'Das Banner, das du dort hinlegst, zählt für deinen Gegner, bei der Stärke wie bei Gleichstand. Für sein Emblem (U10) kommt es darauf an, welche Karte jetzt oben auf dem Burgstapel liegt, nicht welche beim Spielen des Regenbogen-Zauberers dort lag.',
    reason:
      'Eine Karte zählt für die Seite, auf der sie liegt, und das Emblem wird in dem Augenblick geprüft, in dem ein Banner gespielt wird.',
  },
  U29: {
    title: 'Die letzte Karte',
    text: 'Die Partie ist in dem Augenblick vorbei, in dem die letzte Karte des Nachziehstapels gezogen wird.',
  },
  U30: {
    title: 'Wer eine Burg hält',
    text: 'An jeder Burg wird die Stärke jeder Kolonne zusammengezählt. Die Seite mit der größeren Summe hält die Burg.',
  },
  U31: {
    title: 'Gleichstand an einer Burg',
    text: 'Sind beide Summen gleich, so hält die Seite mit mehr Bannern in ihrer Kolonne die Burg.',
  },
  U32: {
    title: 'Wer gewinnt',
    text: 'Wer mehr Burgen hält, gewinnt die Partie.',
  },
  B25: {
    title: 'Sofort',
    text: 'Die letzte Karte des Nachziehstapels beendet die Partie auch mitten im Nachziehen oder wenn ein Versetzen sie aufdeckt. Es wird nichts mehr nachgezogen, und niemand hat einen letzten Zug. Eine aufgedeckte letzte Karte muss nicht mehr gelegt werden.',
    reason:
      'Das gedruckte Ende kommt sofort und lässt für nichts anderes Zeit. Auf einer Burg zählte die Karte ohnehin für niemanden (U20).',
  },
  B26: {
    title: 'Die letzte Karte meiden',
    text: 'Du darfst von Burgen nehmen, um nicht die letzte Karte des Nachziehstapels zu ziehen.',
    reason: 'U7 überlässt dir bei jeder Karte, woher sie kommt.',
  },
  B27: {
    title: 'Züge ohne Nachziehstapel',
    text: 'Verlässt 40 Züge in Folge keine Karte den Nachziehstapel, so endet die Partie und wird gewertet, wie sie steht. Die Optionen der Partie können eine andere Zahl festlegen.',
    reason:
      'Diese Regel ist von uns: Eine Partie muss enden, auch wenn beide den Nachziehstapel meiden. Wer führt, kann jederzeit von ihm ziehen, die Regel sollte also kaum je nötig sein.',
  },
  B28: {
    title: 'Nur Banner entscheiden bei Gleichstand',
    text: 'Für U31 zählen nur Banner, nicht Regenbogen-Zauberer oder Regenbogen-Brücken. Ist auch die Zahl der Banner gleich, selbst bei 0 zu 0, hält niemand die Burg.',
    reason:
      'Die gedruckte Regel für den Gleichstand nennt Banner; Regenbogen-Zauberer und Regenbogen-Brücken sind Regenbogenkarten.',
  },
  B29: {
    title: 'Gleich viele Burgen',
    text: 'Halten beide gleich viele Burgen, endet die Partie unentschieden. Als Option gewinnt stattdessen die höhere Gesamtstärke aller fünf Kolonnen; ist auch sie gleich, bleibt es unentschieden.',
    reason: 'Die gedruckten Regeln sagen dazu nichts; ohne die Option fügen wir daher nichts hinzu.',
  },
  B31: {
    title: 'Was nicht zählt',
    text: 'Karten auf der Hand und Karten auf Burgen zählen nicht.',
    reason: 'Verglichen wird nur die Stärke der Kolonnen (U30).',
  },
  B37: {
    title: 'Wie diese Züge zählen',
    text: 'Für B27 werden die Züge beider zusammengezählt. Jede Karte, die den Nachziehstapel verlässt, beim Nachziehen oder durch ein Versetzen, setzt die Zählung auf 0.',
    reason: 'Nur eine Karte, die den Nachziehstapel verlässt, bringt das Ende der Partie näher.',
  },
  B40: {
    title: 'Was im letzten Zug noch zählt',
    text: 'Die Aktion des letzten Zuges zählt, auch ein darin versetzter Regenbogen-Zauberer. Eine Hand darf unter fünf Karten bleiben. Eine von einer Burg genommene Karte beendet nie die Partie.',
    reason:
      'Die Aktion ist getan, bevor die letzte Karte gezogen wird, und nur der Nachziehstapel misst die Partie (U29).',
  },
  U33: {
    title: 'Die Macht der Einheit',
    text: 'Variante: Die erste Karte einer Kolonne muss ein Banner der Stärke 1 oder eine Regenbogenkarte sein.',
  },
  U34: {
    title: 'Irgendwo über dem Regenbogen',
    text: 'Variante: Eine Aktion darf mehrere Regenbogen-Brücken hintereinander in derselben Kolonne bauen, wenn das nächste Banner sie schließt.',
  },
  B30: {
    title: 'Mehrere Regenbogen-Brücken',
    text: 'Jede Regenbogen-Brücke steht für den nächsten Rang, und das schließende Banner muss genau den Rang nach der letzten haben. Danach ziehst du so viele Karten nach, wie du gespielt hast. Jede Regenbogen-Brücke kann später einzeln gegen ein Banner ihres eigenen Rangs getauscht werden.',
    reason: 'Für jede gelten die Regeln einer einzelnen Regenbogen-Brücke (B15, B16, B22).',
  },
  B32: {
    title: 'Einheit und Regenbogenkarten',
    text: 'Mit „Die Macht der Einheit“ darf eine leere Kolonne mit einem Regenbogen-Zauberer beginnen oder mit einer Regenbogen-Brücke, auf die ein Banner der Stärke 2 folgt.',
    reason:
      'Die Variante nimmt die Regenbogenkarten aus, die dort liegen dürfen, und beide dürfen es (U14, U23).',
  },
  B36: {
    title: 'Optionen zusammen',
    text: 'Ist U13 abgeschaltet und sind Regenbogen-Brücken im Spiel, gelten B16 und B22 weiter genau. Ohne Regenbogen-Brücken entfällt auch U28, und „Irgendwo über dem Regenbogen“ kann nicht gewählt werden. „Die Macht der Einheit“ lässt sich mit der Partie für Einsteiger verbinden.',
    reason:
      'Die genauen Ränge kommen von der Regenbogen-Brücke, nicht von U13. Ohne Regenbogen-Brücken gibt es keine zum Tauschen und keine zum Aneinanderreihen. Die Einheit betrifft nur leere Kolonnen, und die hat jede Partie.',
  },
};
