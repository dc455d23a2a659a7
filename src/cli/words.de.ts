import * as games from './games/words.de.ts';
import type { TerminalWords } from './words.en.ts';

export const words: TerminalWords = {
  usage: `tavola spielt Brettspiele im Terminal. Aufruf: npm run -s tavola -- BEFEHL

  tavola play [SPIEL]           gegen Bots spielen
    --resume DATEI              eine gespeicherte Partie fortsetzen
    --option NAME=WERT          eine Option des Spiels setzen (für jede Option wiederholen)
    --preset NAME               mit einer Voreinstellung beginnen
    --pack DATEI                mit den Angaben einer anderen Schachtel spielen: docs/packs.md
    --seats N  --seat N         wie viele Plätze es gibt und welcher deiner ist, ab 0
    --level N                   wie stark die Bots sind, von 1 bis 5 (bis 3, wo kein Bot das Spiel gelernt hat)
    --seed TEXT                 derselbe Text gibt dieselben Karten
    --name NAME                 wie du heißt
  tavola replay DATEI           eine gespeicherte Partie Schritt für Schritt ansehen
    --seat N                    so, wie dieser Platz sie gesehen hat
  tavola review DATEI           Rückblick: Glück und Spiel, Verlauf, was Entscheidungen kosteten
    --seat N  --worlds N  --json
  tavola verify DATEI…          gespeicherte Partien prüfen; Status 1, wenn eine beschädigt ist
    --receipt DATEI             auch die Kartenausgabe, am Beleg eines Mitspielers
  tavola simulate SPIEL         Partien spielen, zufällige oder die einer Stufe, und zusammenfassen
    --games N  --level N  --seed TEXT  --seats N  --option NAME=WERT  --preset NAME  --pack DATEI  --json
  tavola arena A B              zwei Bots gegeneinander: Stufen 1 bis 5, random und was das Spiel sonst bietet
    --game SPIEL  --pairs N  --sprt TIEF HOCH  --seed TEXT  --ms N  --iterations N  --json
    --seats N  --option NAME=WERT  --preset NAME  --pack DATEI
    --ladder                  alle Stufen; schreibt docs/strength.md
    --cpu                     es zählt die Rechenzeit, nicht die Uhr
    --adjust                  auch die Punkte ohne Glück (Ziehen, zufällige Wahl)
    --workers N               in N Threads zugleich spielen; das Ergebnis bleibt gleich
    --sets                    jeder Satz von Optionen, eine Zeile für jeden
  tavola engine                 JSON-Zeilen auf Ein- und Ausgabe; siehe docs/protocol.md
  tavola help [SPIEL]           dieser Text, oder die Optionen eines Spiels

  --lang en|fr|de               die Sprache; sonst die der Umgebung`,

  optionSheet: {
    title: '{game}, {seats} Plätze. Optionen (--option NAME=WERT):',
    presets: 'Voreinstellungen (--preset NAME):',
    from: '{min} bis {max}',
    text: 'ein Text, sonst leer; --pack DATEI schreibt ihn',
    idle: '--option {name} bewirkt hier nichts: {reason} [{rule}]',
  },

  error: {
    unknownCommand:
      'kein Befehl {given}; erwartet: play, replay, review, verify, simulate, arena, engine oder help',
    unknownFlag: '{command} kennt {flag} nicht; „tavola help“ zählt alles auf',
    flagValue: '{flag} ist falsch verwendet; „tavola help“ zeigt, wie es geht',
    surplus: '{command} kann mit {given} nichts anfangen',
    noFile: 'erwartet wird der Name einer gespeicherten Partie',
    gameNeeded: 'erwartet wird der Name eines Spiels: {games}',
    unknownGame: 'kein Spiel {given}; erwartet: {games}',
    language: '--lang {given}: erwartet en, fr oder de',
    number: '{flag} {given}: erwartet eine ganze Zahl von {min} bis {max}',
    option: '--option {given}: erwartet NAME=WERT, und als NAME: {names}',
    resumeAlone: '--resume setzt eine Partie fort, wie sie war: Lass {flag} weg',
    bot: 'kein Bot {given}; erwartet: {names}',
    trial: '--sprt {given}: erwartet zwei Werte in Prozent, der kleinere zuerst, etwa 50 60',
    missing: '{file}: Diese Datei gibt es nicht',
    folder: '{file}: Das ist ein Ordner, keine Datei',
    forbidden: '{file}: nicht erlaubt',
    unusable: '{file}: {reason}',
    tooLarge: '{file}: zu groß für eine gespeicherte Partie',
    badReceipt: '{file}: kein Beleg: {reason}',
    oneFile: '--receipt geht nur mit einer Partie',
    badMatch: '{file}: Zeile {line}: {reason}',
    noPacks: '{game} hat keine Pakete',
    badPack: '{file}: {reason}',
    noJson: 'Ein Paket ist ein Objekt in JSON; diese Datei ist keines.',
    notOurs: '{file} existiert schon und ist keine gespeicherte Partie: Die Datei bleibt, wie sie ist',
  },

  name: { person: 'Spieler', bot: 'Bot', botNumber: 'Bot {number}', seat: 'Spieler {number}' },

  review: {
    notOver: '{file}: Die Partie ist noch nicht zu Ende; erst dann gibt es einen Rückblick',
    sum: '{name}: Glück {luck}, Spiel {play}, Ergebnis {result}',
    luck: '  Glück: die Kartenausgabe {deal}, was später kam {rest} (± {error})',
    accuracy: {
      one: '  Genauigkeit {accuracy}, {given} verschenkt in {count} Entscheidung, die zählt',
      other: '  Genauigkeit {accuracy}, {given} verschenkt in {count} Entscheidungen, die zählen',
    },
    nothingCounted: '  keine Entscheidung, die zählt',
    curve: 'Anteil am Sieg, {name}, von Entscheidung zu Entscheidung:',
    known: 'was man wissen konnte',
    open: 'mit offenen Karten',
    signs: 'Kosten: · etwa gleich, ● 2–5 %, ◆ 5–10 %, ▼ 10 % und mehr',
    costly: {
      one: '{count} Entscheidung hat etwas verschenkt (* die drei teuersten jedes Platzes):',
      other: '{count} Entscheidungen haben etwas verschenkt (* die drei teuersten jedes Platzes):',
    },
    nothingCostly: 'Keine Entscheidung hat etwas verschenkt.',
    decision:
      '{mark}{at} {sign} {name} −{cost} % (± {error}): {played} {playedShare} %, besser {best} {share} %',
    reason: '       {reason} [{rules}] Das macht {carries} % des Unterschieds aus.',
    noReason: '       Kein einzelner Grund.',
    help: 'Die Kürzel sind die des Protokolls von {game}: docs/protocol.md. Was die Zahlen bedeuten: docs/review.md.',
  },

  play: {
    whichGame: 'Welches Spiel?',
    noSuchGame: 'Eine Nummer {given} gibt es in der Liste nicht.',
    resumed: 'Die Partie geht da weiter, wo sie war.',
    noUndoMark: '!',
    noUndoHint: '! deckt etwas auf: Danach gibt es kein Zurück',
    more: '… {count} weitere, zum Eintippen: {word}',
    between: '; ',
    endTurn: 'Zug beenden',
    endTurnQuestion: 'Dein Zug ist fertig. Noch kannst du ihn zurücknehmen.',
    notUnderstood:
      '„{given}“ ist weder eine Nummer der Liste noch ein Befehl. „hilfe“ sagt, was du eingeben kannst.',
    noSuchChoice: 'Eine Nummer {given} gibt es nicht: Die Liste geht von 1 bis {count}.',
    undone: 'Zurückgenommen.',
    noUndo: 'Du kannst nichts zurücknehmen: Jemand anders war dran, oder etwas Verdecktes wurde aufgedeckt.',
    nothingYet: 'Noch ist nichts geschehen.',
    saved: 'Die Partie ist gespeichert in {file}',
    resumeHint: 'Weiter geht es mit: npm run -s tavola -- play --resume {file}{seat}',
    replayHint: 'Ansehen mit: npm run -s tavola -- replay {file}',
    notSaved: 'Die Partie konnte nicht gespeichert werden.',
    farewell: 'Bis bald.',
    hints: '{undo} · {hint} · {why} … · {rules} · {log} · {save} · {help} · {quit}',
    command: {
      undo: 'zurück',
      hint: 'tipp',
      why: 'warum',
      rules: 'regeln',
      log: 'verlauf',
      save: 'speichern',
      help: 'hilfe',
      quit: 'ende',
    },
    helpTitle: 'Du kannst eingeben:',
    help: {
      choose: 'die Nummer einer Wahl oder ihr Kürzel (etwa {word})',
      again: 'den Spielplan noch einmal zeigen',
      undo: 'deine letzte Aktion zurücknehmen',
      hint: 'was der stärkste Bot an deiner Stelle täte',
      why: 'warum etwas nicht geht: ein Kürzel, oder was du tun möchtest',
      rules: 'die Regeln: alle Titel, eine Regel nach Nummer, oder eine Suche',
      log: 'alles, was geschehen ist',
      save: 'die Partie speichern, in einer Datei deiner Wahl',
      quit: 'gehen; die Partie wird gespeichert',
    },
    enterKey: 'Eingabe',
    file: 'DATEI',
    something: 'ETWAS',
    ruleNumber: 'NUMMER',
  },

  hint: {
    title: 'Der stärkste Bot, der sieht, was du siehst, würde wählen (erwarteter Anteil am Sieg):',
    line: '  {number} {heading}: {label} ({share} %)',
    none: 'Gerade gibt es keinen Tipp.',
  },

  why: {
    nothing: 'Warum was? Gib „{why}“ und ein Kürzel ein, etwa „{why} {word}“.',
    unknown: '„{given}“ bezeichnet keine Aktion dieses Spiels.',
    legal: '{word}: Nichts spricht dagegen; es ist Nummer {number}.',
    legalTyped: '{word}: Nichts spricht dagegen; tipp es so ein, wie es hier steht.',
    refused: '{word}: {reason}',
    because: 'Der Grund: {reason}',
  },

  rules: {
    unknown: 'Keine Regel hat diese Nummer oder spricht von „{given}“.',
    hint: 'Mit „{rules} {number}“ liest du eine davon.',
  },

  outcome: {
    score: '{name} {score}',
  },

  replay: {
    stage: 'Nach {at} von {count} Aktionen',
    prompt: 'weiter, zurück, sprung N, schluss, ende',
    command: { next: 'weiter', back: 'zurück', jump: 'sprung', end: 'schluss', quit: 'ende' },
    notUnderstood:
      'Gib weiter (oder nur Eingabe), zurück, sprung und eine Zahl von 0 bis {count}, schluss oder ende ein.',
    open: 'Die Partie ist nicht zu Ende.',
  },

  verify: {
    sound: {
      one: '{file}: unversehrt; {game}, {count} Aktion, {end}',
      other: '{file}: unversehrt; {game}, {count} Aktionen, {end}',
    },
    over: 'zu Ende',
    open: 'nicht zu Ende',
    fair: '{file}: Die Kartenausgabe entspricht der Festlegung {commitment}',
    withdrawn: {
      one: '{file}: Zuvor wurde {count} Teil des Startwerts beigetragen und zurückgezogen',
      other: '{file}: Zuvor wurden {count} Teile des Startwerts beigetragen und zurückgezogen',
    },
    givenUp: {
      one: '{file}: eine aufgegebene Kartenausgabe, {count} Teil beigetragen; der Teil des Servers entspricht der Festlegung {commitment}',
      other:
        '{file}: eine aufgegebene Kartenausgabe, {count} Teile beigetragen; der Teil des Servers entspricht der Festlegung {commitment}',
    },
    once: '{file}: in einer Runde ausgegeben. Wer diese Festlegung vor der Partie gesehen hat, weiß damit, dass ein Server, der nicht mitspielt, die Karten nicht wählen konnte; gegen jemanden, der den Server betreibt und mitspielt, beweist es nichts',
    twice: {
      one: '{file}: in zwei Runden ausgegeben, {count} Teil, passend zu seinem Fingerabdruck. Diese Datei hat geschrieben, wer den Server betreibt; dass die Fingerabdrücke zuerst da waren, beweist nur der Beleg eines Mitspielers (--receipt DATEI)',
      other:
        '{file}: in zwei Runden ausgegeben, {count} Teile, jeder passend zu seinem Fingerabdruck. Diese Datei hat geschrieben, wer den Server betreibt; dass die Fingerabdrücke zuerst da waren, beweist nur der Beleg eines Mitspielers (--receipt DATEI)',
    },
    proven:
      '{file}: Der Beleg von Platz {seat} passt. Bewiesen, soweit man dem Gerät von Platz {seat} traut: Alle waren an ihren Teil gebunden, bevor der von Platz {seat} aufgedeckt wurde; niemand hat also die Karten gewählt, auch nicht alle anderen zusammen mit dem Betreiber des Servers. Nicht bewiesen: dass niemand die Karten angesehen hat, und wie viele Tische davor geschlossen wurden',
    discord: '{file}: Das ist NICHT die Kartenausgabe des Belegs: {what}',
    bound: '{file}: Der Beleg von Platz {seat} passt: Diese Fingerabdrücke wurden ihm gezeigt',
    left: '{file}: alle waren an ihren Teil gebunden, als Platz {seat} aufgestanden ist',
    unopened:
      '{file}: alle waren an ihren Teil gebunden, und diese Plätze haben ihren nie aufgedeckt: {seats}',
    discords: {
      table: 'Sie gehört zu einem anderen Tisch oder zu keinem',
      rules: 'ein anderes Spiel oder eine andere Fassung der Regeln',
      options: 'andere Einstellungen',
      commitment: 'ein anderer Fingerabdruck des Servers',
      digests: 'andere Fingerabdrücke der Spieler oder keine',
      nonce: 'ein Teil, der nicht der seines Fingerabdrucks ist oder nicht der aufgedeckte',
    },
    damaged: '{file}: Zeile {line}: {reason}',
  },

  simulate: {
    title: {
      one: '{count} zufällige Partie {game}, Startwert {seed}',
      other: '{count} zufällige Partien {game}, Startwert {seed}',
    },
    levelTitle: {
      one: '{count} Partie {game}, Stufe {level}, Startwert {seed}',
      other: '{count} Partien {game}, Stufe {level}, Startwert {seed}',
    },
    actions: 'Aktionen',
    turns: 'Züge',
    branching: 'Auswahl je Entscheidung',
    range: 'Mittel {mean}, Median {median}, 90 % {low}–{high}, alle {least}–{most}',
    mean: 'Mittel {mean}, größte {most}',
    draws: 'Unentschieden',
    share: '{share} % ({count})',
    first: 'Sieg des Startspielers',
    firstShare: '{share} % von {count} entschiedenen',
    won: 'Gewonnen',
    wonBySeat: 'Gewonnen von Platz {seat}',
    scores: 'Punkte von Platz {seat}',
    speed: '{count} Partien je Sekunde',
    figure: {
      castlesHeld: 'Gehaltene Burgen',
      castlesWithoutOwner: 'Burgen, die niemand hält',
      stalled: 'Beendet durch Stillstand',
      rounds: 'Runden',
      creations: 'Kreationen je Spieler',
      endedByCreations: 'Ende: alle Kreationen',
      endedBySafety: 'Ende: Sicherheitsende',
      endedByLira: 'Ende: letzte Lira',
      lost: 'Verloren',
      wonLiras: 'Lire bei Sieg',
      grandmaster: 'Gewonnen, Großmeister',
      master: 'Gewonnen, Meister',
      artisan: 'Gewonnen, Kunsthandwerker',
      apprentice: 'Gewonnen, Lehrling',
      value: 'Mittel {mean}',
    },
  },

  arena: {
    title: '{first} gegen {second}, {game}, Startwert {seed}',
    step: '{first} gegen {second}',
    score: 'Ergebnis',
    scoreValue: '{score} % ± {margin}',
    adjusted: 'Ohne Glück',
    adjustedValue: '{score} % ± {margin} (eine Partie so viel wert wie {worth})',
    wins: 'Erste Plätze',
    elo: 'Elo',
    eloValue: '{value} (von {low} bis {high})',
    pairs: 'Paare 0 · ¼ · ½ · ¾ · 1',
    pairsValue: '{counts} ({rounds} Paare, {matches} Partien)',
    draws: 'Unentschieden',
    stalled: 'Durch Stillstand beendet',
    first: 'Anteil des Startspielers',
    timeFirst: 'Zeit des ersten',
    timeSecond: 'Zeit des zweiten',
    timeValue:
      '{median} ms je Entscheidung, 99 % unter {high} ms, höchstens {most} ms; ein Zug höchstens {turn} ms; verspätete Antworten: {late}',
    trial: '{low} % oder {high} %',
    verdict: {
      high: 'eher {high} % (Beleg {evidence})',
      low: 'eher {low} % (Beleg {evidence})',
      open: 'nicht entschieden (Beleg {evidence})',
    },
    set: '{score} % ± {margin}  {counts}  Stillstand {stalled}  {options}',
    written: 'Geschrieben nach {file}',
  },

  ...games,
};
