import type { RoomWords } from './words.en.ts';

export const words: RoomWords = {
  name: 'Murano Light Masters',
  nothing: 'rien',
  round: 'Manche {count}',
  lastRound: 'Manche {count}, la dernière',
  notice: {
    lastRound: 'La partie se termine avec cette manche.',
    lastTurn: 'C’est votre dernier tour.',
    safety: {
      one: 'Sans œuvre, la partie se termine dans {count} manche.',
      other: 'Sans œuvre, la partie se termine dans {count} manches.',
    },
  },
  phases: 'Phases du tour',
  keys: 'Touches : 1 à 8 prennent un éclat ; D va à ce qui peut se faire, M aux marchés, B à l’achat, S à la vente, C aux cartes, A aux avantages, T à l’anneau, R lit la position ; les flèches se déplacent, Entrée joue, U annule, Échap renonce.',
  surplus: { one: '{count} éclat de trop, à rendre', other: '{count} éclats de trop, à rendre' },
  board: {
    label: 'Le plateau',
    stock: 'En réserve',
    selector: 'Sélecteur : {circle} sur le cercle, {ring} sur l’anneau',
    selectorNoon: 'Sélecteur sur midi, sur aucune paire',
    ringText: 'L’anneau, dans le sens horaire depuis midi : {names}.',
    circleText: 'Le cercle : {names}.',
    liras: { one: '{count} Lire sur le plateau.', other: '{count} Lires sur le plateau.' },
  },
  market: {
    label: 'Marché {name} : {shards}.',
    full: 'Les trois emplacements sont pris : pas d’échange ici.',
    fullShort: 'plein',
    gives: 'Un échange donne {shards}.',
    price: 'L’acheter coûte {price} L.',
    buy: 'Achat {price} L',
    socket: '{shard}, au marché {name}',
  },
  ring: {
    by: { one: 'de {count} cran', other: 'de {count} crans' },
    short: 'Tourner',
    free: 'gratuit',
    here: 'Laisser l’anneau ici',
    look: 'Regarder plus loin',
    back: 'Un cran de moins',
    forth: 'Un cran de plus',
    ahead: {
      one: 'L’anneau est montré {count} cran plus loin',
      other: 'L’anneau est montré {count} crans plus loin',
    },
  },
  sell: {
    brief: 'Vendre',
    short: 'Vendre à l’entrepôt',
    first: 'Choisissez d’abord des éclats de votre plan de travail.',
  },
  bubble: {
    gives: 'Donne',
    buys: 'Achète',
    pays: 'puis {name} rapporte {pay} L',
    net: 'En tout {net} L',
    notch: { one: 'Après {count} cran, {price} L :', other: 'Après {count} crans, {price} L :' },
    ahead: {
      one: 'L’anneau {count} cran plus loin, pour {count} L',
      other: 'L’anneau {count} crans plus loin, pour {count} L',
    },
    aheadFree: {
      one: 'L’anneau {count} cran plus loin, gratuitement',
      other: 'L’anneau {count} crans plus loin, gratuitement',
    },
    leaves: {
      one: 'laisse {count} éclat sur le plan de travail',
      other: 'laisse {count} éclats sur le plan de travail',
    },
    oneLira: 'Tous ensemble rapportent {price} L.',
  },
  bench: {
    label: 'Plan de travail de {name}',
    places: { one: '{count} éclat sur huit emplacements', other: '{count} éclats sur huit emplacements' },
    shard: '{shard}, emplacement {place} de votre plan de travail',
    paysNow: '{name} rapporte maintenant',
    wouldPay: '{name} rapporterait au plus',
  },
  card: {
    full: '{name}, {categories}. Recette : {recipe}.',
  },
  hand: {
    label: 'Votre main',
    title: 'Vos œuvres',
    titleOf: 'Œuvres de {name}',
    hint: 'Dans cet ordre. Reculer la première coûte 1 L.',
    empty: 'Toutes vos œuvres sont réalisées.',
    first: 'Première œuvre : {card}',
    card: 'Place {place} de votre main : {card}',
    tag: 'Première',
  },
  owl: {
    mine: 'Le hibou : passez-le et mettez une œuvre de votre main en première place',
    theirs: 'a le hibou',
  },
  advantages: {
    title: 'Avantages',
    hint: 'Chacun coûte une œuvre réalisée de sa catégorie.',
    needs: 'Il faut une œuvre : {category}',
    spend: 'Donner {cards}',
    has: 'Vous avez {cards}',
  },
  shelf: {
    label: 'Vos œuvres réalisées',
    made: '{name}, réalisée : elle peut payer un avantage',
    aside: '{name}, mise de côté',
    count: '{made} sur {all} réalisées',
  },
  rivals: {
    title: 'Adversaires',
    open: 'Regarder',
    first: 'a commencé',
    counts: '{shards}, {cards}',
    shards: { one: '{count} éclat', other: '{count} éclats' },
    cards: { one: '{count} carte', other: '{count} cartes' },
    bench: 'Plan de travail : {shards}',
    made: 'Réalisées : {cards}.',
    none: 'Rien de réalisé.',
    known: 'Vous connaissez : {cards}',
    shardOf: '{shard}, de {name}',
    give: 'Donner à {name}',
    chosen: 'a choisi',
  },
  reading: {
    stock: 'Dans l’entrepôt : {shards}.',
    player: '{money} L. Plan de travail : {shards}. En main : {cards}.',
    hand: 'Connu de la main, dans l’ordre : {cards}',
    owl: 'A le hibou.',
  },
  log: {
    title: 'Journal',
    begin: 'Le four est allumé. La partie commence.',
    round: 'Manche {count}',
  },
  tabs: {
    others: 'Les autres et le journal',
    own: 'Avantages et vos œuvres',
    label: 'Parties de la table',
    table: 'Table',
    advantages: 'Avantages',
    rivals: 'Rivaux',
    log: 'Journal',
  },
  draft: {
    title: 'Votre paquet',
    hint: 'Prenez une œuvre ; le reste part à gauche. La première prise est la première de votre main.',
    pick: 'Prendre : {card}',
  },
  challenge: {
    title: 'Les défis d’Alvisé',
    none: 'Après chacun de vos tours, l’un d’eux est révélé.',
    left: { one: 'encore {count} défi', other: 'encore {count} défis' },
  },
  deed: {
    label: 'Ce que vous pouvez faire',
    selector: 'Tourner le sélecteur',
    take: 'Prendre',
    skip: 'Rien à négocier',
    stop: 'Cela suffit',
    choose: 'Éclats au choix',
    return: 'Rendre {chosen} sur {count}',
    takeNothing: 'Ne rien prendre',
    takeThese: 'Prendre {shards}',
    create: 'Réaliser {name}',
    end: 'Finir le tour',
    endSure: 'Une œuvre pourrait encore être réalisée.',
    endAnyway: 'Finir quand même',
    otherwise: 'Payer autrement',
  },
  ask: {
    wait: {
      title: 'À {name} de jouer',
      hint: 'Vous verrez ce qui se passe.',
    },
    selector: {
      title: 'À vous : tournez le sélecteur',
      hint: 'La prochaine paire : {circle} et {ring}.',
    },
    selectorNoon: {
      title: 'À vous : tournez le sélecteur',
      hint: 'Il avance d’un demi-cran, sur la première paire.',
    },
    take: {
      title: 'Prenez {circle} et {ring}',
      hint: 'L’anneau peut être tourné avant.',
    },
    selectorAhead: {
      title: 'À vous : tournez le sélecteur',
      hint: 'Avec l’anneau ainsi tourné, pour {price} L, la prochaine paire : {circle} et {ring}.',
    },
    takeAhead: {
      title: 'Prenez {circle} et {ring} pour {price} L',
      hint: 'L’anneau est montré tourné : prendre la paire le tourne.',
    },
    takeAgain: {
      title: 'Reprenez {circle} et {ring}, ou négociez',
      hint: 'La paire peut être prise deux fois ce tour-ci.',
    },
    deal: {
      title: 'Négociez : échanger, acheter ou vendre',
      hint: 'Prenez un éclat, ou achetez un marché.',
    },
    dealAgain: {
      title: 'Vous pouvez négocier encore une fois',
      hint: 'Ou continuez : réalisez, ou finissez le tour.',
    },
    dealAhead: {
      title: 'Négociez avec l’anneau ainsi tourné, pour {price} L',
      hint: 'Un échange le tourne ; Échap le montre tel qu’il est.',
    },
    held: {
      title: 'Donnez {shards} à un marché, ou vendez',
      hint: 'Chaque marché montre ce qu’il donne maintenant.',
    },
    several: {
      title: 'Vendez {shards} pour {price} L',
      hint: 'Quel que soit leur nombre, le prix est le même.',
    },
    skip: {
      title: 'Vous ne pouvez rien négocier',
      hint: 'La phase est passée.',
    },
    create: {
      title: 'Réalisez {name}, ou finissez le tour',
      hint: 'Chaque emplacement vide rapporte 1 L.',
    },
    end: {
      title: 'Votre tour est fait',
      hint: 'Tournez l’anneau, usez d’un avantage, ou finissez le tour.',
    },
    move: {
      title: 'Où placer la première œuvre ?',
      hint: 'Touchez sa nouvelle place dans votre main : 1 L.',
    },
    owl: {
      title: 'Quelle œuvre mettre en tête ?',
      hint: 'Le hibou passe ensuite au joueur de droite.',
    },
    payer: {
      title: 'Quelle œuvre donnez-vous ?',
      hint: 'Touchez-la sur votre étagère.',
    },
    owed: {
      pick: {
        title: 'Prenez une œuvre pour la place {place} de votre main',
        hint: 'Tous prennent en même temps.',
      },
      return: {
        title: { one: 'Rendez {count} éclat à l’entrepôt', other: 'Rendez {count} éclats à l’entrepôt' },
        hint: 'Huit emplacements, pas plus : touchez ce qui part.',
      },
      substitute: {
        title: { one: '{count} éclat de la paire manque', other: '{count} éclats de la paire manquent' },
        hint: 'Prenez autre chose à la place, ou rien.',
      },
      receive: {
        title: 'Prenez ce que vous voulez',
        hint: 'Tout, une partie ou rien.',
      },
      gain: {
        title: 'Choisissez l’éclat que vous prenez',
        hint: 'Il vient de l’entrepôt.',
      },
      order: {
        title: 'Quelle œuvre en place {place} ?',
        hint: 'Touchez vos cartes une à une.',
      },
      travel: {
        title: 'Déplacez un éclat vers un autre marché',
        hint: 'Touchez l’éclat, puis le marché.',
      },
      swap: {
        title: { one: 'Vous pouvez changer {count} éclat', other: 'Vous pouvez changer {count} éclats' },
        hint: 'Touchez un de vos éclats, puis la couleur voulue.',
      },
      spin: {
        title: 'Tournez l’anneau où vous voulez',
        hint: 'Faites-le glisser, ou cran par cran.',
      },
      claim: {
        title: 'Prenez à un adversaire un éclat de couleur pour 1 L',
        hint: 'Touchez-le sur son plan de travail.',
      },
      give: {
        title: 'Donnez un éclat à un adversaire et prenez 1 L',
        hint: 'Touchez votre éclat, puis l’adversaire.',
      },
      trade: {
        title: 'Échangez un éclat avec un adversaire',
        hint: 'Touchez le vôtre, puis le sien.',
      },
      discard: {
        title: 'Choisissez un éclat à perdre',
        hint: 'Tous choisissent en secret, puis on montre.',
      },
      empty: {
        title: 'Choisissez le marché à vider',
        hint: 'Parmi ceux qui ont le plus d’éclats.',
      },
      buy: {
        title: '{advantage} : achetez un marché pour rien',
        hint: 'Pressez Acheter à l’un des marchés.',
      },
      sell: {
        title: '{advantage} : vendez pour 4 L',
        hint: 'Touchez un ou plusieurs éclats, puis vendez.',
      },
      exchange: {
        title: '{advantage} : échangez, et prenez ce que vous voulez',
        hint: 'Touchez un éclat, puis un marché.',
      },
      create: {
        title: '{advantage} : réalisez votre œuvre pour 8 L',
        hint: 'Elle rapporte 2 L de plus.',
      },
    },
  },
  end: {
    soloWon: 'Le défi est relevé.',
    soloLost: 'Le défi est perdu.',
    sharedWith: 'Vous partagez la première place avec {names}.',
    shared: '{names} se partagent la première place.',
    tie: '{money} L à égalité : qui a réalisé le moins d’œuvres l’emporte ({counts}).',
    of: '{name} : {count}',
    equal: {
      one: '{money} L et {count} œuvre chacun.',
      other: '{money} L et {count} œuvres chacun.',
    },
    creations: { one: '{count} œuvre', other: '{count} œuvres' },
    loss: { one: '{count} en main : −{loss} L', other: '{count} en main : −{loss} L' },
  },
};
