import type { RuleIndex, RuleTexts } from '#core/rulebook';
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

/** What people call the things and actions of the game: words for one of them a line. */
export const synonyms: readonly string[] = [
  'tropfen, stein, edelstein, glas, perle, scherbe, splitter, kristall, glasstuck',
  'transparent, durchsichtig, farblos, joker, klar',
  'ersetzt, jede farbe, joker, steht fur',
  'kreation, karte, werk, objekt, stuck',
  'werkbank, bank, tableau',
  'ring, rad, drehscheibe',
  'drehen, gedreht, drehung, raste',
  'uhrzeigersinn, gegen den uhrzeigersinn, richtung, andersherum, ruckwarts',
  'vorrat, lager, bestand',
  'fehlt, fehlen, fehlend, kein mehr, keine mehr, ausgegangen, aufgebraucht, nichts mehr, leer',
  'uberschuss, zu viele, mehr als acht, werkbank voll, volle werkbank, uberzahlig',
  'tauschen, tausch, eintauschen, handeln',
  'kaufen, kauf, gekauft',
  'verkaufen, verkauf, verkauft',
  'vorteil, fahigkeit, bonus',
  'eule, kauz, uhu',
  'nutzen, benutzen, einsetzen, setze ein, verwenden, aktivieren',
  'reihenfolge, sortieren, umsortieren, ordnen, umordnen, sortiere um',
  'auf der hand, ubrig, nicht gebaut, nicht gebaute, unfertig, nicht vollendet',
  'erste partie, ersten partie, erstes spiel, ersten spiel, anfanger, einsteiger',
  'erhalt, bekommt, ausgeteilt, wie viele karten',
  'beiseite, ausgegeben, verbraucht, benutzt',
  'weniger, nur einen teil, nicht alle',
  'pflicht, freiwillig, muss, mussen, zwang',
  'erste kreation, einzige, zweite karte, zweite kreation',
  'voll, belegt, besetzt',
  'einmal, zweimal, mehrmals, wie oft, beliebig oft',
  'minuspunkte, strafe, abzug, kostet, kosten, verlust',
  'zu zweit, zwei spielern, zwei personen, zu zweien',
  'bringt, bekommst, erhaltst, bekomme, verdienst',
  'farbe, art, blau, rot, grun, gelb',
  'paar, beide, zwei tropfen',
  'ablehnen, verzichten, muss nehmen, muss beide, nicht wollen, verweigern',
  'wie viele, anzahl, meisten',
  'gleichstand, gleich viel, gleich viele, ebenso viel',
  'grossmeister, rang, titel, meister',
  'allein, solo, alleine, einzeln, eine person',
  'sehen, sieht, offen, verdeckt, geheim, sichtbar',
  'runde, letzte runde, letzter zug, ende',
  'auslassen, weder noch, nichts moglich, passen, nichts geht',
  'herausforderungskarte, aufgedeckt, ereignis',
  'kombinieren, zusammen, gleichzeitig, kombination',
  'beginnt, anfang, start, startgeld, fangt an, anfangs',
  'zusatzlich, bonus, extra',
  'vorn, hinten, erste karte, vorderste',
  'zeiger, pfeil, nadel, selektor, anzeiger',
  'markt, ecke, stand, laden',
  'kategorie, symbol, zeichen, typ, plattchen',
  'platz, feld, stelle, fach, platze, felder',
  'raste, schritt, klick',
  'eule, vogel, statue',
  'alvise, automa, automat, roboter, bot',
  'uberschuss, neun, 9, mehr als 8',
  'bank, kasse',
  'rang, stufe, stufen, punktestufe, punktestufen, titel',
  'transparent, durchsichtige, durchsichtiger, durchsichtigen, weiss, unsichtbar',
  'farbe, farbton, ton',
  'verdienen, einnahmen, einkommen, gewinn, belohnung, lohn',
  'rezept, zutaten, benotigt, brauche, brauchen',
];

/** By what else a rule is looked up. */
export const index: RuleIndex<RuleId> = {
  L1: 'wie viele je Farbe, insgesamt, Anzahl, Schachtel, in der Mitte des Bretts, Mitte des Spielplans, Material, Inhalt, inhalt, bestandteile, wie viele tropfen, wie viele steine, jeder farbe, von jeder farbe, in der schachtel, wie viele transparente, spielplan, teile, teile im spiel, glasstucke, wie viele rote, wie viele blaue, zehn, 46, was ist in der mitte, wie sieht das brett aus, spielmaterial, gesamtzahl der tropfen, anzahl aller tropfen, wie viele insgesamt',
  L2: 'welche seite, ring vorderseite ruckseite, zwei seiten, ring wenden, rad aussuchen, Rückseite des Rings, welche Ringseite, Rad umdrehen',
  L3: 'aufbau, aufbauen, baue auf, vorbereiten, spielplan aufbauen, tropfen hinlegen, wohin mit dem glas, pfeil am anfang, schale in der mitte, vorbereitung, wie bereitet man das spiel vor, baut auf, wie baut man auf, Tropfen am Anfang, alles Glas hinein, Vorrat füllen',
  L4: 'wie viele Karten, Handkarten, zu zweit, bekommen, am Anfang, nicht ausgeteilte Karten, übrige Karten, handkarten, austeilen, ausgeteilt, wie viele kreationskarten, kartenanzahl, zu dritt, zu viert, funf karten, sechs karten, starthand, wie viele bilder, karten pro spieler, bekommt jeder, handkartenlimit, wie viele kreationen jeder, nicht ausgeteilte karten, rest der karten, kreationskarten mischen, karten austeilen, teilt karten aus, karten gemischt',
  L5: 'was liegt auf den Märkten, am Anfang, markte aufbauen, ecken, markte fullen, auf jeden markt, tropfen auf den markten am anfang, markt zu beginn, gemeinsame markte, wie viele markte, markte wieder auffullen, markte aufgefullt, neue tropfen auf markten, wie bereitet man die markte vor',
  L6: 'Startgeld, wie viel Geld, anfangen, startgeld, startkapital, wie viele lira, wie viel lira, geld am anfang, geld zu beginn, munzen am start, munzen verteilen, munzen jedem, jedem kind, taschengeld, jeder bekommt geld',
  L7: 'wer fängt an, Startspieler, startspieler, erster zug, marker, jungster, anfangen, wer beginnt, wer fangt an, wer startet',
  L8: 'wie viele Vorteile, welche Vorteile, zufällig, vorteile auswahlen, vorteile aufbauen, vorteilskarten ziehen, kategorieplattchen, vier vorteile, wie viele vorteile, zufallig gezogen, vorteile zufallig, auswahl der vorteile, wozu kategorieplattchen, wo liegen die vorteilskarten, vorteile auslegen, legt vorteile aus, wie kommen die vorteile ins spiel, Vorteile verteilen, wie werden Vorteile verteilt, Vorteile auslegen',
  L9: 'Anfänger, welche Vorteile nehmen, erstes Spiel, leicht, erstes mal, empfohlen, empfehlung, einstiegspartie, anfangerkarten, leichte vorteile, neue spieler, neulinge, gut fur anfanger, gute karten, beibringen, allererstes, familienspiel, familie, leicht zum anfangen',
  M01: 'Rückseite des Spielplans, andere Seite des Bretts, Seite des Innenrings, Spielplan umdrehen',
  M02: 'wo beginnt der zeiger, pfeil am anfang, startposition des zeigers, wo steht der zeiger',
  M03: 'wo beginnt der ring, ring zufallig, stellung des rings, Ringstellung am Anfang, wie steht das Rad',
  M04: 'reihenfolge aussuchen, hand am anfang sortieren, meine karten mischen, reihenfolge meiner karten am anfang, am anfang ordnen, welche karte am anfang vorne',
  M05: 'meine Karten sehen, zeigen, meine erste karte zeigen, vorderste karte sichtbar, karten verbergen, mit offenen karten spielen, karten offen',
  M06: 'Karten der anderen sehen, geheim, zeigen, verdeckte hand, karten der anderen, sehen was andere haben, karten verdeckt halten, mitspieler, in meine karten schauen, karten des nachbarn, herausforderungskarten vorher ansehen',
  M08: 'wer fängt an, Startspieler, Revanche, startspieler, anfangen, revanche, zweite partie, jungster, wer beginnt, wer fangt an, wer startet, nachste partie startspieler, neue partie',
  M80: 'Anfängerkarten im Expertenspiel, leichte Karten und Experte, Einstiegskarten mit Glasfestival, Anfänger und Experte mischen',
  M91: 'startgeld in jedem modus, geld solo, gleiches Startgeld in jedem Modus, Geld in allen Varianten',
  M103: 'eigene Ausgabe, meine Schachtel, Foto, gedruckt, echtes Spiel',
  L10: 'Ablauf, Schritte, was mache ich, was tun zug, was machen zug, ablauf, zugablauf, phasen, spielablauf, schritte eines zuges, welche reihenfolge, mein zug, dran bin, vor dem sammeln, reihenfolge der phasen andern, zuerst tauschen, erster schritt, erster schritt im zug, bauen vor dem handeln, kreation vor dem handeln, verkaufen vor dem sammeln, andere reihenfolge, phasen vertauschen, phase uberspringen, wie lauft ein zug ab, lauft ab, wie spielt man, ganzer zug',
  L11: 'jederzeit, wann immer, freie aktionen, zug eines anderen, anderer dran, ausserhalb meines zuges, zusatzaktionen, so oft ich will, mehrmals pro zug, wahrend meines zuges, zwischendurch',
  L12: 'wer ist dran, Spielrichtung, im uhrzeigersinn um den tisch, nach links, nachster spieler, reihum, spielrichtung, richtung gespielt, sitzreihenfolge, wer kommt als nachstes, nach mir, wer kommt danach, person links, ich dran',
  M27: 'kaufen nach dem Bauen, zurückgehen, danach, nach dem Bauen noch handeln, zurück zum Handeln, nochmal handeln, zuruckgehen, zuruck zum markt, nach dem erschaffen verkaufen, danach tauschen, erst bauen dann handeln, verkaufen nach kreation, kaufen nach kreation, nach dem Werk noch einkaufen, zurück zur zweiten Phase, danach noch handeln, nach einer Kreation verkaufen, nachher noch kaufen',
  M89: 'Zug beenden, ohne etwas zu bauen, Zug abschließen, zug beenden, wann ist mein zug vorbei, wann kann ich den Zug beenden, in welcher Phase bin ich, aufhören ohne Werk',
  L13: 'Zeiger, bewegt sich immer, kostenlos, kostet das Drehen des Zeigers, pfeil bewegen, zeiger weiterdrehen, zeiger drehen, wie weit, ein schritt, ein feld, muss, immer drehen, jeden zug, richtung des zeigers, nadel, weiterstellen, weiterrucken, bevor ich nehme, als erstes, vorrucken, pfeil stehen lassen, zeiger bleiben, ein klick, erster schritt, anfang meines zuges, wie lauft das sammeln ab, sammeln ablauf, zeiger weitersetzen, dreht weiter',
  L14: 'was bekomme ich, erhalten, welche tropfen nehmen, zwei tropfen, worauf der pfeil zeigt, was sammeln, beide steine, sammelphase, innen und aussen, einsammeln, beide bekommen, welche farben bekomme ich, ernten, zeiger zeigt auf transparenten, pfeil auf durchsichtigen, wie bekomme ich joker, transparente bekommen, wie lauft das sammeln ab, glas nehmen, was nimmt man, welche Tropfen am Anfang des Zugs, was nehme ich zuerst, meine zwei Tropfen',
  L15: 'keiner mehr da, Farbe aus, aufgebraucht, stattdessen, nicht genug, farbe aus, vorrat leer, nichts mehr da, nicht verfugbar, keine mehr, ausgegangen, alle aufgebraucht, erschopft, schale leer, nicht mehr vorhanden, farbe weg, mangel, reicht nicht, kein grun, kein rot, kein blau, kein gelb, mitte leer, in der mitte, alle weg, grunen sind alle, vorrat aufgebraucht, tropfen alle, keine tropfen verfugbar, glas nicht da, tropfen nicht da, was ich sammeln soll fehlt, nichts im vorrat, wenn der tropfen nicht mehr da ist, nur einer der beiden tropfen da, nur einer des paars, paar unvollstandig',
  L16: 'Werkbank voll, zu viele, Grenze, Maximum, abwerfen, wie viele behalten, wie viele Plätze, wie viele Felder, mehr als 8, grenze, hochstzahl, wie viele darf ich haben, zu viel glas, bank voll, lauft uber, acht platze, lagern, neun behalten, kapazitat, lagergrenze, uberschreiten, neun tropfen, kein platz mehr, mehr platz, glasdinger, neun dinger, brett voll, zu viele steine, platz auf meinem brett, zu viele nach kauf, zu viele tropfen nach einem kauf, voll nach tausch, hochstens auf der werkbank, limit tropfen, mehr als acht behalten, wie viele tropfen auf der werkbank, uberschuss zurucklegen, zu viel abgeben, kein platz fur tropfen, nirgends hinlegen, neunter tropfen, ein tropfen zu viel, wie viel passt auf die Werkbank, Platz für Tropfen, wie viele Felder hat die Werkbank',
  M09: 'vor dem Sammeln drehen, erst drehen, ring vor dem nehmen drehen, ring zuerst, paar andern, vor dem nehmen drehen, nach dem zeiger, Rad drehen vor dem Nehmen, Ring vor dem Sammeln drehen, Ring nach dem Zeiger, vor meinen zwei Tropfen drehen',
  M11: 'Werkbank voll, welche abwerfen, überlaufen, mehr als 8, welche zurucklegen, aussuchen was zuruck, abgeben, neunter tropfen, welcher tropfen zuruck, die eben genommenen zurücklegen, Werkbank läuft über, die alten behalten',
  M12: 'ablehnen, nicht wollen, muss ich beide nehmen, nur einen, liegen lassen, nicht brauchen, gezwungen zu nehmen, ungewollt, nur einen nehmen, stehen lassen, einen liegen lassen, nicht nehmen, lasst liegen, einen der beiden ablehnen, beide nehmen müssen, einen vom Paar liegen lassen, eine Farbe nicht wollen',
  M13: 'keiner mehr da, Farbe aus, welcher stattdessen, ersatz, andere farbe aussuchen, etwas anderes, stattdessen, ersatz transparent, welche farbe stattdessen, joker als ersatz, ersatz beim sammeln, ersatz wahlen, stattdessen nichts nehmen, durchsichtiger wenn eine Farbe fehlt, durchsichtigen statt der fehlenden Farbe',
  M14: 'zweimal dieselbe farbe, zweimal gelb, nur noch einer, nur einer ubrig, doppelte farbe, paar gleicher farbe, einer von zweien da',
  M73: 'nur einer der beiden tropfen da, nur einer des paars, zuerst die andere nehmen, welchen zuerst, einer fehlt einer ist da, eine Farbe fehlt zuerst die andere, erst den vorhandenen',
  L17: 'wie viele Aktionen, was kann ich tun, kaufen und verkaufen, beides im selben Zug, handelsphase, handeln, wie viele aktionen, eine aktion wahlen, kaufen oder verkaufen, moglichkeiten am markt, muss ich handeln, nur ein geschaft, eine marktaktion, kostenlos, kosten des handelns, was kann ich am markt, kaufen verkaufen oder tauschen, eins davon, zwei markte in einem zug, zwei markte kaufen, kaufen und tauschen, mehr als ein handel, zweimal pro zug, drei moglichkeiten, handelsmoglichkeiten, was tun beim handeln, wie handelt man, wie oft handeln, ein Handel pro Zug, Anzahl der Geschäfte, wie viele Geschäfte',
  L18: 'eintauschen, wie geht das, wie tauschen, am markt tauschen, einen geben bekommen, tropfen auf den markt legen, erhalten, was bekomme ich beim tausch, kosten des tauschs, tausch kostenlos, zahlen furs tauschen, tauschen zahlen, wie viele fur einen, stein auf den markt, dafur bekommen, einen stein tauschen, tropfen vom ring oder vom markt, welche tropfen beim tausch, vom markt nehmen, tropfen auf dem ring, wie viele tropfen fur einen, was bekomme ich dafur, an welchem markt, markt aussuchen, wie funktioniert der tausch, tausch machen, tropfen hinlegen, was bringt der tausch, wie tauscht man, markt auf dem schon zwei liegen, tauschen wo zwei liegen, dritten dazulegen',
  L19: 'durchsichtige beim tauschen, transparente bekommen, joker durch tausch, transparent auf dem ring, warum nicht den joker, joker beim tauschen, durchsichtigen nehmen, tausch gibt transparente, transparenten beim tausch erhalten, transparente beim tausch, transparenter gegenuber vom markt, einer der gezeigten ist transparent, transparent am ring beim tauschen',
  L20: 'voller Markt, kein Platz, besetzt, wie viele Scherben passen auf einen Markt, Platz auf dem Markt, voller markt, drei tropfen auf dem markt, markt besetzt, kein platz, 3 steine, markt ist voll, kein freier platz, dritter tropfen, vierter tropfen, platze im markt, wie viele passen, in vollen markt tauschen, markt komplett, schon drei tropfen, markt auf dem schon zwei liegen, markt hat schon drei',
  L21: 'Preis eines Markts, kostet, nur einen Teil, kaufpreis, was kostet ein markt, 2 zahlen, alles kaufen, ganzer markt, leerkaufen, alle tropfen, nur einen, wohin das geld, ausgegebenes geld, bank, markt abraumen, markt leer kaufen, alles mitnehmen, preis zum kaufen, teil kaufen, lira fur einen markt, eine lira reicht, am billigsten, glas bezahlen, steine kaufen, markt mit einem tropfen, voller preis, trotzdem 2 lira, beim kaufen alles nehmen, nur ein tropfen, wie kauft man, alle tropfen kaufen, am markt kaufen, kosten eines marktes',
  L22: 'wie viel fürs Verkaufen, bekommen, loswerden, wohin kommen verkaufte Scherben, glas verkaufen, geld fur verkauf, einen verkaufen, alles verkaufen, wie viele verkaufen, verkaufspreis, begrenzung verkauf, abstossen, tropfen zuruckgeben, was bringt verkaufen, zuruckverkaufen, munzen bekommen, brauche geld, kein geld mehr, wie komme ich an geld, verschiedene farben, gemischte farben verkaufen, transparente verkaufen, durchsichtige verkaufen, transparente verkauft, durch verkauf verdienen, wie verkauft man, mindestens verkaufen, mindestens einen, wohin kommen verkaufte tropfen, verkaufte tropfen',
  M15: 'keiner mehr da, Farbe aus, nichts, farbe aus beim tauschen, fehlt beim tausch, ersatz beim tausch, tropfen zurucknehmen, abgegebenen tropfen zurucknehmen, nichts beim tausch, tausch mit fehlender farbe, farbe nicht da beim tauschen',
  M16: 'weniger, nur einen Teil, liegen lassen, auswählen, alle nehmen beim tausch, aussuchen welche, nicht alle, welche liegen lassen, muss ich alles nehmen, weniger tropfen beim tausch, tropfen dalassen, beim Tausch nur einen nehmen, nicht alles vom Tausch',
  M17: 'Joker in den Markt, abgeben, durchsichtigen tauschen, joker in den markt, transparenten abgeben, transparenten eintauschen, transparenten am markt, joker eintauschen',
  M18: 'nichts kaufen, leer, leeren markt kaufen, markt ohne tropfen, nichts drauf, markt ohne tropfen kaufen',
  M19: 'nichts tun können, kein Geld, weder noch, festsitzen, kein handel moglich, kann nicht tauschen, nichts zu verkaufen, kein geld, pleite, leere werkbank, keine aktion, kein glas kein geld, kein geld keine steine, nichts zum tauschen, kann nichts kaufen, kein glas, habe nichts, kein geschaft, gar nichts moglich',
  M20: 'mehrere, drei, mehr Geld, je, pro tropfen oder insgesamt, je stein, 2 verkaufen, 3 verkaufen, 4 verkaufen, wie viel fur mehrere, mehr tropfen mehr geld, zwei tropfen zwei lira, vier tropfen',
  M72: 'nichts tun können, passen, handel uberspringen, phase auslassen, markt auslassen, Handel überspringen, Handeln auslassen, nicht handeln wollen, Phase überspringen, Vorteil vor dem Überspringen',
  M95: 'Tausch ohne Gegenwert, tauschen obwohl nichts da ist, Tausch für nichts, nutzloser Tausch, Tausch bei leerem Vorrat, alle Farben aufgebraucht',
  L23: 'zweite Karte, andere Karte, jede Karte der Hand, welche, welche karte bauen, zuerst bauen, beliebige karte, kreation aussuchen, vorderste karte, nur erste, zweite bauen, muss bauen, der reihe nach, reihenfolge einhalten, erste karte uberspringen, welche kreation, irgendeine, bild, nicht vorne, hinten, letzte karte, anderes bild, andere karte zuerst fertig, irgendeine kreation der hand, kreation auswahlen, welche kreation fertigstellen, welche kreation bauen, in der reihenfolge bauen',
  L24: 'Joker, was brauche ich, wofür farblose, was brauche ich zum bauen, vier tropfen, voraussetzung, zutaten, durchsichtiger als, farbe ersetzen, benotigtes glas, karte fertigstellen, ersatz, wildcard, rezept erfullen, glas fur eine karte, bedingungen, wozu transparent, verwendung joker, wie mache ich eine karte, welches glas, farben notig, drei von vier, eine farbe fehlt, genau die farben, richtige farben, farben der karte, wie stellt man eine kreation fertig, stellt fertig, kreation fertigstellen, wie baut man eine kreation, wie vollendet man, karte erfullen, transparenter ist joker, wie viele Tropfen braucht ein Werk, Anzahl Tropfen für eine Karte, wie viele Tropfen für ein Werk, was braucht eine Kreation',
  L25: 'wert, wie viel Geld, Punkte, was bekomme ich für ein fertiges Werk, was eine Kreation bringt, wozu Kreationen gut sind, einnahmen, verdienst, bezahlung, belohnung, wie viele punkte, wert einer karte, geld fur eine kreation, freie felder, leere platze, berechnen, wertung, lira pro werk, punkte machen, punkte bekommen, geld verdienen, siegpunkte, auszahlung, wie viel kriege ich, drei steine noch auf der bank, geld furs fertigstellen, weniger tropfen mehr geld, lira verdienen, glas zuruckgeben, glas behalten, vase machen, wohin die benutzten tropfen, bild fertig machen, wohin kommen fertige kreationen, fertige karten hinlegen, was passiert mit den vier tropfen, tropfen nach einem werk, wie viel hochstens, wie berechnet man den ertrag, ertrag einer kreation, was verdient man, wie viele lira verdient man, mehr pro kreation verdienen, mehr geld pro kreation, fertige kreation zeigen, kreation hinlegen',
  L26: 'zwei in einem Zug, Bonus, mehr als eine, zwei kreationen, zwei werke, zweite kreation, mehrere in einem zug, doppelt, 2 in einem zug, kombo, doppelte kreation, mehrere auf einmal, nacheinander, zwei sachen, zwei objekte, zwei bilder, zwei vasen, drei kreationen in einem zug, noch eine kreation im selben zug, extra fur zwei, zwei kreationen pramie, zusatzliche lira, zuschlag, gleich die nachste karte fertigstellen, nachste karte im selben zug, mit der nachsten kreation weitermachen',
  M23: 'durchsichtigen obwohl farbe, mehrere transparente, zwei joker, mit joker bezahlen, eigentliche farbe, kosten transparenter im grundspiel, wie viele joker pro kreation, joker obwohl ich die farbe habe, mehrere joker in einer kreation',
  M24: 'vor oder nach dem Bezahlen, freie felder vor oder nach, erst abgeben, wann zahlen, abgeben, glas zuerst zuruckgeben, tropfen zurucklegen, zahlen nach bezahlen, leere platze danach',
  M25: 'zwei in einem Zug, drei, Bonus, dritte kreation, drittes werk, drei in einem zug, nochmal bonus',
  M26: 'muss ich, warten, behalten, bauen müssen, muss ich fertigstellen, ohne etwas zu bauen, Zug beenden ohne zu bauen, hinauszogern, spater bauen, noch nicht bauen, gezwungen zu bauen, aufheben, muss bauen, muss ich bauen, fertige karte, fertige behalten, gezwungen, freiwillig bauen, darf ich warten, alle vier tropfen, verschieben, kann man warten, hebt auf, zuruckhalten',
  L27: 'umsortieren, ordnen, eigene Karten ansehen, handreihenfolge andern, erste karte nach hinten, kosten der anderung, nach hinten stecken, hand ansehen, karten anschauen, karten vertauschen, umstellen, karte nach vorne, karte nach vorn holen, andere karte zuerst, handkarten umsortieren, karten tauschen auf der hand, kostenlos, sortieren kosten, karte aufschieben, karten wechseln, vordere karte schlecht, andere zuerst haben, erste karte verschieben, kosten zum umordnen, karte nach hinten legen, stellt um, reihenfolge der kreationen vertauschen, kreationen umdrehen, zweimal zahlen um zwei karten zu verschieben, zwei karten verschieben, nochmal zahlen zum umordnen, vorderste Karte loswerden, erste Karte gefällt nicht, Karte für später, Karte aufschieben, Karte zurückstellen',
  L28: 'Rad drehen, kostet, Preis, kosten rad, preis pro raste, mehrere rasten, rad drehen, geld zum drehen, ausseres rad, richtung des rings, wie weit drehen, schritt, ring verstellen, fur drehung zahlen, lira pro schritt, ring bewegen, umdrehung, rad aussen, aussen drehen, kostet was, ring zweimal drehen, ring mehrmals im zug, wie oft drehen, ring ruckwarts, drehkosten, um wie viele rasten',
  L29: 'wie einsetzen, benutzen, auslösen, bezahlen, wozu fertige Kreationen gut sind, Kreation ausgeben, wie vorteil nutzen, spezialfahigkeit, sonderfahigkeit, vorteil aktivieren, kategorieplattchen, kreation weg, mit fertiger karte bezahlen, zur seite legen, einlosen, auslosen, lose aus, bonus der kategorie, effekt, sonderaktion, wie funktionieren vorteile, wozu fertige karten, spezialtrick, meine vase benutzen, fruher gebaute kreation, kreation aus fruherem zug, gleicher vorteil wie anderer spieler, zwei spieler denselben vorteil, nutzen der kategorieplattchen, vorteile fur alle, was fur einen vorteil abgeben, kosten eines vorteils, wie bekommt man einen vorteil, kreation opfern, setzt ein, karten nach dem vorteil, was passiert mit der karte nach dem vorteil, vorteil nur einmal',
  L30: 'zwei Symbole, beide Vorteile, zwei kategorien, zwei symbole, zwei zeichen, beide kategorien, eine von beiden, doppelte kategorie, schmuck und kunst, geschirr, tiere, beide vorteile, beides, karte mit doppelter kategorie, welcher der beiden vorteile',
  L76: 'Symbol auf der Karte, Zeichen, welche Art, verändert, Zusatzaktion, symbole auf vorteilen, bedeutung der symbole, icons auf vorteilskarten, zeichen',
  M10: 'wann jederzeit, mitten in einer aktion, unterbrechen, zwischen zwei aktionen, wann genau, wann darf ich den Ring drehen, zwischen welchen Schritten, mitten im Tausch, genauer Zeitpunkt, mitten in einer Aktion',
  M21: 'umsortieren, ordnen, wohin, ans ende, welche stelle, letzte position, mitte der hand, wiederholen, zweimal zahlen um zwei karten zu verschieben, wohin kommt die erste Karte, wo einsortieren, an die zweite Stelle, welcher Platz für die Karte, ganz nach hinten',
  M22: 'andersherum, beide Richtungen, welche Richtung, rückwärts, ring im uhrzeigersinn, rad nach rechts, ring ruckwarts, beide richtungen, andere richtung, ruckwarts, gegenrichtung',
  M28: 'denselben zweimal, mehrmals, nochmal, einmal pro karte, vorteil wiederholen, mehrere vorteile pro zug, im selben zug, sofort benutzen, nochmal benutzen, gerade fertige karte, wie oft vorteil, zwei vorteile in einem zug, mehrere vorteile einsetzen, zwei vorteile einsetzen, gleicher vorteil zweimal, zwei spieler denselben vorteil, gleicher vorteil nochmal, vorteil jeden zug, vorteil mit gerade fertiger karte, eben vollendete karte, vorteile nur einmal nutzbar, einmalig, einmal benutzen',
  M29: 'ausgegeben, verbraucht, zählt noch, benutzte kreation zahlt, verbrauchte karte zahlt, gilt noch als fertig, furs spielende, beiseitegelegte kreation zahlt, benutzte kreationen zahlen am ende, benutzte kreationen bei gleichstand, karten nach dem vorteil',
  M90: 'sehen andere meine neue reihenfolge, geheim umsortieren, sehen andere wohin ich sie stecke, neue Reihenfolge geheim, Umsortieren sichtbar',
  L31: 'wann vorbei, zu Ende, noch ein Zug, wie viele Runden, wie lange, Dauer, wann ende, spielende, schluss, letzte runde, gleich viele zuge, gleich oft dran, ende auslosen, alle spielen, jemand alle karten fertig, aufhoren, endbedingung, letzte kreation, was lost das ende aus, wann sind wir fertig, jemand hat funf, funf kreationen fertig, spielende zu zweit, wann das spiel aufhort, wer lost das ende aus, hort auf, nach der funften kreation, jemand vollendet die funfte, letzte karte fertig, einer ist fertig, jemand ist fertig, bin ich noch dran, noch ein zug fur mich',
  L32: 'wie gewinnt man, Gleichstand, gleich viel Geld, Sieg, ziel, spielziel, worum geht es, wer gewinnt, spiel gewinnen, meistes geld, reichster, siegbedingung, gleichstand, gleich viel geld, unentschieden, gleich viel kohle, sieg, wer hat gewonnen, zwei spieler gleich, rangfolge, mehr geld, der reichste gewinnt, was zahlt am ende, wie viel lira zum gewinnen, alle lira ausgeben, geld am ende, ubriges geld, zahlt geld, wer siegt, gleich viele lira, wie wird der sieger bestimmt',
  M63: 'noch ein Zug, die anderen noch, letzte Runde, runde zu ende, gleich oft dran, letzter spieler lost aus, alle noch dran, nach der funften kreation, andere danach, bin ich noch dran, einer ist fertig',
  M64: 'Gleichstand, gleich viel Geld, gleichstand, gleich viel geld, unentschieden, weniger karten, gleich viel kohle, zwei spieler gleich, gleichstand auflosen',
  M65: 'nicht gebaut, nicht geschafft, Strafe, Minuspunkte, ubrige karten, karten auf der hand am ende, minuspunkte, nicht fertige karten, karten die ich noch habe, schlecht am schluss, punkte verlieren, unfertige karten im grundspiel, strafe im normalen spiel',
  M76: 'niemand baut, endlos, keiner baut etwas, keiner fertig, endet nie, blockade, zu lang, 12 runden, niemand vollendet, endloses spiel',
  L33: 'rot oder grun, karte prasent, roten tropfen bekommen, gratis tropfen, unterschied prasent und geschenk, was macht prasent, rot oder grün aussuchen, grünen Tropfen umsonst, roten geschenkt, einen grünen nehmen',
  L34: 'gelb oder blau, karte geschenk, blauen tropfen bekommen, gratis tropfen, unterschied prasent und geschenk, was macht geschenk, gelb oder blau aussuchen, blauen Tropfen umsonst, gelben geschenkt, einen gelben nehmen',
  L35: 'gratis kaufen, umsonst kaufen, kostenlos, was macht gratis, karte gratis, gratis beim tauschen, gratis nur beim kaufen, ohne geld kaufen, null lira fur einen markt, Markt geschenkt, Markt kostenlos',
  L36: 'fur 4 verkaufen, besserer preis, karte kaufmann, was macht kaufmann, wozu kaufmann, teurer verkaufen, vier Lira für den Verkauf, mehr Geld beim Verkaufen',
  L37: 'karte experte, beim tausch aussuchen, transparent durch tausch, aussuchen was man beim tausch nimmt, joker beim tausch nehmen, beim Tausch aussuchen, durchsichtigen beim Tausch bekommen, freie Wahl beim Tausch',
  L38: 'transparent nach kauf, joker beim kaufen, was macht geniesser, wozu geniesser, durchsichtiger nach dem Kauf, Joker beim Kaufen, Bonus beim Einkauf, durchsichtiger zum Kauf dazu',
  L39: 'transparent nach verkauf, joker beim verkaufen, was macht spieler, karte spieler, durchsichtiger nach dem Verkauf, Joker beim Verkaufen, Bonus beim Verkauf',
  L40: 'karte magier, alles umsortieren, ganze hand ordnen, kostenlos umsortieren, sortieren ohne zahlen, was macht magier, wozu magier, ganze Hand sortieren, alle Karten neu ordnen, Hand beliebig ordnen',
  L41: 'transparenten verkaufen, 3 lira fur joker, was macht gunstling, durchsichtigen gegen Geld, Joker zu Geld machen, 3 Lira für einen durchsichtigen, Joker verkaufen',
  L42: 'zweimal handeln, zweimal tauschen, zweite Aktion, zwei handelsaktionen, zweimal kaufen, zweimal verkaufen, doppelte aktion, zweite aktion, was macht privileg, zwei Geschäfte, noch einmal handeln, zweite Handlung bezahlen',
  L43: 'zeiger nicht drehen, pfeil bleibt, zeiger stehen lassen, was macht vorsorge, vorteil zeiger bleibt, Zeiger nicht bewegen, Zeiger stehen lassen, Pfeil bleibt, Zeiger nicht drehen, noch einmal dasselbe Paar, Zeiger anhalten, Zeiger festhalten, Zeiger stoppen',
  L44: 'zweimal sammeln, vier tropfen, nochmal nehmen, was macht wiederholung, doppelt sammeln, Paar zweimal nehmen, vier Tropfen vom Zeiger',
  L45: 'tropfen zwischen markten, von einem markt zum anderen, was macht reisender, reisende, tropfen von einem markt auf einen anderen, zwischen markten verschieben, Tropfen in anderen Markt legen, von Markt zu Markt, Tropfen umlegen',
  L46: 'acht lira, 2 mehr, hochster preis, was macht hochstpreis, 8 lira, alle platze leer, zehn lira, 2 Lira extra bei leerer Werkbank, Bonus auf acht, zwei mehr bei leerer Bank',
  L47: 'mit dem vorrat tauschen, farbe eines tropfens andern, zwei tropfen, was macht opportunist, Farbe gegen eine andere, Farben wechseln, meine Tropfen umtauschen, beliebige Farbe aus dem Vorrat',
  L48: 'kostenlos drehen, rad gratis drehen, ring beliebig, was macht visionar, drehen ohne zu zahlen, Ring beliebig stellen, Rad umsonst drehen, Ring wohin ich will',
  M30: 'vorteile kombinieren, zwei vorteile gleichzeitig, mehrere vorteile auf eine aktion, gratis und geniesser, bei einem kauf, kaufmann und spieler, mehrere vorteile auf einmal, zwei vorteile kombinieren',
  M31: 'drei aktionen, privileg zweimal, wiederholung zweimal, drei Geschäfte mit Privileg, zwei Wiederholungen, sechs Tropfen auf einmal',
  M32: 'vorher oder nachher ansagen, wann Vorteil ansagen, vorher anmelden, zu spät für einen Vorteil',
  M33: 'experte ganzer ring, wie viele tropfen mit experte, Experte drei Tropfen, Experte nur am Markt',
  M34: 'Höchstpreis im Expertenspiel, Höchstpreis und Doppelbonus, acht nach Abzug',
  M35: 'kosten opportunist, zweimal zahlen, zwei tausche, einmal oder zweimal zahlen, wie viel kostet opportunist',
  M36: 'Wiederholung und Vorsorge zusammen, Günstling wie oft, Reisender ohne freien Platz, kein durchsichtiger für Genießer',
  M66: 'privileg spater, wiederholung spater, nach der ersten aktion, Privileg nach dem ersten Handel, Wiederholung nach dem Nehmen, nachträglich entscheiden',
  M67: 'wann geniesser, wann spieler, nach dem kaufen, nach dem verkaufen, wie lange nach dem Kauf, Genießer später nutzen, Spieler zu spät',
  M68: 'Vorteil verschwendet, Aktion gleich danach, Vorteil zurücknehmen, etwas dazwischen',
  M69: 'Höchstpreis für sich selbst, Karte zahlt eigenen Höchstpreis, zweimal Höchstpreis',
  M70: 'gleiche Farbe zurück, sinnlose Wahl, gegen das Gleiche tauschen, ohne Änderung',
  M71: 'Experte nichts nehmen, Experte null Tropfen, keinen mit Experte',
  M74: 'Magier mit einer Karte, Magier ohne Karten, Magier nur fürs Geld',
  M78: 'zweites Nehmen vergessen, Wiederholung verfallen, nach dem Handeln noch nehmen',
  M79: 'Privileg ohne mögliche Aktion, Privileg ohne Tropfen',
  M84: 'Wiederholung und Ring drehen, anderes Paar beim zweiten Mal, Ring zwischen beiden Nehmen',
  M85: 'prasent kein rot, geschenk farbe aus, Präsent ohne Rot, Geschenk ohne Blau, eine Farbe vom Geschenk fehlt',
  M92: 'kein geld fur vorteil, 0 lira, vorteil der kostet, Vorteil ohne Geld, Vorteil nicht bezahlen können, null Lira und Vorteil, keine Lira für Wiederholung, Privileg ohne Lira, Opportunist ohne Lira, eine Lira nicht zahlen',
  M93: 'vor dem sammeln, zuerst tauschen, zuerst verkaufen, zu fruh, Vorteil vor dem Sammeln, Kaufmann vor dem Nehmen',
  M94: 'Opportunist nur ein Tausch, Opportunist gleiche Farbe, zwischen beiden Tauschen',
  M99: 'vorteil mit voller werkbank, geschenk volle werkbank, Geschenk bei voller Werkbank, Präsent mit acht Tropfen, Werkbank voll und Geschenk',
  M100: 'transparenten zwischen markten, reisender volle markte, alle Märkte voll Reisender, alle Märkte leer Reisender',
  L49: 'allein, eine Person, wie spielt man, ein spieler, einzelspieler, alleine spielen, solo aufbau, alvise, automa, wie viele karten solo, herausforderungskarten ansehen, herausforderungskarten vorher, wie viele herausforderungskarten, wie bereitet man das solospiel vor, wie spielt man allein, bereitet vor, Aufbau des Solospiels, Solo vorbereiten, Solomodus aufbauen',
  L50: 'allein, eine Person, wie spielt man, herausforderungskarten, was macht alvise, solozug, ereigniskarten, karte aufdecken, wann herausforderung, automat jede runde, jede runde, nach meinem zug allein, wann wird eine herausforderungskarte aufgedeckt, zug von alvise, wie lauft das solospiel ab, zug im solospiel',
  L51: 'wie viele Züge, allein gewinnen, solo gewinnen, alvise schlagen, soloziel, letzter zug solo, sechs kreationen, herausforderungskarten aufgebraucht, letzte herausforderungskarte, keine herausforderungskarten mehr, wie gewinne ich allein, wann endet solo, solosieg, alle sechs werke',
  L52: 'wie viele Lire nötig, Punkte, Titel, grossmeister werden, meister sein, punktetabelle, solopunkte, soloergebnis, rangliste, lehrling, kunsthandwerker, gutes ergebnis, stufen, punktestufen, punkte allein, gutes ergebnis allein, munzen fur grossmeister, grossmeister erreichen, punktzahl kunsthandwerker, punktzahl meister, punktzahl lehrling, welche stufe, guter Punktestand, ab wann Kunsthandwerker, wie gut war ich',
  L53: 'herausforderung dreht den ring, alvise dreht, Herausforderung Ring, wie oft dreht sich der Ring, zwei Ringkarten',
  L54: 'herausforderung dreht den zeiger, Herausforderung Zeiger, Zeiger rückt von selbst, Alvise bewegt den Zeiger',
  L55: 'Herausforderung roter Tropfen, roter aufgezwungen, roter Tropfen solo',
  L56: 'Herausforderung grüner Tropfen, grüner aufgezwungen, grüner Tropfen solo',
  L57: 'Herausforderung blauer Tropfen, blauer aufgezwungen, blauer Tropfen solo',
  L58: 'Herausforderung gelber Tropfen, gelber aufgezwungen, gelber Tropfen solo',
  L59: 'markt leeren herausforderung, vollster markt, herausforderung leert markt, markt geleert solo, welcher Markt wird geleert, Alvise räumt einen Markt',
  L60: 'herausforderungskarte ohne wirkung, karte nichts, leere Herausforderung, im Solo passiert nichts',
  M45: 'wie lange, wie viele Züge, wie viele Runden, anzahl zuge solo, wie viele zuge allein, sieben zuge, herausforderungskarten aufgebraucht, keine herausforderungskarten mehr',
  M46: 'fruher fertig, sechste kreation, alle vor dem ende fertig, Solo vorzeitig fertig, nach sechs weiterspielen, früher aufhören, alle sechs vorzeitig',
  M47: 'zwei markte gleich, gleich viele tropfen, welchen markt leeren, welcher markt wird geleert, zwei vollste markte',
  M48: 'innerer ring herausforderung, zeiger herausforderung, keine Tropfen bei Zeiger-Herausforderung, welcher Ring bewegt sich, Innenring drehen',
  M49: 'herausforderung werkbank voll, farbe fehlt, herausforderung bringt tropfen auf volle werkbank, herausforderungstropfen bei voller werkbank, Tropfen passt nicht solo, Tropfen der Herausforderung fehlt',
  M50: 'verlieren, nicht schaffen, solo verlieren, solo gescheitert, nicht alle sechs geschafft, reich aber verloren, fünf von sechs Werken, viel Geld aber nicht sechs',
  M51: 'geld solo, vorteile solo, markte solo, markte wieder aufgefullt, markte auffullen solo, Märkte im Solospiel, Vorteile allein',
  M52: 'solo experte, experte allein, solo mit variante, Expertenvariante allein, solo plus Experte',
  M75: 'letzte Herausforderung nach sechs Werken, noch eine Karte aufdecken, Herausforderung wenn ich fertig bin, aufdecken nach dem sechsten Werk',
  M86: 'Vorteil während der Herausforderung, auf Herausforderung reagieren, nach dem Zug entscheiden, Herausforderung verhindern',
  L61: 'wie geht das, auswählen, weitergeben, draft, draften, karten aussuchen, karten weitergeben, nachbar, kreationen aussuchen, linker nachbar, nach links geben, eine behalten, wahlen und weitergeben, wie viele karten beim draft, karten beim draft ausgeteilt, draftregeln, draftkarten, wie viele Karten beim Draft, Beginn des Drafts, Hand selbst zusammenstellen',
  L62: 'interaktive karten, mehr interaktion, wie viele interaktive, angriff, festival, hinzufugen, anzahl interaktiver karten, interaktiver vorteil, festivalkarten, interaktive regeln',
  L63: 'anderen wegnehmen, Mitspieler bestehlen, autoritat, einem spieler einen tropfen nehmen, stehlen, klauen, gegner wegnehmen, spieler bezahlen, was macht autoritat, karte autoritat, tropfen stehlen, bei anderen nehmen, nimmt weg, Tropfen klauen, welchen Tropfen stehlen, Glas vom Gegner nehmen, wegnehmen',
  L64: 'handler, einem spieler einen tropfen geben, aufdrangen, spieler geld nehmen, was macht handler, wozu handler, zwingt mitspieler, aufzwingen, aufdrucken, jemandem einen Tropfen andrehen, Tropfen an Gegner loswerden, Geld vom Gegner',
  L65: 'tollpatsch, alle werfen ab, jeder verliert einen tropfen, was macht tollpatsch, wer entscheidet was abgelegt wird, alle verlieren einen Tropfen, jeder wirft einen ab, alle müssen einen abgeben, jeder gibt einen ab, alle werfen einen weg',
  L66: 'anderen wegnehmen, mit Mitspielern tauschen, sammler, mit einem spieler tauschen, tausch unter spielern, tropfen des gegners, was macht sammler, wozu sammler, sammler gut, mit mitspieler tauschen, tausch mit anderem spieler',
  M37: 'interaktive karte wahlen, welche interaktive, zufall, wie wird der interaktive Vorteil gewählt, alle vier interaktiven zusammen',
  M38: 'wie geht das, auswählen, weitergeben, draftreihenfolge, gleichzeitig, welche richtung, erste wahl, letzte karte, alle wählen gleichzeitig, Reihenfolge der gewählten Karten, letzte Karte des Päckchens',
  M39: 'draft mit interaktiv, beide modi, module kombinieren, Draft ohne interaktiv, Module einzeln, Draft allein',
  M40: 'autoritat wer wahlt, gestohlenen tropfen aussuchen, wer sucht den gestohlenen Tropfen aus, Opfer hat nur durchsichtige, Autorität ohne Geld, aussuchen was ich stehle, Opfer sucht den Tropfen aus',
  M41: 'handler volle werkbank, handler kein geld, spieler ohne geld, joker geben, Opfer hat kein Geld, Händler durchsichtigen geben, Opfer voll',
  M42: 'tollpatsch ich auch, werfe ich ab, ich selbst, wer wirft ab, verliere ich auch einen, geheim wählen, leere Werkbank und Tollpatsch, wer wählt den verlorenen',
  M43: 'sammler wer wahlt, sammler transparent, joker tauschen, wer wählt beim Tausch, Sammler durchsichtigen nehmen, Tausch ablehnen',
  M44: 'interaktiv im fremden Zug, mit interaktiver Karte reagieren, interaktiv im Solo',
  M81: 'bei mir selbst benutzen, Sammler auf mich selbst, mich selbst wählen, auf mich anwenden',
  M82: 'Tollpatsch ohne Tropfen, meine Werkbank leer Tollpatsch',
  M83: 'Händler neunter Tropfen, welchen gibt das Opfer zurück',
  M96: 'von jemandem stehlen der fertig ist, Opfer nach dem letzten Zug, fertigen Spieler angreifen',
  M97: 'stehlen mit voller Werkbank, Autorität neunter Tropfen',
  M98: 'auf die anderen warten, wer entscheidet zuerst, andere antworten vorher',
  M102: 'Draft merken, was ich beim Draft sah, wissen was andere genommen haben',
  L67: 'karte 11 entfernen, rausnehmen, expertenaufbau, expertenvariante vorbereiten, expertenvariante aufbauen, herausforderung des grossmeisters, karte 11 im expertenspiel, vorsorge im expertenspiel',
  L68: 'experte wie viele karten, hand im expertenspiel, sechs oder sieben, expertenvariante vorbereiten, expertenhand, karten im expertenspiel, handgrosse experte, wie viele kreationen im expertenspiel, Kartenzahl im Expertenspiel, Karten pro Person Experte, Experte austeilen, mehr Karten',
  L69: 'Münzen auf dem Plan, Experten, munzen experte, geld auf dem ring, wie viele munzen auf dem plan, expertenaufbau, munzen in der mitte, wozu munzen, experte wie viele lira auf dem plan, expertenspiel vorbereiten, expertenvariante vorbereiten, expertenvariante aufbauen, munzen im expertenspiel, bereitet vor, wie baut man das expertenspiel auf',
  L70: 'halber schritt, 12 uhr, zwolf uhr, start des zeigers experte, expertenvariante vorbereiten, wo beginnt der zeiger im expertenspiel, 12 uhr aufbau, zwolf, zeiger zwischen zwei paaren',
  L71: 'wer bekommt die Münze, Münzen auf dem Plan, zeiger lauft uber munze, pfeil uber munze, wer bekommt die munze, fuhrender, meiste kreationen, lira auf dem plan, was passiert wenn der zeiger an einer munze vorbeikommt, lira zwischen tropfen, fuhrende gleichauf, lira genommen, Münze wenn der Zeiger vorbeikommt, Münze vom Plan nehmen, wer nimmt die Lira',
  L72: 'strafe transparent, joker kostet experte, durchsichtiger abzug, schwerer modus, weniger verdienen, verliert pro transparentem, wie viel verliert man pro transparentem tropfen, abzug pro transparentem, transparent im expertenspiel, transparenter als experte, experten joker, transparente experte, durchsichtige kosten, minus eins je durchsichtigem, Joker kostet eine Lira',
  L73: 'was macht die Eule, wie geht das, eulenmarker, eule benutzen, wer hat die eule, eule weitergeben, vogel, statue, wer bekommt am anfang die eule, eule zu beginn, Besitzer der Eule, wofür die Eule, Kraft der Eule',
  L74: 'expertenende, letzte munze, wann endet das expertenspiel, wie endet das expertenspiel, letzter zug experte, wann ist das expertenspiel zu ende, ende im expertenspiel, letzte Münze weg, alle Münzen genommen, noch ein Zug nach der letzten Münze',
  L75: 'nicht gebaut, nicht geschafft, Strafe, Minuspunkte, minus zwei, ubrige karten experte, 2 verlieren, nicht gebaute karten, ubrige karten experte verlieren, wie viel verliert man pro karte, minus für Handkarten, übrige Werke Experte',
  M07: 'karten entfernen experte, expertenspiel raus, welche karten raus, aussortieren, ohne welche karten, karten 1 und 2 im expertenspiel, 1 2 und 11, prasent und geschenk im expertenspiel',
  M53: 'munzen hinlegen, wohin munzen, wie viele munzen auf dem plan, bei 2 spielern, bei 3 spielern, bei 4 spielern, wo liegen die munzen, munzen bei 6 und 12 uhr',
  M54: 'erste munze 12 uhr, halber schritt munze, Münze beim ersten Zug, zu Beginn über zwölf Uhr',
  M55: 'gleichstand munze, niemand fuhrt, gleich viele kreationen, gleichstand beim vorbeiziehen, wohin geht die lira, zwei gleichauf',
  M56: 'wann wird die Führung gezählt, Werk vor der Münze fertig, Führung in welchem Moment',
  M57: 'letzte runde experte, runde 7, nach der letzten munze, Runde zu Ende spielen Experte, sieben Runden Experte',
  M58: 'punkte verlieren experte, unter null, negatives ergebnis, abzug am ende, jede expertenpartie, gilt',
  M59: 'transparent abziehen, zwei transparente experte, Auszahlung unter null, vier durchsichtige Experte, minus für Joker',
  M60: 'was macht die Eule, wann, eule zweimal, wann eule benutzen, kosten der eule, eule im zug eines anderen, wann eule, eule wie oft, preis der eule, wie oft Eule, Eule mehrmals, Eule noch einmal',
  M61: 'draft experte vier spieler, karten expertendraft, wie viele Karten Expertendraft, Draft und Experte zusammen',
  M62: 'alle sechs oder sieben fertig Experte, normales Ende Experte',
  M77: 'Karte 11 trotzdem im Expertenspiel, Vorsorge im Expertenspiel',
  M87: 'letzte Münze und letztes Werk zugleich, beide Enden gleichzeitig',
  M88: 'Gleichstand im Expertenspiel, gleich viel Geld Experte, Gleichstand nach Abzug',
  M101: 'eule an wen, richtung der eule, rechter nachbar, wer bekommt die Eule, Eule weitergeben, Eule links oder rechts',
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
