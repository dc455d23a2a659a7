import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Vorbereitung',
  turn: 'Der Zug',
  collect: 'Sammeln',
  negotiate: 'Handeln',
  create: 'Erschaffen',
  anytime: 'Jederzeit',
  end: 'Ende der Partie',
  advantages: 'Die Vorteile',
  challenge: 'Die Herausforderung (solo)',
  festival: 'Glasfestival',
  grandmaster: 'Die Herausforderung des Großmeisters (Experten)',
};

export const rules: RuleTexts<RuleId> = {
  L1: {
    title: 'Das Material',
    text: 'Es gibt 46 Tropfen: je zehn in Blau, Grün, Gelb und Rot und sechs transparente. In der Mitte des Spielplans liegt der Vorrat, um ihn der feste Innenring, der nur Farben zeigt, und um diesen der Ring, der zwei Seiten hat und sich dreht. Innenring und Ring bilden zwölf Paare von Tropfen; auf eines davon weist der Zeiger. Die Ecken sind vier Märkte mit je drei Plätzen. Dazu kommen 24 Kreationen, 16 Vorteile, vier Kategorien (Kunst, Schmuck, Geschirr, Tiere), vier Werkbänke mit je acht Plätzen und Lire: 37 Münzen zu 1 L, 10 zu 5 L und 18 zu 10 L. Die Module bringen zehn Herausforderungskarten, vier interaktive Vorteile und die Eule.',
  },
  L2: {
    title: 'Die Seite des Rings',
    text: 'Vor der Partie wird entschieden, welche Seite des Rings gilt.',
  },
  L3: {
    title: 'Zeiger und Vorrat',
    text: 'Der Zeiger steht auf einem Paar von Tropfen, einem auf dem Innenring und einem auf dem Ring. Zu Beginn liegen alle 46 Tropfen im Vorrat.',
  },
  L4: {
    title: 'Die Hand',
    text: 'Alle erhalten zufällig je fünf Kreationen, in einer Partie zu zweit sechs. Auf der Hand stehen sie hintereinander; die vorderste ist die erste Kreation. Nur besondere Aktionen ändern diese Reihenfolge. Nicht ausgeteilte Kreationen bleiben aus der Partie.',
  },
  L5: {
    title: 'Die Märkte',
    text: 'Ein roter, ein gelber, ein grüner und ein blauer Tropfen kommen aus dem Vorrat auf die Märkte, einer auf jeden, zufällig verteilt.',
  },
  L6: {
    title: 'Werkbank und Lire',
    text: 'Alle beginnen mit einer leeren Werkbank und 4 L.',
  },
  L7: {
    title: 'Startspieler',
    text: 'Ein Spieler beginnt und behält während der Partie den Startspielermarker. Wer, sagt M08.',
  },
  L8: {
    title: 'Die vier Vorteile',
    text: 'Vier der 16 Vorteile werden gelost. Unter jeder Kategorie liegt einer, ebenfalls ausgelost.',
  },
  L9: {
    title: 'Eine erste Partie',
    text: 'Für eine erste Partie lautet der gedruckte Rat, die Vorteile nicht zu losen, sondern Präsent (1), Geschenk (2), Gratis (3) und Kaufmann (4) zu nehmen.',
  },
  M01: {
    title: 'Die Seite des Innenrings',
    text: 'Der Innenring zeigt seine Seite I. Als Option gilt seine Seite II.',
    reason:
      'Der veröffentlichte Spielplan hat zwei Seiten, aber sein Aufbau lässt nur die Seite des Rings wählen.',
  },
  M02: {
    title: 'Wo der Zeiger beginnt',
    text: 'Der Zufall stellt den Zeiger auf eines der zwölf Paare. In der Expertenvariante beginnt er bei 12 Uhr (L70).',
    reason: 'Der gedruckte Aufbau lässt jedes Paar zu, und der Zeiger rückt weiter, bevor ihn jemand nutzt.',
  },
  M03: {
    title: 'Wo der Ring beginnt',
    text: 'Der Zufall stellt den Ring in eine seiner zwölf Stellungen, in allen Modi.',
    reason:
      'Die Grundregel nennt keine Stellung; das englische Expertenblatt nennt eine zufällige das Übliche, das französische schreibt sie bloß vor.',
  },
  M04: {
    title: 'Die Reihenfolge der Hand',
    text: 'Die Reihenfolge der Hand ist zufällig; man wählt sie nicht. Die Ausnahme ist der Draft (M38).',
    reason: 'Im gedruckten Aufbau werden die Karten gemischt, bevor man sie auf die Hand nimmt.',
  },
  M05: {
    title: 'Die erste Kreation ist geheim',
    text: 'Niemand sonst sieht deine erste Kreation. Als Option liegt die erste Kreation bei allen offen.',
    reason:
      'Die gedruckte Bemerkung über eine ganz sichtbare Karte beschreibt einen Fächer, wie man ihn vor sich hält. Veröffentlichte Besprechungen spielen es mal so, mal so, daher die Option.',
  },
  M06: {
    title: 'Was offen und was verdeckt ist',
    text: 'Offen für alle: wie viele Kreationen jeder auf der Hand hat, die erschaffenen Kreationen, die Lire und die Werkbänke. Verdeckt: die Kreationen auf der Hand, die Packen und die Wahl in einem Draft, die nicht ausgeteilten Kreationen, der Solostapel samt seiner Reihenfolge und die vier nicht benutzten Herausforderungskarten.',
    reason: 'Außer Karten auf einer Hand und verdeckten Karten liegt alles für jeden sichtbar auf dem Tisch.',
  },
  M08: {
    title: 'Wer beginnt',
    text: 'Der Zufall entscheidet, wer beginnt. Bei einer Revanche beginnt der nächste Platz.',
    reason: 'Der gedruckte Aufbau verlangt einen Startspieler und sagt nicht, wie man ihn findet.',
  },
  M80: {
    title: 'Die Vorteile der ersten Partie und die Module',
    text: 'Die Vorteile der ersten Partie (L9) lassen sich weder mit der Expertenvariante noch mit einem interaktiven Vorteil verbinden. Eine solche Partie wird beim Anlegen abgelehnt.',
    reason:
      'Die Expertenvariante nimmt Präsent (1) und Geschenk (2) heraus (M07); die Option „Für Experten entfernt“ kann sie im Spiel lassen, doch dann sind sie zwei von vielen Vorteilen und keine Auswahl für den Anfang. Und diese vier Vorteile füllen alle Kategorien, sodass kein interaktiver Platz hat.',
  },
  M91: {
    title: 'In jedem Modus gleich',
    text: 'Alle beginnen in jedem Modus mit 4 L. Die Vorteile der ersten Partie liegen zufällig verteilt unter den Kategorien.',
    reason:
      'Die Blätter der Module sagen es nicht noch einmal. Was diese Nummer sonst zusammenhielt, steht unter L3 bis L5, L20 bis L22, L30, L42, L49 und L68.',
  },
  M103: {
    title: 'Eine andere Schachtel',
    text: 'Was gedruckt ist, unterscheidet sich von Schachtel zu Schachtel: die beiden Seiten des Rings, die beiden Innenringe, die 24 Kreationen mit Rezept und Kategorien, wo die Lire einer Expertenpartie liegen und welches Symbol jeder Vorteil trägt. Eine Partie kann mit den Angaben einer anderen Schachtel gespielt werden; alles andere bleibt, wie es hier ist.',
    reason:
      'Die veröffentlichten Regelhefte kamen ohne ihre Bilder zu uns. Wer die Schachtel hat, kann nachsehen und muss nicht mit dem spielen, was wir an ihre Stelle gesetzt haben.',
  },
  L10: {
    title: 'Drei Phasen',
    text: 'Ein Zug hat drei Phasen, immer in dieser Reihenfolge: sammeln, handeln, erschaffen.',
  },
  L11: {
    title: 'Aktionen für jederzeit',
    text: 'Drei Aktionen sind an keine Phase gebunden: die Reihenfolge der Hand ändern (L27), den Ring drehen (L28) und Vorteile nutzen (L29). Sie stehen dir in deinem eigenen Zug durchgehend offen, unbegrenzt und in der Folge, die dir passt.',
  },
  L12: {
    title: 'Der Nächste',
    text: 'Bist du fertig, geht der Zug nach links weiter, und so fort bis zum Ende der Partie.',
  },
  M27: {
    title: 'Kein Zurück',
    text: 'Nach einer Kreation kannst du nicht mehr handeln. Was jederzeit erlaubt ist, Vorteile eingeschlossen, bleibt möglich.',
    reason: 'Die gedruckte Reihenfolge der Phasen ist streng; frei davon ist nur, was jederzeit erlaubt ist.',
  },
  M89: {
    title: 'Wo eine Phase endet',
    text: 'Du bleibst in einer Phase, bis du etwas aus der nächsten tust. Du darfst deinen Zug beenden, sobald das Handeln erledigt oder ausgelassen ist.',
    reason:
      'Die gedruckten Phasen haben eine Reihenfolge, aber keinen Abschluss, und nur die ersten beiden sind Pflicht (M26).',
  },
  L13: {
    title: 'Den Zeiger drehen',
    text: 'Zuerst muss der Zeiger um eine Raste weiterrücken, im Uhrzeigersinn, auf das nächste Paar.',
  },
  L14: {
    title: 'Das Paar nehmen',
    text: 'Dann bekommst du aus dem Vorrat die zwei Tropfen dieses Paares, einen wie auf dem Innenring und einen wie auf dem Ring. Jeder belegt einen leeren Platz deiner Werkbank.',
  },
  L15: {
    title: 'Ein fehlender Tropfen',
    text: 'Ist einer der beiden im Vorrat ausgegangen, darfst du stattdessen einen Tropfen anderer Art nehmen oder verzichten.',
  },
  L16: {
    title: 'Höchstens acht',
    text: 'Eine Werkbank behält nie mehr als acht Tropfen. Was zu viel ist, geht sofort in den Vorrat zurück; welche, entscheidest du.',
  },
  M09: {
    title: 'Der Ring vor dem Nehmen',
    text: 'Du darfst den Ring drehen, nachdem der Zeiger gerückt ist und bevor du die Tropfen nimmst.',
    reason:
      'Der Ring darf jederzeit gedreht werden (L28), und der gedruckte Tipp dazu nennt genau diese Verwendung.',
  },
  M11: {
    title: 'Zu viele Tropfen',
    text: 'Du nimmst zuerst alles. Dann, vor allem anderen und ohne einen Vorteil dazwischen, gibst du den Überschuss zurück. Zurückgeben darfst du beliebige Tropfen, auch die eben genommenen.',
    reason:
      'Die gedruckte Regel lässt den Überschuss sofort zurückgeben und dir die Wahl; was du nimmst, begrenzt sie nicht.',
  },
  M12: {
    title: 'Kein Ablehnen',
    text: 'Einen Tropfen des Paares kannst du nicht ablehnen. Ablehnen darfst du nur den Ersatz für einen fehlenden (L15).',
    reason: 'Das Paar zu nehmen ist Pflicht; der Verzicht ist nur für einen fehlenden Tropfen gedruckt.',
  },
  M13: {
    title: 'Welcher Ersatz',
    text: 'Für jeden fehlenden Tropfen wählst du eine beliebige Art, die im Vorrat liegt, auch transparent, oder nichts.',
    reason: 'Die gedruckte Regel überlässt dir die Art und macht keine Ausnahme.',
  },
  M14: {
    title: 'Ein Paar in einer Farbe',
    text: 'Haben beide Tropfen des Paares dieselbe Farbe und ist nur noch einer da, nimmst du ihn. Der andere gilt als fehlend (M13).',
    reason: 'Jeder Tropfen des Paares wird für sich betrachtet.',
  },
  M73: {
    title: 'Zuerst, was da ist',
    text: 'Fehlt ein Tropfen des Paares und der andere nicht, nimmst du zuerst diesen. Der Ersatz kommt aus dem, was dann übrig ist.',
    reason: 'Die Regel ist das Paar; ein Ersatz füllt nur die Lücke, die bleibt.',
  },
  L17: {
    title: 'Eines von dreien',
    text: 'In dieser Phase tust du genau eines von dreien: tauschen, kaufen oder verkaufen.',
  },
  L18: {
    title: 'Tauschen',
    text: 'Gib einen deiner Tropfen an einen Markt, auf dem noch ein Platz frei ist. Dafür bekommst du aus dem Vorrat die Tropfen, die der Ring an diesem Markt zeigt; jedem Markt liegen drei gegenüber.',
  },
  L19: {
    title: 'Keine transparenten durch Tauschen',
    text: 'Ein transparenter Tropfen auf dem Ring bringt beim Tauschen nichts.',
  },
  L20: {
    title: 'Nicht in einen vollen Markt',
    text: 'Jeder Platz eines Marktes fasst einen Tropfen. Wo alle drei belegt sind, kannst du nicht tauschen.',
  },
  L21: {
    title: 'Kaufen',
    text: 'Für 2 L räumst du einen Markt leer: Alle seine Tropfen kommen auf deine Werkbank, keiner darf liegen bleiben. Die Lire gehen an die Bank.',
  },
  L22: {
    title: 'Verkaufen',
    text: 'Gib einen oder mehrere deiner Tropfen in den Vorrat zurück, so viele du magst. Das bringt dir 1 L.',
  },
  M15: {
    title: 'Eine Farbe fehlt beim Tauschen',
    text: 'Für eine Farbe, die ausgegangen ist, bekommst du nichts. Der gegebene Tropfen liegt im Markt und kann nicht zurückgenommen werden.',
    reason: 'Ein Ersatz ist nur für das Sammeln gedruckt (L15).',
  },
  M16: {
    title: 'Alle Tropfen',
    text: 'Beim Tauschen nimmst du alle Tropfen, die dir zustehen und die der Vorrat hat. Weniger darfst du nicht nehmen.',
    reason: 'Nur einen Teil zu nehmen ist die Wirkung von Experte (5).',
  },
  M17: {
    title: 'Ein transparenter in einen Markt',
    text: 'Du darfst einem Markt einen transparenten Tropfen geben. Wer diesen Markt kauft, bekommt ihn.',
    reason: 'Die gedruckte Regel verlangt einen Tropfen und sagt nicht, welchen.',
  },
  M18: {
    title: 'Ein leerer Markt ist nicht zu kaufen',
    text: 'Einen Markt ohne Tropfen kannst du nicht kaufen.',
    reason: 'Es gibt nichts zu kaufen; für 2 L wäre es ein Weg, zu passen.',
  },
  M19: {
    title: 'Wenn nichts möglich ist',
    text: 'Kannst du weder tauschen noch kaufen noch verkaufen, lässt du die Phase aus, und zwar ausdrücklich (M72). Dazu braucht es eine leere Werkbank und außerdem weniger als 2 L oder vier leere Märkte.',
    reason: 'Die gedruckte Regel verlangt eines von dreien und sagt nicht, was gilt, wenn keines geht.',
  },
  M20: {
    title: 'Was ein Verkauf bringt',
    text: 'Verkaufen bringt insgesamt 1 L, wie viele Tropfen du auch zurückgibst.',
    reason: 'Im gedruckten Beispiel werden zwei Tropfen für 1 L verkauft.',
  },
  M72: {
    title: 'Auslassen',
    text: 'Auslassen darfst du nur, wenn keine der drei Aktionen möglich ist. Noch nicht genutzte Vorteile zählen dabei nicht. Du darfst zuerst einen nutzen; macht er eine Aktion möglich, ist das Handeln wieder Pflicht. Auslassen schließt die Phase endgültig: Die Vorteile 3 bis 7 und 10 werden danach abgelehnt, auch wenn 10 bezahlt ist.',
    reason:
      'Handeln ist Pflicht, das Auslassen muss also der letzte Ausweg bleiben; aber niemand muss eine Kreation ausgeben, um es zu vermeiden.',
  },
  M95: {
    title: 'Ein Tausch für nichts',
    text: 'Du darfst auch tauschen, wenn alle Farben gegenüber dem Markt ausgegangen sind: Dein Tropfen wird gelegt, und du bekommst nichts. Der Bildschirm warnt dich vorher.',
    reason: 'Der Tausch lässt sich ausführen, und was du bekommst, hängt vom Vorrat ab (M15).',
  },
  L23: {
    title: 'Nur die erste',
    text: 'Die erste Kreation deiner Hand ist die einzige, die du erschaffen kannst.',
  },
  L24: {
    title: 'Das Rezept',
    text: 'Sie braucht die vier Tropfen ihres Rezepts, alle auf deiner Werkbank. Ein transparenter Tropfen kann jede Farbe ersetzen.',
  },
  L25: {
    title: 'Was sie bringt',
    text: 'Die vier Tropfen gehen in den Vorrat zurück. Jeder Platz deiner Werkbank, der nun leer ist, bringt dir 1 L. Die erschaffene Kreation liegt offen vor dir.',
  },
  L26: {
    title: 'Mehrere Kreationen',
    text: 'Die nächste Kreation deiner Hand ist nun die erste, und du darfst im selben Zug mit ihr weitermachen. Zwei Kreationen in einem Zug bringen 2 L zusätzlich.',
  },
  M23: {
    title: 'Mit transparenten bezahlen',
    text: 'Du wählst, mit welchen Tropfen du bezahlst, und darfst einen transparenten auch dann verwenden, wenn du die Farbe hast. Der Bildschirm schlägt zuerst die Farben vor.',
    reason:
      'Die gedruckte Regel lässt einen transparenten Tropfen eine Farbe ersetzen und verlangt nicht, dass sie fehlt.',
  },
  M24: {
    title: 'Erst zahlen, dann zählen',
    text: 'Zuerst gehen die vier Tropfen. Dann werden die leeren Plätze gezählt.',
    reason: 'So kommt das gedruckte Beispiel auf sieben leere Plätze.',
  },
  M25: {
    title: 'Der Bonus nur einmal',
    text: 'Die 2 L aus L26 gibt es einmal im Zug, mit der zweiten Kreation. Eine dritte oder spätere bringt nicht mehr.',
    reason: 'Die gedruckte Regel spricht von zwei Kreationen in einem Zug und von einem Bonus.',
  },
  M26: {
    title: 'Erschaffen ist freiwillig',
    text: 'Pflicht sind nur die ersten beiden Phasen. Du darfst eine Kreation zurückhalten, die du erschaffen könntest.',
    reason:
      'Die gedruckte Pflicht betrifft die Reihenfolge der Phasen, und eine veröffentlichte Darstellung der Regeln nennt nur die ersten beiden Pflicht.',
  },
  L27: {
    title: 'Die Reihenfolge ändern',
    text: 'Für 1 L, und wieder, solange du zahlen kannst, rückst du die erste Kreation deiner Hand nach hinten. Die eigenen Kreationen anzusehen ist immer frei.',
  },
  L28: {
    title: 'Den Ring drehen',
    text: 'Jede Raste des Rings kostet dich 1 L, gegen den Uhrzeigersinn und so viele du magst.',
  },
  L29: {
    title: 'Einen Vorteil nutzen',
    text: 'Ein Vorteil wird mit einer erschaffenen Kreation bezahlt: Lege sie beiseite, und der Vorteil unter ihrer Kategorie wirkt. Das geht mit mehreren.',
  },
  L30: {
    title: 'Zwei Kategorien',
    text: 'Eine Kreation mit zwei Kategorien nutzt den Vorteil einer von beiden, nach deiner Wahl, nie beide.',
  },
  L76: {
    title: 'Zwei Symbole',
    text: 'Jeder Vorteil trägt eines von zwei Symbolen. Das eine bedeutet, dass er eine Aktion verändert, die du gerade ausführst, das andere, dass er eine zusätzliche Aktion ist. Wann du ihn nutzen darfst, sagt sein Text; das Symbol entscheidet sonst nichts.',
  },
  M10: {
    title: 'Zwischen zwei Schritten',
    text: 'Aktionen für jederzeit stehen zwischen den Schritten: zu Beginn des Zuges, nach dem Zeiger, nach jedem Nehmen, vor und nach jedem Tauschen, Kaufen oder Verkaufen, zwischen Kreationen und vor dem Ende des Zuges. Sie unterbrechen nie ein Bezahlen oder ein Nehmen.',
    reason:
      'Die gedruckten Regeln erlauben sie jederzeit und teilen die Zeit nicht feiner; ein halb getaner Schritt ließe offen, was gilt.',
  },
  M21: {
    title: 'Wohin die erste Kreation geht',
    text: 'Sie darf an jede andere Stelle der Hand, von der zweiten bis zur letzten. Du darfst das wiederholen. Dazu brauchst du mindestens zwei Kreationen auf der Hand.',
    reason: 'Die gedruckte Regel erlaubt jede Stelle; vorn zu bleiben änderte nichts.',
  },
  M22: {
    title: 'Die Richtung des Rings',
    text: 'Bezahlte Rasten gehen nur gegen den Uhrzeigersinn. Visionär (16) stellt den Ring in eine beliebige Stellung.',
    reason: 'Die gedruckte Regel nennt nur diese Richtung, und der Text von 16 nennt keine.',
  },
  M28: {
    title: 'Wie oft',
    text: 'Jede erschaffene Kreation nutzt einmal einen Vorteil. In einem Zug darfst du beliebig viele verwenden, auch für denselben Vorteil. Eine in diesem Zug erschaffene Kreation kann sofort verwendet werden.',
    reason:
      'Die gedruckte Regel lässt dich jederzeit eine oder mehrere beiseitelegen und zieht keine weitere Grenze.',
  },
  M29: {
    title: 'Beiseitegelegt, doch erschaffen',
    text: 'Eine beiseitegelegte Kreation zählt weiter als erschaffen: für das Ende der Partie, bei Gleichstand und dafür, wer in der Expertenvariante führt.',
    reason: 'Das Beiseitelegen zeigt, dass sie verwendet ist, nicht, dass sie nie erschaffen wurde.',
  },
  M90: {
    title: 'Was die anderen sehen',
    text: 'Wenn jemand für eine neue Reihenfolge bezahlt oder die Eule nutzt, sehen alle die Stelle, an die die Kreation geht oder von der sie kommt, aber nicht ihre Vorderseite. Die neue Reihenfolge nach Magier (8) ist geheim. Was ein Spieler erfahren hat, etwa aus den Packen eines Drafts, bleibt ihm nur so weit bekannt, wie ein echter Tisch es zuließe.',
    reason:
      'Am Tisch sieht man eine Karte in der Hand wandern, nicht, welche es ist; eine heimlich umgesteckte Hand lässt sich nicht verfolgen.',
  },
  L31: {
    title: 'Das Ende',
    text: 'Das Ende kommt, wenn jemand alle fünf Kreationen erschaffen hat (zu zweit sechs). Die anderen spielen noch so weit, dass alle gleich viele Züge hatten.',
  },
  L32: {
    title: 'Wer gewinnt',
    text: 'Die meisten Lire gewinnen. Bei Gleichstand gewinnt unter den Führenden, wer die wenigsten Kreationen erschaffen hat; sind das noch mehrere, teilen sie sich den Sieg.',
  },
  M63: {
    title: 'Die Runde wird beendet',
    text: 'Die Runde, in der das Ende ausgelöst wird, wird zu Ende gespielt. Löst der letzte Platz der Runde es aus, ist die Partie mit diesem Zug vorbei.',
    reason: 'So hatten alle gleich viele Züge, und nach dem letzten Platz ist das schon der Fall.',
  },
  M64: {
    title: 'Gleichstand',
    text: 'Die wenigsten erschaffenen Kreationen, dann geteilter Sieg: So ist es in allen Modi. Beiseitegelegte Kreationen zählen als erschaffen.',
    reason:
      'Wir nehmen die gedruckte Regel, wie sie steht. Zwischen einfachen Bots liegen in 6 bis 16 von 100 Partien mehrere gleichauf vorn.',
  },
  M65: {
    title: 'Kreationen auf der Hand',
    text: 'Im Grundspiel kosten sie nichts.',
    reason: 'Die 2 L für jede gehören zur Expertenvariante (L75).',
  },
  M76: {
    title: 'Runden ohne Kreation',
    text: 'Nach 12 Runden in Folge, in denen niemand eine Kreation erschaffen hat, wird die Runde beendet und die Partie gewertet. Die Optionen der Partie nennen die Zahl und können eine andere festlegen; drei Runden vorher werden die Spieler gewarnt. Das gilt für Partien im Grundspiel, mit Draft und interaktiv; Solo- und Expertenpartien haben ihre eigene Uhr.',
    reason:
      'Diese Regel ist von uns: Nichts zwingt zu einer Kreation (M26), eine Partie könnte also nie enden.',
  },
  L33: {
    title: 'Präsent (1)',
    text: 'Jederzeit: Du bekommst aus dem Vorrat einen Tropfen, nach Wahl rot oder grün.',
  },
  L34: {
    title: 'Geschenk (2)',
    text: 'Jederzeit: Du bekommst aus dem Vorrat einen Tropfen, nach Wahl gelb oder blau.',
  },
  L35: {
    title: 'Gratis (3)',
    text: 'Handeln: Wenn du kaufst, zahlst du nichts.',
  },
  L36: {
    title: 'Kaufmann (4)',
    text: 'Handeln: Wenn du verkaufst, bringt der Verkauf 4 L, nicht 1 L.',
  },
  L37: {
    title: 'Experte (5)',
    text: 'Handeln: Wenn du tauschst, wählst du frei unter den Tropfen, die der Ring am Markt zeigt. Einer von denen, die du nimmst, darf transparent sein.',
  },
  L38: {
    title: 'Genießer (6)',
    text: 'Handeln: Hast du gekauft, gibt der Vorrat einen transparenten Tropfen dazu.',
  },
  L39: {
    title: 'Spieler (7)',
    text: 'Handeln: Hast du verkauft, gibt dir der Vorrat einen transparenten Tropfen.',
  },
  L40: {
    title: 'Magier (8)',
    text: 'Jederzeit: Du ordnest deine ganze Hand, wie du magst, und erhältst 1 L.',
  },
  L41: {
    title: 'Günstling (9)',
    text: 'Jederzeit: Gib einen transparenten Tropfen von deiner Werkbank in den Vorrat zurück und erhalte 3 L.',
  },
  L42: {
    title: 'Privileg (10)',
    text: 'Handeln: Für 1 L darfst du in dieser Phase ein zweites Mal tauschen, kaufen oder verkaufen, auch zweimal dasselbe.',
  },
  L43: {
    title: 'Vorsorge (11)',
    text: 'Sammeln: Der Zeiger bleibt, wo er ist, du erhältst 1 L und nimmst wie üblich die zwei Tropfen seines Paares.',
  },
  L44: {
    title: 'Wiederholung (12)',
    text: 'Sammeln: Für 1 L darfst du die zwei Tropfen des Paares ein zweites Mal nehmen.',
  },
  L45: {
    title: 'Reisender (13)',
    text: 'Jederzeit: Ein Tropfen wandert von seinem Markt auf einen anderen.',
  },
  L46: {
    title: 'Höchstpreis (14)',
    text: 'Erschaffen: Eine Kreation, die 8 L brächte, bringt 10 L.',
  },
  L47: {
    title: 'Opportunist (15)',
    text: 'Jederzeit: Für 1 L gibst du einen deiner Tropfen in den Vorrat zurück und nimmst dafür einen farbigen; dann, wenn du magst, noch einmal. Ein transparenter lässt sich so nicht nehmen.',
  },
  L48: {
    title: 'Visionär (16)',
    text: 'Jederzeit: Du stellst den Ring in eine beliebige Stellung, ohne Kosten.',
  },
  M30: {
    title: 'Mehrere Vorteile bei einer Aktion',
    text: 'Verschiedene Vorteile dürfen dieselbe Aktion verändern, etwa Gratis (3) und Genießer (6). Jeder von 3, 4, 5, 11 und 14 gilt höchstens einmal für eine Aktion oder Kreation, auch wo eine zweite Nutzung sich lohnte. Nur Genießer (6) und Spieler (7) dürfen wiederholt werden; jede Nutzung bringt einen transparenten Tropfen, wenn der Vorrat einen hat.',
    reason:
      'Jeder dieser fünf sagt, was die Aktion selbst kostet, bringt oder tut; 6 und 7 fügen danach etwas hinzu.',
  },
  M31: {
    title: 'Zwei sind das Höchste',
    text: 'Privileg (10) erlaubt zwei Aktionen und Wiederholung (12) zweimaliges Nehmen, nie mehr: Eine zweite Nutzung in derselben Phase wird abgelehnt. Ein Vorteil, der eine Aktion verändert, gilt für eine der beiden.',
    reason: 'Beide Texte verdoppeln, mehr nicht.',
  },
  M32: {
    title: 'Wann man sie nutzt',
    text: 'Gratis (3), Kaufmann (4) und Experte (5) kommen vor ihrer Aktion, Vorsorge (11) anstelle der Raste des Zeigers, Höchstpreis (14) mit der Kreation. Für 6, 7, 10 und 12 siehe M66, M67 und M78.',
    reason: 'Was eine Aktion verändert, muss bekannt sein, bevor sie ausgeführt wird.',
  },
  M33: {
    title: 'Wie weit Experte reicht',
    text: 'Bei Experte (5) geht es um die drei Tropfen des Rings gegenüber dem Markt: beliebige davon, mit höchstens einem transparenten.',
    reason: 'Die gedruckten Worte könnten den ganzen Ring meinen, das gäbe acht Tropfen oder mehr.',
  },
  M34: {
    title: 'Wann eine Kreation 8 L bringt',
    text: 'Für Höchstpreis (14) zählt der Betrag, den du wirklich erhältst. In einer Expertenpartie ist das nach dem Abzug aus L72, es darf also kein transparenter Tropfen dabei sein. Die 2 L aus L26 gehören nicht dazu.',
    reason: 'Die gedruckte Bedingung sieht auf das, was die Kreation einbringt.',
  },
  M35: {
    title: 'Einmal zahlen für beide',
    text: 'Opportunist (15) kostet insgesamt 1 L, für bis zu zwei Wechsel. Einen transparenten Tropfen darfst du geben, aber nie nehmen.',
    reason:
      'Das Bezahlen ist vor der Aktion gedruckt, die zweimal erlaubt ist, und nur das Nehmen schließt transparente aus.',
  },
  M36: {
    title: 'Bedingungen und Verbindungen',
    text: 'Vorsorge (11) und Wiederholung (12) dürfen zusammen genutzt werden. Reisender (13) braucht einen freien Platz auf einem anderen Markt, und keinen Tropfen zu versetzen wird nicht angeboten. Jede Nutzung von Günstling (9) gibt einen transparenten Tropfen zurück, der auf deiner Werkbank liegen muss. Präsent (1), Geschenk (2), Genießer (6) und Spieler (7) werden abgelehnt, wenn der Vorrat nichts von dem hat, was sie geben.',
    reason:
      'Keine gedruckte Regel trennt 11 und 12, und ein Vorteil ohne Wirkung verschwendete eine Kreation.',
  },
  M66: {
    title: 'Wie spät 10 und 12 kommen dürfen',
    text: 'Privileg (10) darf auch nach der ersten Aktion seiner Phase genutzt werden, Wiederholung (12) nach dem ersten Nehmen, bis du etwas aus der nächsten Phase tust. Die zweite Aktion und das zweite Nehmen sind freiwillig.',
    reason: 'Die gedruckten Texte nennen nur die Phase, und sie erlauben das Zweite, ohne es zu verlangen.',
  },
  M67: {
    title: 'Wie spät 6 und 7 kommen dürfen',
    text: 'Genießer (6) und Spieler (7) dürfen genutzt werden, bis du das nächste Mal tauschst, kaufst oder verkaufst, bis zur ersten Kreation oder bis zum Ende des Zuges, je nachdem, was zuerst kommt. Andere Aktionen für jederzeit dürfen dazwischen stehen.',
    reason:
      'Sie sind als Folge der Aktion in ihrer Phase gedruckt, und die Phase dauert, bis etwas aus der nächsten getan wird (M89).',
  },
  M68: {
    title: 'Kein Vorteil wird verschwendet',
    text: 'Nach Gratis (3), Kaufmann (4), Experte (5) oder Höchstpreis (14) folgt die veränderte Aktion sofort, ohne etwas dazwischen. Jeder wird abgelehnt, solange diese Aktion auch verändert unmöglich ist; Gratis (3) braucht nur einen Markt, der nicht leer ist. Vorsorge (11) steht anstelle der Raste des Zeigers und zahlt ihre 1 L sofort; dann kommt der übliche Moment nach dem Zeiger, Aktionen für jederzeit eingeschlossen. Sie wird abgelehnt, sobald der Zeiger in diesem Zug gerückt ist.',
    reason: 'So wird nie eine Kreation für nichts beiseitegelegt.',
  },
  M69: {
    title: 'Nicht für sich selbst',
    text: 'Eine Kreation kann Höchstpreis (14) nicht für ihr eigenes Erschaffen nutzen. Jede Kreation verträgt einen Höchstpreis (14), und jede Kreation des Zuges darf ihren eigenen haben.',
    reason: 'Sie ist noch nicht erschaffen, und nur erschaffene Kreationen nutzen Vorteile (L29).',
  },
  M70: {
    title: 'Wahl ohne Wirkung',
    text: 'Was nichts ändert, wird nie angeboten: dieselbe Farbe bei Opportunist (15), dieselbe Stellung bei Visionär (16), zwei Tropfen gleicher Art bei Sammler, die erste Kreation bei der Eule. Bleibt nichts anderes, wird der Vorteil abgelehnt. Magier (8) ist ausgenommen: Er darf die Reihenfolge lassen und bringt trotzdem 1 L.',
    reason: 'Es kostete eine Kreation oder die Eule und brächte nichts.',
  },
  M71: {
    title: 'Experte und kein Tropfen',
    text: 'Mit Experte (5) darfst du auch keinen der Tropfen nehmen.',
    reason: 'Der gedruckte Text erlaubt das Nehmen und verlangt es nicht.',
  },
  M74: {
    title: 'Magier und eine kleine Hand',
    text: 'Magier (8) ist auch mit einer oder keiner Kreation auf der Hand erlaubt, für seine 1 L.',
    reason: 'Die Lira hängt nicht von der Reihenfolge der Hand ab (M70).',
  },
  M78: {
    title: 'Wann das Sammeln vorbei ist',
    text: 'Lässt Wiederholung (12) ein Nehmen offen, so endet das Sammeln mit dem ersten Tauschen, Kaufen oder Verkaufen, mit dem Auslassen oder mit der Nutzung von Privileg (10). Das offene Nehmen verfällt.',
    reason: 'Jedes davon gehört zur nächsten Phase (M89).',
  },
  M79: {
    title: 'Privileg ohne mögliche Aktion',
    text: 'Privileg (10) darf auch genutzt werden, wenn du in diesem Augenblick weder tauschen noch kaufen noch verkaufen kannst.',
    reason: 'Ein späterer Vorteil kann es möglich machen.',
  },
  M84: {
    title: 'Das zweite Nehmen',
    text: 'Bei Wiederholung (12) gilt für das zweite Nehmen dieselbe Stellung des Zeigers und das Paar, wie es sich dann zeigt, auch wenn der Ring dazwischen gedreht wurde.',
    reason: 'Nur das Nehmen wird wiederholt, und ein Paar wird abgelesen, wenn man es nimmt.',
  },
  M85: {
    title: 'Eine von zwei Farben ist ausgegangen',
    text: 'Ist eine der beiden Farben von Präsent (1) oder Geschenk (2) ausgegangen, bekommst du die andere. Abgelehnt wird der Vorteil nur, wenn beide fehlen.',
    reason: 'Er bietet zwei Farben, und eine davon kann er noch geben.',
  },
  M92: {
    title: 'Vorteile, die 1 L kosten',
    text: 'Privileg (10), Wiederholung (12) und Opportunist (15) werden abgelehnt, wenn du beim Nutzen 0 L hast. Eben erst verdiente Lire zählen.',
    reason: 'In allen drei Texten kommt das Bezahlen zuerst.',
  },
  M93: {
    title: 'Nicht vor ihrer Phase',
    text: 'Gratis (3), Kaufmann (4), Experte (5) und Privileg (10) setzen voraus, dass du mindestens einmal genommen hast. Höchstpreis (14) setzt voraus, dass das Handeln erledigt oder ausgelassen ist. Wiederholung (12) ist ab Beginn des Zuges möglich.',
    reason:
      'Jeder ist für eine Phase gedruckt, und eine Phase öffnet sich, wenn die Pflicht der vorigen getan ist.',
  },
  M94: {
    title: 'Die zwei Wechsel',
    text: 'Opportunist (15) ist eine einzige Nutzung: ein Wechsel und, wenn du magst, sofort ein zweiter, ohne etwas dazwischen. Die genommene Farbe muss im Vorrat liegen, bevor du deinen Tropfen zurückgibst, und eine andere sein als seine. Sonst wird dieser Wechsel nicht angeboten.',
    reason: 'Zurückzunehmen, was man eben gegeben hat, wäre kein Wechsel (M70).',
  },
  M99: {
    title: 'Mit voller Werkbank',
    text: 'Präsent (1), Geschenk (2), Genießer (6) und Spieler (7) sind auch mit voller Werkbank erlaubt, und du darfst genau den genommenen Tropfen zurückgeben. Ein eben verkaufter oder zurückgegebener transparenter Tropfen liegt im Vorrat und darf durch 6 oder 7 wiederkommen.',
    reason:
      'Der Überschuss wird behandelt wie immer (M11), und was zurückging, liegt im Vorrat wie jeder andere Tropfen.',
  },
  M100: {
    title: 'Wenn nichts wandern kann',
    text: 'Reisender (13) wird abgelehnt, wenn alle Märkte leer oder alle voll sind. Auch transparente Tropfen dürfen wandern.',
    reason:
      'In beiden Fällen kann sich kein Tropfen bewegen, und der gedruckte Text nimmt keine Art von Tropfen aus.',
  },
  L49: {
    title: 'Aufbau im Solospiel',
    text: 'Allein spielst du sechs Kreationen gegen Großmeister Alvise. Sechs ungesehen gezogene Herausforderungskarten bilden einen verdeckten Stapel; die anderen vier kommen ebenso ungesehen in die Schachtel.',
  },
  L50: {
    title: 'Nach jedem Zug eine Herausforderungskarte',
    text: 'Es gelten die Regeln des Grundspiels. Ist dein Zug vorbei, wird die oberste Herausforderungskarte aufgedeckt und wirkt.',
  },
  L51: {
    title: 'Der letzte Zug',
    text: 'Die letzte Herausforderungskarte kündigt deinen letzten Zug an. Du gewinnst, wenn an dessen Ende alle sechs Kreationen erschaffen sind.',
  },
  L52: {
    title: 'Die Ränge',
    text: 'Deine Lire bestimmen deinen Rang: ab 50 L Großmeister, von 45 bis 49 L Meister, von 40 bis 44 L Kunsthandwerker, bis 39 L Lehrling.',
  },
  L53: {
    title: 'Herausforderung: Ring',
    text: 'Der Ring dreht sich um eine Raste gegen den Uhrzeigersinn. Davon gibt es zwei Karten.',
  },
  L54: {
    title: 'Herausforderung: Zeiger',
    text: 'Der Zeiger rückt um eine Raste im Uhrzeigersinn weiter. Davon gibt es eine Karte.',
  },
  L55: {
    title: 'Herausforderung: Rot',
    text: 'Ein roter Tropfen kommt auf deine Werkbank; ablehnen kannst du ihn nicht. Davon gibt es eine Karte.',
  },
  L56: {
    title: 'Herausforderung: Grün',
    text: 'Ein grüner Tropfen kommt auf deine Werkbank; ablehnen kannst du ihn nicht. Davon gibt es eine Karte.',
  },
  L57: {
    title: 'Herausforderung: Blau',
    text: 'Ein blauer Tropfen kommt auf deine Werkbank; ablehnen kannst du ihn nicht. Davon gibt es eine Karte.',
  },
  L58: {
    title: 'Herausforderung: Gelb',
    text: 'Ein gelber Tropfen kommt auf deine Werkbank; ablehnen kannst du ihn nicht. Davon gibt es eine Karte.',
  },
  L59: {
    title: 'Herausforderung: einen Markt leeren',
    text: 'Der vollste Markt verliert alle seine Tropfen. Davon gibt es eine Karte.',
  },
  L60: {
    title: 'Herausforderung: nichts',
    text: 'Nichts geschieht. Davon gibt es zwei Karten.',
  },
  M45: {
    title: 'Eine Karte je Zug',
    text: 'Nach jedem Zug wird eine Herausforderungskarte aufgedeckt: sechs Karten, sieben Züge.',
    reason:
      'Das englische und das deutsche Blatt setzen das Wort für die Karte in die Mehrzahl, das französische, das die Karte mal Challenge, mal Défi nennt, in die Einzahl; ein Stapel, der einen Zug vor dem Ende leer ist (L51), ist für eine Karte je Zug gedacht.',
  },
  M46: {
    title: 'Vorzeitig alle sechs',
    text: 'Die Partie endet mit dem Zug, in dem du deine sechste Kreation erschaffst.',
    reason:
      'Die Grundregel für das Ende gilt weiter, und weiterzuspielen diente nur dazu, durch Verkaufen Lire zu sammeln.',
  },
  M47: {
    title: 'Welcher Markt geleert wird',
    text: 'Es wird ein Markt geleert. Haben mehrere die meisten Tropfen, wählst du unter ihnen; sind alle leer, geschieht nichts. Die Tropfen kommen in den Vorrat. Als Option werden alle geleert, die die meisten haben.',
    reason:
      'Das englische und das deutsche Blatt beschränken es auf einen Markt, während das französische mehrere zulässt: Nach ihm spielt die Option.',
  },
  M48: {
    title: 'Der Zeiger, nicht der Innenring',
    text: 'Die Karte bewegt den Zeiger. Tropfen nimmst du dafür nicht.',
    reason:
      'Das englische Blatt sagt innerer Ring, wo das französische und das deutsche den Zeiger nennen, und der Innenring ist fest. Das Nehmen gehört zu deinem eigenen Zug.',
  },
  M49: {
    title: 'Volle Werkbank oder fehlende Farbe',
    text: 'Läuft deine Werkbank über, gilt M11. Hat der Vorrat keinen Tropfen dieser Farbe, geschieht nichts.',
    reason:
      'Ein Überschuss wird immer gleich behandelt, und die Karte nennt keinen Ersatz. Nach dem englischen und dem deutschen Blatt musst du den Tropfen nehmen, das französische lässt ihn dich einfach legen; L55 bis L58 folgen dem strengeren Wortlaut.',
  },
  M50: {
    title: 'Verloren',
    text: 'Ohne alle sechs Kreationen hast du verloren, wie viele Lire du auch hast. Ein Rang wird nur bei einem Sieg gezeigt.',
    reason: 'Das englische und das deutsche Blatt sagen, dass man verliert; das französische schweigt.',
  },
  M51: {
    title: 'Sonst wie im Grundspiel',
    text: 'Du beginnst mit 4 L, vier der 16 Vorteile und einem Tropfen auf jedem Markt. Kaufen bleibt möglich; nur dein eigenes Tauschen füllt die Märkte wieder.',
    reason:
      'Das Blatt ändert nichts davon, und es gelten die Regeln des Grundspiels (L50); das französische sagt es, indem es die Partie zu zweit bis zu viert nennt. Der Großmeister heißt auf Deutsch Alvise, auf Englisch Alvisè und auf Französisch Alvisé.',
  },
  M52: {
    title: 'Nicht mit der Expertenvariante',
    text: 'Das Solospiel wird nicht mit der Expertenvariante angeboten.',
    reason:
      'Allein hast du niemanden, dem du bei einer Lira voraus sein könntest (L71), und niemanden, dem du die Eule geben könntest (L73).',
  },
  M75: {
    title: 'Keine Karte nach vorzeitigem Ende',
    text: 'Endet die Partie vorzeitig (M46), wird keine weitere Herausforderungskarte aufgedeckt.',
    reason: 'Die Karte käme nach dem Zug, und die Partie ist mit dem Zug vorbei.',
  },
  M86: {
    title: 'Entscheidungen nach dem Zug',
    text: 'Verlangt eine Herausforderungskarte eine Entscheidung (Gleichstand von Märkten, Überschuss auf deiner Werkbank), triffst du nur diese Entscheidung, vor deinem nächsten Zug. Aktionen für jederzeit sind dann nicht möglich.',
    reason: 'Die Karte wirkt nach deinem Zug, und diese Aktionen gehören zum Zug.',
  },
  L61: {
    title: 'Draft',
    text: 'Alle erhalten je sechs Kreationen, in einer Partie zu zweit sieben. Du behältst eine und gibst den Rest nach links, und so fort, bis jede Hand mit fünf (zu zweit sechs) vollständig ist. Die Reihenfolge der Hand ergibt sich beim Draft. Was übrig ist, kommt in die Schachtel zurück.',
  },
  L62: {
    title: 'Interaktiver Modus',
    text: 'Einer der vier Vorteile ist ein interaktiver, die anderen drei sind gewöhnliche.',
  },
  L63: {
    title: 'Autorität',
    text: 'Jederzeit: Für 1 L, die du einem Spieler zahlst, wird ein Tropfen auf dessen Werkbank deiner, aber nie ein transparenter.',
  },
  L64: {
    title: 'Händler',
    text: 'Jederzeit: Ein Spieler zahlt dir 1 L und muss dafür einen deiner Tropfen annehmen.',
  },
  L65: {
    title: 'Tollpatsch',
    text: 'Jederzeit: Alle verlieren je einen Tropfen von der eigenen Werkbank; welchen, entscheiden sie selbst.',
  },
  L66: {
    title: 'Sammler',
    text: 'Jederzeit: Du wechselst einen deiner Tropfen gegen einen von der Werkbank eines anderen Spielers.',
  },
  M37: {
    title: 'Welche Vorteile',
    text: 'Ein interaktiver Vorteil und drei aus dem Grundspiel, alle gelost. Als Option wird der interaktive gewählt, oder alle vier werden unter die anderen gemischt.',
    reason:
      'Das englische Blatt lost einen aus, das französische lässt ihn wählen, das deutsche lässt alle hinzufügen; nur das englische ist genau.',
  },
  M38: {
    title: 'Wie der Draft abläuft',
    text: 'Alle wählen gleichzeitig und geben den Packen nach links. Die zuerst gewählte Kreation ist die erste auf der Hand, und so fort. Die letzte Kreation jedes Packens kommt in die Schachtel zurück; nur im Experten-Draft zu viert wird sie behalten, als sechste Wahl (M61).',
    reason:
      'Das französische Blatt lässt der Reihe nach wählen, das englische jeden wählen und weitergeben, das deutsche hat keinen Draft. Was gewählt wurde, bleibt verdeckt, bis alle gewählt haben; so kann niemand das eine vom anderen unterscheiden. Die Reihenfolge der Wahl ist die einfachste Lesart der Reihenfolge, die gedruckt ist.',
  },
  M39: {
    title: 'Zwei Schalter',
    text: 'Draft und interaktiver Modus werden unabhängig voneinander gewählt. Im Solospiel wird keiner der beiden angeboten.',
    reason:
      'Das englische Blatt stellt den interaktiven Modus als Zusatz zum Draft dar, das französische nur als mit ihm vereinbar, und das deutsche nennt keine Modi. Beide brauchen andere Spieler.',
  },
  M40: {
    title: 'Autorität im Einzelnen',
    text: 'Du wählst den Tropfen. Ein Spieler ohne farbigen Tropfen kann nicht bestimmt werden. Du brauchst 1 L.',
    reason: 'Der Text gibt dir das Nehmen, und ohne Lira oder farbigen Tropfen ist es nicht auszuführen.',
  },
  M41: {
    title: 'Händler im Einzelnen',
    text: 'Du brauchst einen Spieler mit mindestens 1 L und einen Tropfen, den du gibst; er darf transparent sein. Ist die Werkbank dieses Spielers voll, nimmt er den Tropfen und gibt dann einen seiner Wahl zurück, obwohl er nicht am Zug ist.',
    reason:
      'Nur Autorität schließt transparente aus, und die Grenze von acht (L16) überlässt die Wahl dem, dem die Werkbank gehört. Dass du den Spieler wählst, sagt ausdrücklich nur das deutsche Blatt.',
  },
  M42: {
    title: 'Tollpatsch im Einzelnen',
    text: 'Auch du verlierst einen Tropfen. Alle wählen gleichzeitig, und gezeigt wird erst, wenn alle gewählt haben. Leere Werkbänke werden übergangen. Die Tropfen kommen in den Vorrat.',
    reason: 'Mit allen Spielern bist auch du gemeint, und das deutsche Blatt nennt den Vorrat.',
  },
  M43: {
    title: 'Sammler im Einzelnen',
    text: 'Du wählst beide Tropfen. Sie dürfen transparent sein.',
    reason: 'Der Vorteil ist deiner, und nur Autorität schließt transparente aus.',
  },
  M44: {
    title: 'Im eigenen Zug',
    text: 'Interaktive Vorteile werden nur im eigenen Zug genutzt. Im Solospiel bleiben die vier weg.',
    reason: 'Aktionen für jederzeit gehören zum eigenen Zug (L11), und diese vier brauchen andere Spieler.',
  },
  M81: {
    title: 'Nur andere Spieler',
    text: 'Autorität, Händler und Sammler betreffen andere Spieler, nie dich selbst.',
    reason: 'Sich selbst etwas zu zahlen oder zu geben änderte nichts (M70).',
  },
  M82: {
    title: 'Tollpatsch mit leerer Werkbank',
    text: 'Du darfst Tollpatsch mit leerer Werkbank nutzen, wenn irgendjemand einen Tropfen hat.',
    reason: 'Auf die anderen wirkt er noch (M42).',
  },
  M83: {
    title: 'Händler bei voller Werkbank',
    text: 'Der Spieler gibt einen beliebigen der neun Tropfen zurück.',
    reason: 'Der Überschuss wird behandelt wie immer (M11), also darf auch der eben erhaltene zurückgehen.',
  },
  M96: {
    title: 'Nach dem eigenen letzten Zug',
    text: 'Wer seinen letzten Zug hinter sich hat, kann noch für Autorität, Händler und Sammler bestimmt werden und verliert noch einen Tropfen durch Tollpatsch. Lire wechseln noch den Besitzer.',
    reason: 'Die Partie dauert, bis die Runde beendet ist, und vorher schützt keine Regel.',
  },
  M97: {
    title: 'Autorität mit voller Werkbank',
    text: 'Du nimmst den Tropfen, dann gibst du einen beliebigen der neun in den Vorrat zurück.',
    reason: 'Der Überschuss wird behandelt wie immer (M11).',
  },
  M98: {
    title: 'Zuerst alles erledigen',
    text: 'Ein Überschuss und die Antworten anderer auf Händler und Tollpatsch werden vollständig erledigt, von allen Beteiligten, bevor der Spieler am Zug etwas anderes tut. Zurückgegebene Tropfen liegen von da an im Vorrat.',
    reason: 'Ein Überschuss geht sofort zurück (L16), und Aktionen stehen nie ineinander (M10).',
  },
  M102: {
    title: 'Das Gedächtnis des Drafts',
    text: 'Du behältst das Wissen, welche Packen du gehalten hast und wann. Was daraus über die Wahl anderer folgt, geht nie darüber hinaus. Die Kreation eines anderen Spielers kann mit ihrer Stelle auf der Hand bekannt sein oder, nach Magier (8), ohne sie.',
    reason: 'Das wüsste auch, wer am Tisch gut aufpasst, und nicht mehr.',
  },
  L67: {
    title: 'Ohne Vorsorge',
    text: 'Vorsorge (11) wird herausgenommen, bevor die vier Vorteile gelost werden.',
  },
  L68: {
    title: 'Größere Hände',
    text: 'Alle haben je sechs Kreationen, in einer Partie zu zweit sieben.',
  },
  L69: {
    title: 'Lire auf dem Spielplan',
    text: 'So viele Münzen zu 1 L, wie es Spieler gibt, liegen auf dem Innenring, in Zwischenräumen zwischen zwei Tropfen. Wo, sagt M53.',
  },
  L70: {
    title: 'Der Zeiger bei 12 Uhr',
    text: 'Der Ring wird zufällig gestellt, und der Zeiger beginnt bei 12 Uhr, zwischen zwei Paaren. Im ersten Zug der Partie rückt er nur um eine halbe Raste weiter, auf das erste Paar.',
  },
  L71: {
    title: 'Eine Lira im Vorbeigehen',
    text: 'Kommt der Zeiger auf dem Weg von einem Paar zum nächsten an einem Zwischenraum vorbei, in dem noch Lire liegen, so geht eine davon an den, der bis dahin die meisten Kreationen erschaffen hat. Bei Gleichstand geht sie an die Bank.',
  },
  L72: {
    title: 'Transparente kosten',
    text: 'Jeder transparente Tropfen, der für eine Kreation verwendet wird, nimmt 1 L von dem weg, was die leeren Plätze bringen.',
  },
  L73: {
    title: 'Die Eule',
    text: 'Der letzte Spieler in der Zugreihenfolge beginnt mit der Eule. Wer sie hat, darf sie nach rechts weitergeben und dafür eine beliebige Kreation der eigenen Hand nach vorn stellen.',
  },
  L74: {
    title: 'Die letzte Lira',
    text: 'Neben dem üblichen Ende gibt es ein weiteres: Hat die letzte Lira den Spielplan verlassen, spielen alle ihren letzten Zug.',
  },
  L75: {
    title: 'Übrige Kreationen',
    text: 'Bei der Wertung kostet jede Kreation, die noch auf der Hand ist, 2 L.',
  },
  M07: {
    title: 'Welche Vorteile entfallen',
    text: 'Präsent (1), Geschenk (2) und Vorsorge (11) werden herausgenommen. Als Option wird nur 11 herausgenommen oder keiner der drei (M77).',
    reason:
      'Die Grundregel nimmt 1 und 2 aus Expertenpartien, das Expertenblatt nimmt 11 heraus; beides gilt. Das Blatt gibt es nur auf Englisch und Französisch, dort heißt 11 „Prevident“ und „Pévoyant“.',
  },
  M53: {
    title: 'Wo die Lire liegen',
    text: 'Die Lire liegen bei 6 Uhr und bei 12 Uhr. Zwei Spieler: je 1 L. Drei Spieler: 2 L bei 6 Uhr und 1 L bei 12 Uhr. Vier Spieler: je 2 L.',
    reason:
      'Das Bild fehlt in unserer Quelle, und die Bildunterschriften beider Blätter drucken 1 € für 1 L. Diese Anordnung passt zu allem Gedruckten, und bei jeder Spielerzahl fällt die letzte Lira in Runde 7.',
  },
  M54: {
    title: 'Die erste halbe Raste',
    text: 'Die halbe Raste des ersten Zuges kommt nicht an der Lira bei 12 Uhr vorbei.',
    reason: 'Nur ein Weg von einem Paar zum nächsten zählt (L71), und bei 12 Uhr ist kein Paar.',
  },
  M55: {
    title: 'Niemand führt',
    text: 'Liegen mehrere Spieler gleichauf vorn, auch ganz ohne Kreation, geht die Lira an die Bank. Sie gilt trotzdem als genommen: War es die letzte, beginnt das Ende.',
    reason:
      'Der Gleichstand ist gedruckt, und das Ende hängt daran, dass die Lira den Spielplan verlässt, nicht daran, wer sie bekommt.',
  },
  M56: {
    title: 'Der Augenblick des Zählens',
    text: 'Die erschaffenen Kreationen werden in dem Augenblick verglichen, in dem der Zeiger vorbeikommt, vor dem Nehmen der Tropfen. Aktionen für jederzeit zu Beginn des Zuges dürfen vorausgehen.',
    reason: 'Die gedruckte Regel sieht auf den Augenblick des Vorbeikommens.',
  },
  M57: {
    title: 'Die letzte Runde',
    text: 'Nach der letzten Lira wird die Runde zu Ende gespielt. Mit der Anordnung aus M53 ist das immer Runde 7, außer im Fall von M77.',
    reason:
      'Das englische Blatt lässt die Partie sofort enden und alle einen letzten Zug spielen, das französische nur den letzten Zug; eine beendete Runde gibt allen gleich viele Züge.',
  },
  M58: {
    title: 'Der Abzug in jeder Expertenpartie',
    text: 'Die 2 L aus L75 gehen in jeder Expertenpartie verloren, wie auch immer sie endet. Ein Endstand darf unter 0 liegen.',
    reason:
      'Die gedruckte Wertung macht zwischen den beiden Enden keinen Unterschied und setzt keine Untergrenze.',
  },
  M59: {
    title: 'Abzug vom Erlös',
    text: 'Die Lire aus L72 werden von dem abgezogen, was die Kreation bringt. Das kann nicht negativ werden.',
    reason:
      'Nach dem Bezahlen sind mindestens vier Plätze leer, und höchstens vier transparente Tropfen wurden verwendet.',
  },
  M60: {
    title: 'Die Eule nutzen',
    text: 'Du darfst die Eule in deinem eigenen Zug nutzen, in jedem freien Augenblick (M10), mit mindestens zwei Kreationen auf der Hand. Das kostet nichts. Wer sie bekommt, darf sie ab dem eigenen nächsten Zug nutzen.',
    reason:
      'Gedruckt ist kein Preis, und Aktionen gehören zum eigenen Zug. Das englische Blatt spricht von einer freiwilligen Aktion, in der man die Eule weitergibt, um die Kreation zu versetzen; das französische spricht von einer besonderen Aktion, sagt beides in zwei Sätzen und macht aus dem Marker eine Statue.',
  },
  M61: {
    title: 'Experten-Draft',
    text: 'Zu viert erhalten alle je sechs Kreationen, und alle sechs werden gedraftet. Zu dritt werden je sieben ausgeteilt, zu zweit je acht.',
    reason: 'Vier Spieler mit je sieben brauchten 28 Kreationen, und es gibt 24.',
  },
  M62: {
    title: 'Das übliche Ende',
    text: 'Das übliche Ende kommt, wenn jemand alle Kreationen der eigenen Hand erschaffen hat, sechs oder sieben.',
    reason: 'Die Grundregel meint die ganze Hand, und die Hand ist hier größer.',
  },
  M77: {
    title: 'Vorsorge als Option',
    text: 'Lässt eine Option Vorsorge (11) in eine Expertenpartie, wird sie abgelehnt, solange der Zeiger bei 12 Uhr steht. Die letzte Runde ist die, in der die letzte Lira fällt.',
    reason: 'Bei 12 Uhr gibt es kein Paar zu nehmen, und ein Zeiger, der ruht, hält die Lire auf.',
  },
  M87: {
    title: 'Nur ein Ende',
    text: 'Fallen die letzte Lira und jemandes letzte Kreation in dieselbe Runde, gibt es ein Ende: Die Runde wird einmal beendet.',
    reason: 'Beide Enden verlangen dasselbe.',
  },
  M88: {
    title: 'Gleichstand in einer Expertenpartie',
    text: 'Die Lire werden nach dem Abzug von 2 L für jede Kreation auf der Hand verglichen. Dann gilt M64, wie es steht.',
    reason: 'Der Abzug gehört zur Wertung, und das Blatt nennt keine eigene Regel für den Gleichstand.',
  },
  M101: {
    title: 'Der Weg der Eule',
    text: 'Die Eule beginnt beim letzten Platz und geht an den vorigen Platz in der Zugreihenfolge. Die gewählte Kreation wird die erste; die anderen behalten ihre Reihenfolge.',
    reason:
      'Der Zug geht nach links, rechts ist also der Platz davor; und die gedruckte Aktion bewegt nur eine Kreation.',
  },
};
