import type { RoomWords } from './words.en.ts';

export const words: RoomWords = {
  name: 'Murano: Meister des Lichts',
  nothing: 'nichts',
  round: 'Runde {count}',
  lastRound: 'Runde {count}, die letzte',
  notice: {
    lastRound: 'Mit dieser Runde endet die Partie.',
    lastTurn: 'Das ist dein letzter Zug.',
    safety: {
      one: 'Ohne eine Kreation endet die Partie nach {count} weiteren Runde.',
      other: 'Ohne eine Kreation endet die Partie nach {count} weiteren Runden.',
    },
  },
  phases: 'Phasen des Zugs',
  keys: 'Tasten: 1 bis 8 nehmen einen Tropfen; D geht zu dem, was jetzt möglich ist, M zu den Märkten, B zum Kaufen, S zum Verkaufen, C zu den Karten, A zu den Vorteilen, T zum Ring, R liest die Stellung; Pfeile bewegen, Enter spielt, U nimmt zurück, Esc bricht ab.',
  surplus: {
    one: '{count} Tropfen zu viel, er geht zurück',
    other: '{count} Tropfen zu viel, sie gehen zurück',
  },
  board: {
    label: 'Der Spielplan',
    stock: 'Im Vorrat',
    selector: 'Zeiger: {circle} auf dem Innenring, {ring} auf dem Ring',
    selectorNoon: 'Zeiger auf 12 Uhr, auf keinem Paar',
    ringText: 'Der Ring, im Uhrzeigersinn von 12 Uhr an: {names}.',
    circleText: 'Der Innenring: {names}.',
    liras: { one: '{count} Lira auf dem Plan.', other: '{count} Lire auf dem Plan.' },
  },
  market: {
    label: 'Markt {name}: {shards}.',
    full: 'Alle drei Plätze sind belegt: kein Tausch hier.',
    fullShort: 'voll',
    gives: 'Ein Tausch gibt {shards}.',
    price: 'Ihn zu kaufen kostet {price} L.',
    buy: 'Kauf {price} L',
    socket: '{shard}, am Markt {name}',
  },
  ring: {
    by: { one: 'um {count} Raste', other: 'um {count} Rasten' },
    short: 'Drehen',
    free: 'frei',
    here: 'Ring hier lassen',
    look: 'Vorausschauen',
    back: 'Eine Raste weniger',
    forth: 'Eine Raste weiter',
    ahead: {
      one: 'Der Ring wird {count} Raste weiter gezeigt',
      other: 'Der Ring wird {count} Rasten weiter gezeigt',
    },
  },
  sell: {
    brief: 'Verkaufen',
    short: 'An den Vorrat verkaufen',
    first: 'Wähl erst Tropfen deiner Werkbank.',
  },
  bubble: {
    gives: 'Gibt',
    buys: 'Kauft',
    pays: 'dann bringt {name} {pay} L',
    net: 'Zusammen {net} L',
    notch: { one: 'Nach {count} Raste, {price} L:', other: 'Nach {count} Rasten, {price} L:' },
    ahead: {
      one: 'Der Ring {count} Raste weiter, für {count} L',
      other: 'Der Ring {count} Rasten weiter, für {count} L',
    },
    aheadFree: {
      one: 'Der Ring {count} Raste weiter, umsonst',
      other: 'Der Ring {count} Rasten weiter, umsonst',
    },
    leaves: {
      one: 'lässt {count} Tropfen auf der Werkbank',
      other: 'lässt {count} Tropfen auf der Werkbank',
    },
    oneLira: 'Alle zusammen bringen {price} L.',
  },
  bench: {
    label: 'Werkbank von {name}',
    places: { one: '{count} Tropfen auf acht Plätzen', other: '{count} Tropfen auf acht Plätzen' },
    shard: '{shard}, Platz {place} deiner Werkbank',
    paysNow: '{name} bringt jetzt',
    wouldPay: '{name} brächte höchstens',
  },
  card: {
    full: '{name}, {categories}. Rezept: {recipe}.',
  },
  hand: {
    label: 'Deine Hand',
    title: 'Deine Kreationen',
    titleOf: 'Kreationen von {name}',
    hint: 'In dieser Reihenfolge. Die erste nach hinten: 1 L.',
    empty: 'Alle deine Kreationen sind fertig.',
    first: 'Erste Kreation: {card}',
    card: 'Platz {place} deiner Hand: {card}',
    tag: 'Erste',
  },
  owl: {
    mine: 'Die Eule: gib sie weiter und stell eine beliebige Kreation deiner Hand nach vorn',
    theirs: 'hat die Eule',
  },
  advantages: {
    title: 'Vorteile',
    hint: 'Jeder kostet eine fertige Kreation seiner Kategorie.',
    needs: 'Braucht eine Kreation: {category}',
    spend: 'Gib {cards} aus',
    has: 'Du hast {cards}',
  },
  shelf: {
    label: 'Deine fertigen Kreationen',
    made: '{name}, fertig: damit lässt sich ein Vorteil bezahlen',
    aside: '{name}, beiseitegelegt',
    count: '{made} von {all} fertig',
  },
  rivals: {
    title: 'Gegner',
    open: 'Ansehen',
    first: 'hat begonnen',
    counts: '{shards}, {cards}',
    shards: { one: '{count} Tropfen', other: '{count} Tropfen' },
    cards: { one: '{count} Karte', other: '{count} Karten' },
    bench: 'Werkbank: {shards}',
    made: 'Fertig: {cards}.',
    none: 'Noch nichts fertig.',
    known: 'Du kennst: {cards}',
    shardOf: '{shard}, von {name}',
    give: 'An {name} geben',
    chosen: 'hat gewählt',
  },
  reading: {
    stock: 'Im Vorrat: {shards}.',
    player: '{money} L. Werkbank: {shards}. Auf der Hand: {cards}.',
    hand: 'Von der Hand bekannt, in dieser Reihenfolge: {cards}',
    owl: 'Hat die Eule.',
  },
  log: {
    title: 'Verlauf',
    begin: 'Der Ofen brennt. Die Partie beginnt.',
    round: 'Runde {count}',
  },
  tabs: {
    others: 'Die anderen und der Verlauf',
    own: 'Vorteile und deine Kreationen',
    label: 'Teile des Tischs',
    table: 'Tisch',
    advantages: 'Vorteile',
    rivals: 'Gegner',
    log: 'Verlauf',
  },
  draft: {
    title: 'Dein Packen',
    hint: 'Behalte eine Kreation; der Rest geht nach links. Was du zuerst wählst, steht in der Hand zuvorderst.',
    pick: 'Behalten: {card}',
  },
  challenge: {
    title: 'Alvises Herausforderungen',
    none: 'Nach jedem deiner Züge wird eine aufgedeckt.',
    left: { one: 'noch {count} Herausforderung', other: 'noch {count} Herausforderungen' },
  },
  deed: {
    label: 'Was du jetzt tun kannst',
    selector: 'Zeiger drehen',
    take: 'Nehmen',
    skip: 'Nichts zu handeln',
    stop: 'Das genügt',
    choose: 'Tropfen zur Wahl',
    return: '{chosen} von {count} zurück',
    takeNothing: 'Nichts nehmen',
    takeThese: '{shards} nehmen',
    create: '{name} erschaffen',
    end: 'Zug beenden',
    endSure: 'Eine Kreation ließe sich noch erschaffen.',
    endAnyway: 'Trotzdem beenden',
    otherwise: 'Anders bezahlen',
  },
  ask: {
    wait: {
      title: '{name} am Zug',
      hint: 'Du siehst, was geschieht.',
    },
    selector: {
      title: 'Du bist am Zug: dreh den Zeiger',
      hint: 'Das nächste Paar: {circle} und {ring}.',
    },
    selectorNoon: {
      title: 'Du bist am Zug: dreh den Zeiger',
      hint: 'Er geht einen halben Schritt, auf das erste Paar.',
    },
    take: {
      title: 'Nimm {circle} und {ring}',
      hint: 'Vorher darf der Ring gedreht werden.',
    },
    selectorAhead: {
      title: 'Du bist am Zug: dreh den Zeiger',
      hint: 'Mit dem gezeigten Ring, für {price} L, wäre das nächste Paar {circle} und {ring}.',
    },
    takeAhead: {
      title: 'Nimm {circle} und {ring} für {price} L',
      hint: 'Der Ring ist gedreht gezeigt: wer das Paar nimmt, dreht ihn.',
    },
    takeAgain: {
      title: 'Nimm {circle} und {ring} noch einmal, oder handle',
      hint: 'Das Paar darf in diesem Zug zweimal genommen werden.',
    },
    deal: {
      title: 'Handle: tauschen, kaufen oder verkaufen',
      hint: 'Nimm einen Tropfen auf, oder kauf einen Markt.',
    },
    dealAgain: {
      title: 'Du darfst noch einmal handeln',
      hint: 'Oder weiter: erschaffe eine Kreation, oder beende den Zug.',
    },
    dealAhead: {
      title: 'Handle mit dem gezeigten Ring, für {price} L',
      hint: 'Ein Tausch dreht ihn; Esc zeigt ihn, wie er steht.',
    },
    held: {
      title: 'Gib {shards} auf einen Markt, oder verkauf',
      hint: 'Jeder Markt zeigt, was er jetzt gibt.',
    },
    several: {
      title: 'Verkauf {shards} für {price} L',
      hint: 'Wie viele auch immer: Der Preis bleibt gleich.',
    },
    skip: {
      title: 'Du kannst nicht handeln',
      hint: 'Die Phase entfällt.',
    },
    create: {
      title: 'Erschaffe {name}, oder beende den Zug',
      hint: 'Jeder leere Platz bringt 1 L.',
    },
    end: {
      title: 'Dein Zug ist getan',
      hint: 'Dreh den Ring, nutz einen Vorteil, oder beende den Zug.',
    },
    move: {
      title: 'Wohin soll die erste Kreation?',
      hint: 'Berühre ihren neuen Platz in der Hand: 1 L.',
    },
    owl: {
      title: 'Welche Kreation soll nach vorn?',
      hint: 'Die Eule geht dann an den Spieler rechts von dir.',
    },
    payer: {
      title: 'Welche Kreation gibst du aus?',
      hint: 'Berühre sie auf deinem Bord.',
    },
    owed: {
      pick: {
        title: 'Wähl eine Kreation für Platz {place} deiner Hand',
        hint: 'Alle wählen gleichzeitig.',
      },
      return: {
        title: {
          one: 'Gib {count} Tropfen in den Vorrat zurück',
          other: 'Gib {count} Tropfen in den Vorrat zurück',
        },
        hint: 'Acht Plätze, nicht mehr: berühre, was weggeht.',
      },
      substitute: {
        title: { one: '{count} Tropfen des Paars fehlt', other: '{count} Tropfen des Paars fehlen' },
        hint: 'Nimm etwas anderes dafür, oder nichts.',
      },
      receive: {
        title: 'Nimm davon, was du willst',
        hint: 'Alles, einen Teil oder nichts.',
      },
      gain: {
        title: 'Wähl den Tropfen, den du nimmst',
        hint: 'Er kommt aus dem Vorrat.',
      },
      order: {
        title: 'Welche Kreation kommt auf Platz {place}?',
        hint: 'Berühre deine Karten der Reihe nach.',
      },
      travel: {
        title: 'Versetz einen Tropfen auf einen anderen Markt',
        hint: 'Berühre den Tropfen, dann den Markt.',
      },
      swap: {
        title: { one: 'Du darfst {count} Tropfen wechseln', other: 'Du darfst {count} Tropfen wechseln' },
        hint: 'Berühre einen deiner Tropfen, dann die Farbe, die du willst.',
      },
      spin: {
        title: 'Dreh den Ring, wohin du willst',
        hint: 'Zieh ihn, oder Raste für Raste.',
      },
      claim: {
        title: 'Nimm einem Gegner für 1 L einen farbigen Tropfen',
        hint: 'Berühre ihn auf seiner Werkbank.',
      },
      give: {
        title: 'Gib einem Gegner einen Tropfen und nimm 1 L',
        hint: 'Berühre deinen Tropfen, dann den Gegner.',
      },
      trade: {
        title: 'Tausch einen Tropfen mit einem Gegner',
        hint: 'Berühre deinen, dann seinen.',
      },
      discard: {
        title: 'Wähl einen Tropfen, den du verlierst',
        hint: 'Alle wählen geheim, dann wird gezeigt.',
      },
      empty: {
        title: 'Wähl den Markt, der geleert wird',
        hint: 'Einer von denen mit den meisten Tropfen.',
      },
      buy: {
        title: '{advantage}: kauf einen Markt umsonst',
        hint: 'Drück bei einem Markt auf Kaufen.',
      },
      sell: {
        title: '{advantage}: verkauf für 4 L',
        hint: 'Berühre einen oder mehrere Tropfen, dann verkauf.',
      },
      exchange: {
        title: '{advantage}: tausch und nimm, was du willst',
        hint: 'Berühre einen Tropfen, dann einen Markt.',
      },
      create: {
        title: '{advantage}: erschaffe deine Kreation für 8 L',
        hint: 'Sie bringt 2 L mehr.',
      },
    },
  },
  end: {
    soloWon: 'Die Herausforderung ist bestanden.',
    soloLost: 'Die Herausforderung ist verloren.',
    sharedWith: 'Du teilst dir den ersten Platz mit {names}.',
    shared: '{names} teilen sich den ersten Platz.',
    tie: 'Je {money} L: dann gewinnt, wer weniger Kreationen vollendet hat ({counts}).',
    of: '{name} {count}',
    equal: {
      one: 'Je {money} L und {count} Kreation.',
      other: 'Je {money} L und {count} Kreationen.',
    },
    creations: { one: '{count} Kreation', other: '{count} Kreationen' },
    loss: { one: '{count} auf der Hand: −{loss} L', other: '{count} auf der Hand: −{loss} L' },
  },
};
