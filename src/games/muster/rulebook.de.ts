import type { RuleIndex, RuleTexts } from '#core/rulebook';
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

/** What people call the things and actions of the game: words for one of them a line. */
export const synonyms: readonly string[] = [
  'zauberer, magier, hexer',
  'kolonne, reihe, spalte',
  'leere kolonne, erste banner, reihe anfangen, kolonne anfangen, mit anfangen',
  'starke, rang, zahl, nummer, 1, 2, 3, 4, 5',
  'nachziehen, ziehen, gezogen, ziehst, nehmen',
  'nachziehstapel, stapel, deck',
  'es gibt, wie viele gibt, im spiel, in der schachtel',
  'auf funf, funf handkarten, voller hand, wie viele karten hand, handkarten',
  'banner, karte, soldat, bogenschutze, ritter, bestie, anfuhrer',
  'tauschen, klauen, stehlen, ersetzen, an die stelle',
  'gleich wieder, zuruck auf hand, gerade gelegt, gerade abgelegt, eben gelegt',
  'auf eine hand, auf die hand nehmen, aufnehmen, genommen',
  'lager, wozu, bringen jemandem',
  'wirkt, wirkung, was bringt, was macht',
  'mehrere, zwei, hintereinander, zweimal, nacheinander',
  'gleich viele burgen',
  'letzte karte, keiner ziehen',
  'nachste banner, nachste karte, nachsten rang, folgende, anschluss',
  'werden, verwandeln, umdrehen, wenden',
  'hochstens eine, uberspringen, auslassen, stufe',
  'versetzen, bewegen, verschieben, zurucksetzen, umsetzen, setzen',
  'drauf, darauf, auf einen, obenauf',
  'regenbogenkarte, zauberer, brucke',
  'einfach, einfacher, leichter, weglassen, lasst weg, entfallen, einsteiger, kinder',
  'exemplar, gleiche karten, identisch, doppelt, vorderseite',
  'passen, aussetzen, nichts tun, nicht spielen, festsitzen',
  'schwacher, absteigend, kleiner, niedriger',
  'starker, stufe, aufsteigend, uberspringen, auslassen, lucke, 1, 2, 3, 4, 5',
  'aufgedeckt, aufdecken, umgedreht, umdrehen',
  'legen, ablegen, abwerfen, wegwerfen, hinlegen',
  'burgstapel, ablagestapel, abwurfstapel, ablage',
  'im selben zug, sofort, gleich, gerade, unmittelbar',
  'offen, durchsehen, durchsuchen, anschauen, ansehen, nachsehen',
  'halt, halten, erobern, besitzen, kontrollieren',
  'ubrig, restliche, verbleibend, ungespielt',
  'seite des gegners, gegner, anderer spieler',
  'sofort, letzter zug, gleich',
  'welche burg, emblem, farbe, gehort, welche farbe',
  'burg, schloss, festung, turm',
  'regenbogen, bunt, bunte, bunten, mehrfarbig',
  'banner, fahne, flagge, wimpel',
  'anfuhrer, konig, konigin, chef, leader',
  'emblem, fraktion, wappen, zeichen, symbol, sorte',
  'kolonne, stapel, turm, saule',
  'zauberer, magie, hexe, zauberin, merlin',
  'schliessen, abschliessen, offen lassen, unfertig, offen',
  'seite, halfte, bereich, gebiet',
  '5, funf, anfuhrer, konig, konigin',
  '4, vier, bestie, drache, monster',
  '3, drei, ritter, reiter',
  '2, zwei, bogenschutze, schutze',
  '1, eins, soldat, fusssoldat',
  'aufsteigen, aufsteigend, steigen, erhohen, hochgehen, zunehmen',
  'stapeln, aufeinander, ubereinander, anhaufen',
];

/** By what else a rule is looked up. */
export const index: RuleIndex<RuleId> = {
  U1: 'wie viele Karten insgesamt, im Spiel, wie oft vorhanden, Anzahl, Zusammensetzung, Schachtel, welche karten, inhalt, material, bestandteile, kartenarten, sorten, fraktionen, funf embleme, starke soldat, bogenschutze wert, ritter, bestie, anfuhrer, konig, konigin, starkste karte, schwachste, wie viele funfer, 47, 40 banner, anzahl zauberer, wie viele regenbogenkarten, schachtel, drache, monster, reiter, schutze, wie viele von jedem, anzahl der karten, kartenfarben, welche embleme, symbole im spiel, funf farben, wie viel zahlt die bestie, wert jeder karte, anzahl ritter, wie viele anfuhrer, wie viele burgen, was ist ein banner, bannerkarte, hochste starke, starkstes banner, woraus besteht das deck, besteht aus, zusammensetzung, welche werte, welche burgen, namen der burgen, funf burgen, welche banner, wie viele soldaten',
  U2: 'Handkarten, Starthand, wie viele Karten am Anfang, austeilen, bekommen, wie viele Karten im Stapel, Größe des Stapels, Karten hat der Stapel, aufbau, aufbauen, vorbereiten, vorbereitung, ausgeteilt, mischen, wie viele karten jeder, spielbeginn, am anfang, verteilen, starthand, zu beginn, bekommt jeder, spielplan hinlegen, karten im stapel nach dem austeilen, grosse des nachziehstapels, 37 karten, anzahl der spieler, zwei spieler, spielvorbereitung, mit wie vielen karten beginnt man, partie vorbereiten, wie bereitet man vor, teilt aus, baut auf',
  U3: 'wer fängt an, Startspieler, startspieler, anfangen, bunteste kleidung, jungster, wer beginnt, beginnt, fangt der jungste an, der alteste, auslosen, wer fangt an, wer startet, fangt der sieger wieder an',
  U4: 'Kinder, leichter, einfacher, weglassen, erstes Spiel, jung, kleine kinder, kind, tochter, sohn, sechs jahre, trank, einfache version, leichte variante, anfangermodus, regeln weglassen, lernen, 5 jahre, leichtere regeln, familie, alter, kleine, was weglassen, mein sohn spielt, meine tochter spielt, sechsjahriger, zu schwer, zu kompliziert, vereinfachen, anfanger mit brucken, brucken fur anfanger, welche regeln fur anfanger, ohne brucken, ohne markierte regeln, vereinfachtes spiel, lasst weg, markierte regeln, tranksymbol, erstes spiel mit kindern, ab welchem alter, ohne brucken spielen, brucken weglassen',
  B01: 'wer fängt an, Startspieler, Revanche, nächste Partie, startspieler, revanche, zweite partie, gewinner fangt an, verlierer fangt an, ruckspiel, wer beginnt, fangt der jungste an, auslosen, zufall entscheidet, wer fangt an, wer startet, fangt der sieger wieder an, sieger der letzten partie, Verlierer beginnt, zweites Spiel Startspieler, Sieger beginnt wieder',
  B23: 'tauschen im anfangerspiel, tauschen mit kindern, Tausch im Einsteigerspiel, klauen mit Kinderregeln, Tausch ohne Stufenregel',
  B43: 'zweimal die gleiche Karte, gleiche Soldaten, Unterschied zwischen zwei Soldaten',
  B44: 'eigene Ausgabe, meine Schachtel, andere Karten, andere Kartenzahl, Kartensatz ändern',
  U5: 'was kann ich tun, wie viele Aktionen, zwei Aktionen, zwei Karten ausspielen, was tun zug, was machen zug, liste der aktionen, aktion wahlen, mogliche aktionen, ablauf eines zuges, spielzug, mehrere aktionen, zwei aktionen, noch eine aktion, zwei karten spielen, spielablauf, zwei banner auf einmal, nur eine sache, mehrere zuge, zweimal handeln, wie viele sachen, ist das alles, mogliche zuge, meine moglichkeiten, auswahl, was geht, aktionen pro zug, anzahl der aktionen, wie viele karten pro zug, alle karten ausspielen, karten mit dem gegner tauschen, wie lauft ein zug ab, lauft ab, welche aktionen, was macht man',
  U6: 'wann ziehe ich, neue Karten, Handkarten, wie viele Karten auf der Hand, Zugende, am ende ziehen, handkartenlimit, handlimit, volle hand, auffullen, wie viele karten ziehen, nachziehen, zug beenden, weniger als funf karten, wann ziehen, maximal karten, muss ich ziehen, nicht ziehen, ziehen pflicht, karten haben, hand auffullen, jede runde auffullen, auf funf ziehen, mehr als funf karten, mehr als 5 karten, sechs karten, vier karten, immer ziehen, nach jedem zug, wirklich ziehen, beim versetzen ziehen, ziehe ich auch, nach jeder aktion auffullen, am zugende auffullen, fullt auf, zieht nach, zugende, bis funf ziehen, wie viele karten nach meinem zug, karten am ende meines zuges',
  U7: 'wo ziehen, woher nehmen, vom Ablagestapel ziehen, aus der Ablage nehmen, stapel oder burg, aussuchen woher, offene karten, offene karte nehmen, von einer burg nehmen, karte burg ziehen, beide quellen, gemischt ziehen, vom plan ziehen, woher karten, stapel und burg, gleichzeitig, sichtbare karten nehmen, moglichkeiten zu ziehen, woher, nur oberste, jede karte auf den burgen, aus der mitte, vom tisch, oberste karte der burg, welche karten nehmen, karte liegt, abgelegte karten des gegners, abgelegte karte nehmen, ablage des gegners, nehmen statt ziehen, verdeckt ziehen, offene oder verdeckte karte',
  U8: 'Regenbogen-Burg aufnehmen, zurücknehmen, regenbogenburg ziehen, regenbogenburg nehmen, burgkarte auf die hand, regenbogenburg entfernen, regenbogenburg zuruck, kann man die regenbogenburg nehmen, karten nicht nehmen, welche karten darf man nicht nehmen, karten nicht ziehen, verbotene karten, karten bleiben auf dem plan, karte nie genommen, darf nie genommen werden, nie von einer burg nehmen, regenbogenburgen verschwinden, regenbogenburg weg, regenbogenburg fur immer',
  B02: 'aussetzen, nichts spielen können, Zug auslassen, passen, keine aktion moglich, nichts tun, muss ich spielen, nichts passt, kein zug moglich, kann nicht spielen, zug auslassen, keiner kann, keiner kann spielen, kann nicht, nichts zu spielen, keine karte passt, wenn ich nicht kann',
  B03: 'erste Karte sehen vor der zweiten, nacheinander, später entscheiden, einzeln ziehen, erste karte ansehen, nacheinander ziehen, erst sehen dann entscheiden, im voraus entscheiden, eine nach der anderen, zweite karte vor der wahl, erst sehen dann wahlen, sehen bevor ich wähle, Karte für Karte entscheiden',
  B04: 'zwei Karten, mehrere, dieselbe Burg, zweimal derselbe stapel, zwei karten derselben burg, mehrere von einer burg, mehrere von einer Burg, zwei vom selben Stapel, weiter von derselben Burg',
  B38: 'weiß der Gegner, sieht der Gegner, sehen was ich ziehe, geheim, merken, gegner sieht, weiss was ich ziehe, verdeckte hand, geheime karten, karten zahlen, wie viele karten noch im stapel, gezogene karte zeigen, gezogene karten zeigen, zeigen mussen, vorzeigen, zeigen was wir ziehen, mussen zeigen, karten verstecken, geheim halten, in meine hand schauen, zeigen was ich nehme, karte zeigen die ich von der burg nehme, genommene karte zeigen, karten merken, bekannte karten, offene information',
  U9: 'wohin spielen, wie spielt man eine Karte, banner auslegen, karte ausspielen, meine seite, auf welcher seite, unter die burg, karte spielen, gegnerische halfte, seite des anderen, meine halfte, wohin karten, wohin kommen die karten, meine reihe, vor mir, wie spiele ich eine fahne, hinlegen, offen oder verdeckt, aufgedeckt spielen, wessen seite, was ist ein banner, wie spielt man ein banner, bannerkarte, wie legt man ein banner, legt an, vor sich spielen',
  U10: 'Farbe, welche Burg, falsche Farbe, andere Farbe, fremde Farbe, zur burg passen, passende farbe, passendes symbol, zeichen, andere farbe, falsche burg, jede burg, rote karte, blaue burg, grun, gelb, wappen, unter eine andere burg, fremdes banner, farben mischen, gemischte farben, richtige burg, korrekte burg, unpassende farbe, nur gleiche farbe, wohin darf dieses banner, wasser unter feder, flamme, blatt, wolke, feder, wasser, eigene burg, gehort wohin, kein passendes banner, woanders spielen, passende burg, welche reihe, farbe passt nicht, wohin gehort ein banner, unter welche burg, banner welcher farbe, falsche farbe, falsches emblem, banner anderen emblems, jedes Wappen erlaubt, freies Wappen, anderes Volk unter einer Burg',
  U11: 'einfügen, in der Mitte, dazwischen, darunter, verdecken, zwischen zwei Karten schieben, einschieben, in die Mitte, uberlappen, stapeln, alle karten sichtbar, darunter schieben, wie lang eine reihe, wie viele karten in einer kolonne, oben auf, karte zwischen zwei, zwischen andere, obergrenze karten unter einer burg, hochstzahl karten pro reihe, wie viele karten unter einer burg, begrenzung, beliebig viele karten stapeln, unbegrenzt karten, so viele karten wie man will, wie hoch stapeln',
  U12: 'kleiner, niedriger, absteigend, gleiche Zahl, gleicher Wert, niedrigere auf hohere, kleinere karte, gleiche karte, gleiche starke, gleicher wert, gleiche zahl, zwei einser, zahl wiederholen, absteigen, schwachere karte, 2 auf eine 2, 1 auf eine 3, gleicher wert erlaubt, gleichwertig, runtergehen, doppelt, niedrigerer wert, soldat auf bogenschutze, soldat auf ritter, kleine auf grosse, zwei soldaten aufeinander, noch mal die gleiche, ruckwarts, 2 auf 3, 1 auf eine 1, 3 auf eine 3, 4 auf eine 4, 5 auf eine 5, nochmal dieselbe karte, schwachere auf starkere, starke sinken, gleiche starke drauf, karten aufsteigen, mussen steigen, reihenfolge der karten, gleich bleiben, nach einer funf, folgt auf 5',
  U13: 'Zahl überspringen, Lücke, größer, höher, zwei mehr, zahl uberspringen, von 1 auf 3, plus eins, genau eins hoher, wie viel hoher, nachste zahl, der reihe nach, lucke lassen, aufsteigend, zu hoch, zu stark, 4 auf eine 2, 3 auf eine 1, 5 auf eine 3, direkt von 1 auf 3, sprung, grosser schritt, zahl weglassen, schrittweise, ritter auf soldat, bestie auf soldat, drache auf soldat, anfuhrer auf soldat, konig auf ritter, viel grosser, zu gross, grosse karte, 2 auf eine 1, 3 auf eine 2, 4 auf eine 1, 5 auf eine 2, wie viele stufen, starke steigen, um wie viel steigen, wie viel starker, um zwei steigen, steigern, karten einzeln aufsteigen, der reihe nach steigen, jede zahl notig, abstand der starke zwischen zwei karten, starkeunterschied, differenz der starke',
  B10: 'andere Farbe, falsche Farbe, später verdeckt, bleiben liegen, regenbogenburg uberdeckt, zahlen weiter, fremde karten, andere farbe bleibt, entfernt, farben nach dem zudecken, fremde banner spater, falsches Zeichen bleibt, fremde Banner nach dem Verdecken, andere Farben bleiben, Banner wenn die Regenbogenburg weg ist, fremde Banner zählen weiter',
  B12: 'erste Karte, Kolonne anfangen, hoch anfangen, 5, reihe beginnen, erste karte, hohe karte zuerst, mit einer 3 anfangen, leerer platz, leeres feld, leere burg, mit einer 4 beginnen, mit dem konig eroffnen, stapel eroffnen, mit anfuhrer beginnen, erste in einer reihe, starke fur leere spalte, welche karte in leere reihe, beliebige zahl zuerst, erste karte einer kolonne, welche erste karte, fangt an mit',
  U14: 'Wert, zählt, Punkte, stapeln, zwei Zauberer aufeinander, Zauberer übereinander, Zauberer als erste Karte, Zauberer in leerer Reihe, Zauberer unten liegen, wert zauberer, starke zauberer, zahlt zauberer, punkte zauberer, zauberer legen, wohin zauberer, joker, jede reihe, zauberer auf zauberer, sechs, welchen wert, wie machtig, zauberer uberall, leere spalte, magische karte, zaubermann, wie viel wert, wie gut zauberer, zauberer zuerst, wann zauberer spielen, zwei zauberer in derselben reihe, mehrere zauberer in einer reihe, zauberer auf jede karte, zauberer auf ein banner, bedingungen zauberer spielen, wie spielt man einen zauberer, wohin darf der zauberer, joker wohin, wohin kommt der joker, zauberer unter jede burg, zauberer beim gegner hinlegen, zauberer auf gegnerischer seite, nur meine kolonnen, zwei Zauberer in einer Reihe, mehrere Zauberer stapeln, Zauberer auf Zauberer, Zauberer auf leeres Feld, Zauberer in leere Reihe',
  B13: 'Karte auf einen Zauberer, drauf, darüber, zudecken, auf einen zauberer spielen, nach zauberer weiter, banner auf zauberer, zauberer uberdecken, soldat auf zauberer, reihe blockieren, karte auf zauberer legen, auf zauberer draufspielen, karte nach einem zauberer, bogenschutze auf zauberer, ritter auf zauberer, zauberer blockiert, zauberer schliesst eine reihe, nach einer funf, auf eine funf, folgt auf 5, was auf einen Zauberer, etwas auf den Zauberer legen, Zauberer blockiert die Reihe, Karte über einem Zauberer',
  U15: 'verschieben, bewegen, zurücksetzen, woanders, umsetzen, zauberer bewegen, zauberer verschieben, andere reihe, kolonne wechseln, zauberer zu anderer burg, andere stelle, an eine andere stelle bringen, woanders hin, position wechseln, rucken, zauberer herubertragen, nochmal bewegen, wandern, zauberer bleibt fur immer, kann zauberer weg, zauberer fest, mehrere zauberer versetzen, wie weit versetzen, benachbarte burg, wie versetzt man, wohin versetzen, setzt um, in welche kolonne, selben zauberer nochmal versetzen, zauberer jeden zug versetzen, wie oft versetzen, zauberer dahin zuruck wo er war, zurucksetzen',
  U16: 'umdrehen, aufgedeckte Karte, wohin damit, Preis des Versetzens, nach dem versetzen, nach dem verschieben, aufgedeckte karte, kosten des bewegens, aufdecken, karte vom stapel, wohin kommt die karte, bewegen beendet den zug, strafe furs bewegen, stapelkarte nach dem bewegen, ziehen nach bewegen, oberste karte umdrehen, preis eines zuges, ziehe ich beim versetzen eine karte, was passiert nach dem versetzen, was wird umgedreht, deckt auf, wenn sich ein zauberer bewegt, Kosten des Versetzens, Karte vom Stapel dazu, aufdecken nach dem Versetzen',
  B06: 'aufgedeckte karte behalten, aufgedeckte nehmen, umgedrehte karte auf die hand, aufgedeckte Karte behalten, umgedrehte Karte nehmen, Karte vom Versetzen auf die Hand',
  B18: 'welcher darf, verdeckt, darunter, zurücksetzen, zauberer darunter, verdeckter zauberer, gegnerischer zauberer, selbe burg, welcher zauberer versetzen, welchen zauberer bewegen, nur oberster zauberer, zauberer unter einem anderen, zuruck zur selben burg, zauberer dahin zuruck wo er war, selber platz, Zauberer unter einem anderen, wieder dieselbe Burg, unterer Zauberer bewegt',
  B19: 'aufgedeckte regenbogenkarte, aufgedeckter zauberer, wohin mit der aufgedeckten regenbogenkarte, aufgedeckte regenbogenburg, wer wahlt die burg, umgedrehte regenbogenburg, Zauberer aufgedeckt, Regenbogenkarte aufgedeckt, aufgedeckte Karte ohne Zeichen',
  B34: 'aufgedeckte karte uberdeckt die regenbogenburg, aufgedecktes banner auf regenbogenburg, aufgedeckte Karte verdeckt Regenbogenburg, aufgedecktes Banner auf Regenbogenburg',
  B42: 'wieder leer, reihe nachdem der zauberer weg ist, leere reihe nach versetzen, zauberer weggezogen, reihe leer nach zauberer, banner spielen nachdem zauberer weg ist, Reihe wieder leer, nachdem der Zauberer weg ist, Platz des Zauberers',
  U17: 'abwerfen, ablegen, loswerden, parken, welche Burg, wegwerfen, auf eine burg legen, auf den plan legen, unbrauchbare karte, karte auf burg, karte abwerfen, weglegen, auf die burg werfen, beiseite legen, mull, karte nicht brauchbar, schlechte karte, auf burg spielen, auf welche burg ablegen, regenbogenkarte auf jede burg, burg aussuchen, wie legt man eine karte auf eine burg, legt ab, wie wirft man ab, wirft ab, regenbogenkarte auf eine burg legen, zauberer auf eine burg legen, nutzlose karte loswerden, wohin abwerfen',
  U18: 'zurücknehmen, wieder nehmen, sofort, gleich, sofort zurucknehmen, eigene karte ziehen, gerade gespielt, selber zug, gerade abgeworfen, gerade abgelegt, in diesem zug gelegt, karte die ich gelegt habe, gelegte karte nehmen, ruckgangig, anders uberlegt, eben gelegte karte ziehen, eben auf die burg gelegt, nimmt zuruck, eigene ablage wieder ziehen, gleich wieder ziehen, von burg ziehen auf die ich gerade gespielt habe, burg auf die ich gerade gelegt habe, auf die Burg legen und wieder ziehen, eigene Karte wieder ziehen, ablegen und aufnehmen',
  U19: 'was bringt sie, Wirkung, Joker, alle Farben, gilt für beide, auch für den Gegner, wozu regenbogenburg, wirkung der regenbogenburg, was bringt, alle farben, jedes banner, fur beide, auch gegner, wie lange, joker, bunte burgen, bunte burg, wofur, nutzen der regenbogenburgen, regenbogenhaus, burg in allen farben, farbe egal, freie farbwahl, wie funktionieren regenbogenburgen, was andert eine regenbogenburg, regenbogenburg obenauf, wie funktioniert die regenbogenburg, alle embleme erlaubt, jedes banner unter der burg, warum regenbogenburg spielen, Jokerburg, Burg für alle Wappen, alle Farben erlaubt, was bewirkt eine Regenbogenburg, Regenbogenburg hinlegen, Regenbogenburg auslegen',
  U20: 'Punkte, Nutzen, wozu, wert, burgkarten punkte, karten auf der burg, zahlen sie, starke, warum auf die burg legen, spater nehmen, wozu burgstapel, ablagestapel, ablage zahlt, wertung der burgkarten, aufbewahren, zahlt regenbogenburg zur starke, burgkarten zahlen, karten auf burgen zahlen starke, gegner nimmt meine abgelegte karte, gegner benutzt meine karte, abgelegte karte, burgkarten geben starke, geben burgkarten, starke der burgkarten',
  B05: 'zurücknehmen, wieder nehmen, sofort, sofort zurucknehmen, gerade gespielt, selber zug, gerade abgeworfen, gerade abgelegt, andere burgen, karte die ich gelegt habe, ruckgangig, von burg ziehen auf die ich gerade gespielt habe, burg auf die ich gerade gelegt habe',
  B07: 'aufnehmen, darunter, regenbogenburg uberdecken, abdecken, zudecken, aufheben, wirkung beenden, blockieren, freilegen, karte unter der regenbogenburg, entfernen, loswerden, karte auf der regenbogenburg, karte auf die regenbogenburg legen, karte unter der regenbogenburg ziehen, karte darunter ziehen, regenbogenburg ausschalten, regenbogenburg aufheben, regenbogenburg unwirksam, regenbogenburg beenden, regenbogenburgen verschwinden, regenbogenburg irgendwann weg, Regenbogenburg wieder frei, Wirkung kommt zurück, verdeckte Burg wirkt wieder, Regenbogenburg wieder aufgedeckt',
  B08: 'banner auf regenbogenburg, falsche burg, andere farbe auf die burg, anderes Zeichen auf Regenbogenburg legen, andere Farbe auf die Regenbogenburg',
  B09: 'zauberer auf der burg, regenbogenkarte auf burg, brucke auf der burg, wirkung, zauberer liegt auf einer burg, zauberer von einer burg nehmen, Zauberer liegt auf einer Burg, Brücke liegt auf der Burg, Regenbogenkarte oben auf dem Stapel',
  B11: 'in den Stapel schauen, ansehen, durchsehen, was liegt darunter, ganzer Stapel, stapel ansehen, stapel durchsuchen, karten unter der obersten, was abgeworfen wurde, nachschauen, darf man die karten darunter ansehen, sieht durch',
  B39: 'regenbogenburg spielen, regenbogenburg in einer reihe, wohin kommt die regenbogenburg, regenbogenburg unter eine burg, regenbogenburg in eine reihe legen, wohin regenbogenburg legen, zwei Regenbogenburgen übereinander, Regenbogenburg in der Reihe',
  U21: 'wie brucke, was ist eine brucke, brucke benutzen, fehlende karte, lucke fullen, fehlende zahl ersetzen, brucke spielen, regenbogenbrucke, wie funktionieren brucken, wann bauen, uberspringen mit brucke, hilfe der brucke, fehlt eine 2, steht fur, wann brucke einsetzen, was macht eine brucke, warum brucke bauen, sinn der brucke, wie baut man eine brucke, wie spielt man eine brucke, bedingungen fur eine brucke',
  U22: 'nächste Karte, muss folgen, alleine, nach einer brucke, karte nach der brucke, anschlusskarte, folgen, brucke alleine, sofort, brucke ohne karte, zwei karten in einer aktion, brucke offen lassen, unfertige brucke, brucke abschliessen, muss ich weiterspielen, was folgt auf brucke, brucke beenden, weitere karte notig, brucke und banner zusammen, auf brucke folgt zauberer, brucke allein stehen, zauberer auf brucke, welche karte auf die brucke, reihe nach brucke fortsetzen, zwei karten mit brucke, direkt nach der brucke, muss danach kommen, brucke und dann, was nach brucke',
  U23: 'brucke zuerst, mit brucke anfangen, brucke auf leeres feld, leerer platz, brucke als eins, brucke am anfang einer kolonne, brucke als erste karte, brucke ganz unten in der kolonne, brucke unterste karte, nichts unter der brucke',
  U24: 'wert, zählt, Punkte, starke brucke, wert brucke, zahlt brucke, punkte brucke, wie stark brucke, wie viel brucke, brucke immer eins wert, punkte einer brucke, starke einer brucke in der summe, brucke in der wertung',
  U25: 'entscheiden, wählen, ändern, karte drehen, zauberer oder brucke, wie herum, karte umdrehen, doppelkarte, zwei moglichkeiten, regenbogenkarte wozu, wozu gut, zwei bilder, auf dem kopf, beide seiten der karte, halbe drehung, zauberseite, bruckenseite, zwischen zauberer und brucke wahlen, frei wahlen, gleiche Karte Zauberer und Brücke, eine Karte zwei Seiten, Doppelkarte, Zauberer oder Brücke',
  B14: 'auf eine 4, auf eine 5, wie hoch, wo, brucke auf zauberer, brucke auf eine funf, brucke auf eine 4, brucke auf starke karte, wohin brucke, brucke drauf, brucke auf einen anfuhrer, brucke auf bestie, brucke auf konig, brucke nach einer 5, brucke verboten, Brücke auf einen Zauberer legen, Brücke über einem Zauberer, wo keine Brücke',
  B15: 'welche Zahl, in der Reihe, brucke gilt als, welche zahl, karte auf einer brucke, noch eine 3 nach brucke, brucke steht fur 3, ersetzt rang, verglichen, nach brucke weiter ausbauen, reihe nach brucke verlangern, später auf eine Brücke legen, Karte auf die Brücke, Rang der Brücke, was zählt über der Brücke',
  B16: 'gleiche zahl auf brucke, welche karte danach, wie viel hoher, gleich, noch eine 3 nach brucke, gleicher rang auf der brucke, brucke steht fur 3, ersetzt rang, genau, nachster rang, Brücke auf 1 dann 2, gleicher Rang nach der Brücke, nach der Brücke gleiche Zahl, Brücke auf 2 dann 4',
  B17: 'farbe nach der brucke, anderes symbol auf brucke, farbe der folgenden karte, brucke dann andere farbe, banner anderer farbe auf brucke, emblem auf brucke, Farbe nach der Brücke, Zeichen der Karte auf der Brücke, anderes Wappen auf der Brücke',
  B33: 'ändern, werden, verwandeln, umdrehen, Brücke zum Zauberer machen, zauberer zu brucke, zauberer in brucke, brucke zu zauberer, auf dem tisch drehen, umwandeln, spater, zauberer brucke werden, zauberer zur brucke, brucke zum zauberer, gespielte brucke zum zauberer, gespielte karte drehen, gespielte karte andern, Brücke umdrehen, Brücke drehen, liegende Karte drehen, Brücke zum Zauberer',
  B35: 'nächste Karte nötig, schon haben, nachste karte nicht haben, ohne anschlusskarte, dazwischen ziehen, auf der hand haben, brucke allein stehen, abschlusskarte notig, brucke ohne folge, Brücke ohne passende Karte, keine Karte für die Brücke, nächste Karte nicht auf der Hand, Brücke allein',
  U26: 'klauen, stehlen, holen, Zauberer des Gegners, ersetzen, zauberer stehlen, zauberer klauen, gegnerischen zauberer nehmen, zauberer zuruck, zauberer zuruckholen, zauberer tauschen, zauberer ersetzen, eigene seite, zauberer entfernen, gegnerische seite, gegen zauberer, zauberer schlagen, was tun gegen zauberer, kontern, abwehren, besiegen, verteidigen, vertreiben, wegnehmen, zuruckbekommen, will meinen zauberer, banner fur zauberer geben, mopsen, zauberer retten, zauberer wiederhaben, wie tauscht man, zauberer gegen jedes banner, welches banner zum tauschen, mit dem gegner tauschen, was gebe ich, bedingungen zauberer tauschen, wie tauscht man einen zauberer, wie funktioniert der tausch, tauscht aus, zauberer des gegners auf die hand, zauberer des gegners bekommen',
  U27: 'welcher von zweien, mehrere Zauberer, zwei zauberer, beide zauberer, unterer zauberer, oberer zauberer, welcher zauberer, mehrere zauberer, einer pro zug, beide nehmen, mehrere zauberer tauschen, zauberer ubereinander, welcher wird getauscht, oberen Zauberer tauschen, unterster oder oberster Zauberer, einen von zwei Zauberern tauschen',
  U28: 'Brücke holen, zurückholen, reparieren, brucke tauschen, brucke stehlen, brucke klauen, brucke nehmen, brucke ersetzen, brucke austauschen, brucke entfernen, brucke zuruck, gegnerische brucke, brucke ruckgangig, brucke rausnehmen, lucke schliessen, wie tauscht man eine brucke, gegnerische brucke ersetzen, brucke des gegners, Brücke gegen Banner tauschen, Brücke eintauschen, Brücke zurückholen',
  B20: 'zauberer auf einer funf, tauschen auf 5, welche starke zum tauschen, welche karte zum tauschen, vergleichen, bezugskarte, mit welcher karte verglichen, notige starke, zauberer auf anderem, welche zahl zum tauschen, Stärke zum Ersetzen, wie stark muss der Ersatz sein, welche Stärke beim Tausch, Karte unter dem Zauberer',
  B21: 'welcher von zweien, mehrere Zauberer, zwei zauberer, unterer zauberer, oberer zauberer, welcher zauberer, beide nehmen, unterster Zauberer, zuerst gelegter Zauberer, oberer Zauberer',
  B22: 'welche karte fur brucke, genaue zahl, richtige zahl um brucke zu tauschen, gleiche karte, brucke herausnehmen, gleiche Karte für die Brücke, gleiche Stärke wie darunter, genaue Zahl für die Brücke, schwächere Karte für die Brücke',
  B24: 'ziehen, neue Karte, was bekomme ich, nach tausch ziehen, nach dem tauschen, hand nach tausch, neue karte, nach tausch welche karte, was bekomme ich vom tausch, getauschte karte benutzen, was geschieht mit dem zauberer nach tausch, wohin kommt der getauschte zauberer, getauschter Zauberer als Brücke, genommenen Zauberer nutzen, Zauberer den ich bekam',
  B41: 'beim Gegner klauen, wessen Punkte, hilft dem gegner, banner auf gegnerischer seite, gibt starke, wem gehort das banner, andere seite, wem nutzt das banner, nutzt dem gegner, tausch hilft gegner, wem gehort die karte, karte beim gegner, für wen zählt das Banner drüben, wem gehört das getauschte Banner, Banner auf der anderen Seite, mein Banner hilft dem Gegner',
  U29: 'wann vorbei, zu Ende, Stapel leer, wann ende, spielende, spiel aufhoren, nachziehstapel leer, stapel aufgebraucht, keine karten mehr, karten alle, wie lange dauert, spieldauer, endbedingung, lost das ende aus, vorbei, letzte karte des stapels, leer wird, stapel weg, stapel ist weg, deck fertig, wann sind wir fertig, nichts mehr zu ziehen, aus, wie viele runden, anzahl der zuge, wann genau vorbei, wie endet die partie, hort auf',
  U30: 'Burg gewinnen, erobern, zählen, burg gewinnen, wem gehort, wer kontrolliert, zusammenzahlen, gesamtstarke, punkte zahlen, wertung, ausrechnen, abrechnung, wer fuhrt an der burg, wem gehort die burg, mehr punkte, starke vergleichen, zahlen addieren, wer kontrolliert burg, hohere summe, beide seiten vergleichen, starke ausrechnen, wie starke zahlen, summe einer reihe, wie gewinnt man eine burg, burg gewonnen, wie erobert man, kolonnen addieren, gesamtstarke pro burg, wer ist starker',
  U31: 'gleich stark, unentschieden, entscheidet, gleiche starke an einer burg, gleichstand burg, gleiche summe, unentschieden burg, mehr karten, patt, gleiche punktzahl, identische starke, wem gehort die burg, wer bekommt die burg, wir beide 6, beide gleich, gleich an der burg, zahlenmassige uberlegenheit, gleichstand an burg, anzahl der karten entscheidet, gleichstand an burgen, burg unentschieden',
  U32: 'wie gewinnt man, Sieg, Ziel, ziel, spielziel, worum geht es, spiel gewinnen, wer gewinnt, wie viele burgen zum gewinnen, meiste burgen, siegbedingung, wie viele burgen, drei burgen, wie werde ich sieger, was muss ich tun, burgen zum sieg, burgen zum gewinnen, mehrheit der burgen, wie gewinne ich die partie, wer gewinnt die partie',
  B25: 'letzter Zug, noch ein Zug, Stapel leer, letzter zug, noch ein zug, sofort schluss, mitten im nachziehen, letzte karte gezogen, anderer noch dran, beim ziehen leer, hort bei der letzten karte auf, endet sofort, versetzen deckt letzte karte auf, letzte karte aufgedeckt, stapel leer wahrend des zuges, letzter zug fur den gegner, Stapel leer was nun, bekommt der Gegner noch einen Zug, letzte Karte beim Nachziehen',
  B26: 'letzte Karte nicht wollen, hinauszögern, ende vermeiden, ende hinauszogern, letzte karte nicht ziehen, hinauszogern durch ziehen von burgen, zeit gewinnen, letzte Karte nicht nehmen, letzter Karte ausweichen, Ende hinauszögern',
  B27: 'niemand zieht, endlos, unendlich, Stillstand, nach wie vielen Zügen, Schluss wenn keiner zieht, endet nie, nur burgen, niemand zieht vom stapel, schleife, ewig, im kreis, lange nicht gezogen, spiel hangt, zuge ohne ziehen, spiel endet nie, nur von burgen ziehen, vierzig Züge, Regel der 40 Züge',
  B28: 'immer noch gleich, niemand gewinnt, zauberer bei gleichstand, brucke bei gleichstand, gelten als banner, niemand bekommt die burg, gleich viele banner, keinem, zahlenmassige uberlegenheit, zauberer zahlen bei gleichstand, regenbogenkarten bei gleichstand, niemand hat karten, niemand kontrolliert, burg ohne karten, leere burg wem, neutrale burg, burg ohne sieger, burg gehort niemandem, keiner gewinnt die burg, null zu null, auch gleich viele Banner, niemandem gehört die Burg',
  B29: 'Unentschieden möglich, Gleichstand am Ende, zwei Burgen jeder, gleich viele burgen, zwei burgen jeder, spiel unentschieden, gesamtgleichstand, gleichstand am ende, wer gewinnt, remis, patt, niemand gewinnt, unentschieden, bei unentschieden, spiel endet gleich, beide gewinnen, gleich viele burgen am ende, partie unentschieden, kein gesamtsieger, spiel gleich, 2 zu 2 burgen, zwei zu zwei, 2 burgen jeder, keiner hat mehr Burgen, niemand führt, Remis',
  B31: 'übrig, Rest, Punkte, wert, Minuspunkte, Handkarten am Ende, ubrige karten, karten noch auf der hand, hand am ende, minuspunkte, karten auf den burgen, ablagestapel in der wertung, am ende, ungenutzte karten, wertung, zahlt regenbogenburg, regenbogenburg punkte, wert der handkarten, nicht gespielte karten, resthand, Karten auf der Hand am Ende, Punkte für Handkarten',
  B37: 'wie werden die Züge gezählt, Zähler zurück auf null, Züge beider Spieler zusammen',
  B40: 'letzter Zug, letzte aktion zahlt, mein letzter zug, letzter Zug zählt, weniger als fünf am Ende, Hand am Ende nicht voll, letzte Aktion',
  U33: 'einigkeit, einheit, einigkeit macht stark, nur einser zuerst, mit einer 1 anfangen, variante, schwieriger, regel einigkeit, kraft der einigkeit, nur starke 1 zuerst, was bedeutet einigkeit, variante einigkeit, anfangsstarke bei einigkeit, erstes banner bei einigkeit, nur Einsen auf leere Felder, leere Reihe nur mit 1, Variante mit 1 beginnen, zuerst ein Soldat, Reihen mit Eins beginnen',
  U34: 'zwei Brücken, hintereinander, Kette, mehr als eine brucke, mehrere brucken, zwei brucken, brucken hintereinander, zweite brucke, variante, uber dem regenbogen, mehr als eine brucke benutzen, brucken auf einmal, mehrere brucken in einer aktion, irgendwo uber dem regenbogen, kette von brucken, optionale regeln',
  B30: 'zwei Brücken, hintereinander, Kette, mehr als eine brucke, mehrere brucken, zwei brucken, brucken hintereinander, nachziehen nach mehreren Brücken, zwei Brücken wie viele Karten, mehrere Brücken schließen, eine von mehreren Brücken tauschen',
  B32: 'zauberer zuerst bei einigkeit, brucke zuerst bei einigkeit, Einigkeit mit Zauberer, Einheit und Brücke, Zauberer zuerst mit Variante, bei Einigkeit mit Zauberer beginnen, Regenbogenkarte auf leer bei Einigkeit',
  B36: 'regeln abschalten, varianten kombinieren, optionen, Varianten kombinieren, beide Varianten zusammen, welche Optionen zusammen, Variante im Anfängerspiel',
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
