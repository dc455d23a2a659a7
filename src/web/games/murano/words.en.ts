import type { Wording } from '#core/words';

/** Every text of the Murano room; what the game says about itself stands in the game's own words. */
export const words = {
  name: 'Murano: Light Masters',
  nothing: 'nothing',
  round: 'Round {count}',
  lastRound: 'Round {count}, the last one',
  notice: {
    lastRound: 'The match ends with this round.',
    lastTurn: 'This is your last turn.',
    safety: {
      one: 'Without a creation the match ends after {count} more round.',
      other: 'Without a creation the match ends after {count} more rounds.',
    },
  },
  phases: 'Phases of the turn',
  keys: 'Keys: 1 to 8 take a shard; D goes to what can be done, M to the markets, B to Buy, S to Sell, C to the cards, A to the advantages, T to the ring, R reads the position; arrows move, Enter plays, U takes back, Esc cancels.',
  surplus: {
    one: '{count} shard too many, to be returned',
    other: '{count} shards too many, to be returned',
  },
  board: {
    label: 'The board',
    stock: 'In stock',
    selector: 'Selector: on the circle {circle}, on the ring {ring}',
    selectorNoon: 'Selector at 12:00, on no pair',
    ringText: 'The ring, clockwise from 12:00: {names}.',
    circleText: 'The circle: {names}.',
    liras: { one: '{count} Lira on the board.', other: '{count} Liras on the board.' },
  },
  market: {
    label: '{name} market: {shards}.',
    full: 'All three places are taken: no exchange here.',
    fullShort: 'full',
    gives: 'An exchange gives {shards}.',
    price: 'Buying it costs {price} L.',
    buy: 'Buy {price} L',
    socket: '{shard}, in the {name} market',
  },
  ring: {
    by: { one: 'by {count} notch', other: 'by {count} notches' },
    short: 'Turn ring',
    free: 'free',
    here: 'Leave the ring here',
    look: 'Look ahead',
    back: 'One notch less',
    forth: 'One notch further',
    ahead: {
      one: 'The ring is shown {count} notch further',
      other: 'The ring is shown {count} notches further',
    },
  },
  sell: {
    brief: 'Sell',
    short: 'Sell to the warehouse',
    first: 'First choose shards of your workbench.',
  },
  bubble: {
    gives: 'Gives',
    buys: 'Buys',
    pays: 'then {name} pays {pay} L',
    net: 'In all {net} L',
    notch: { one: 'After {count} notch, {price} L:', other: 'After {count} notches, {price} L:' },
    ahead: {
      one: 'The ring {count} notch further, for {count} L',
      other: 'The ring {count} notches further, for {count} L',
    },
    aheadFree: {
      one: 'The ring {count} notch further, free',
      other: 'The ring {count} notches further, free',
    },
    leaves: { one: 'leaves {count} shard on the workbench', other: 'leaves {count} shards on the workbench' },
    oneLira: 'All of them together earn {price} L.',
  },
  bench: {
    label: 'Workbench of {name}',
    places: { one: '{count} shard on eight places', other: '{count} shards on eight places' },
    shard: '{shard}, place {place} of your workbench',
    paysNow: '{name} pays now',
    wouldPay: '{name} would pay at most',
  },
  card: {
    full: '{name}, {categories}. Recipe: {recipe}.',
  },
  hand: {
    label: 'Your hand',
    title: 'Your creations',
    titleOf: 'Creations of {name}',
    hint: 'In this order. Moving the first one back costs 1 L.',
    empty: 'All your creations are made.',
    first: 'First creation: {card}',
    card: 'Place {place} of your hand: {card}',
    tag: 'First',
  },
  owl: {
    mine: 'The owl: hand it on and put any creation of your hand in front',
    theirs: 'has the owl',
  },
  advantages: {
    title: 'Advantages',
    hint: 'Each costs a finished creation of its category.',
    needs: 'Needs a creation: {category}',
    spend: 'Spend {cards}',
    has: 'You have {cards}',
  },
  shelf: {
    label: 'Your finished creations',
    made: '{name}, finished: it can pay for an advantage',
    aside: '{name}, set aside',
    count: '{made} of {all} made',
  },
  rivals: {
    title: 'Rivals',
    open: 'Look at',
    first: 'began',
    counts: '{shards}, {cards}',
    shards: { one: '{count} shard', other: '{count} shards' },
    cards: { one: '{count} card', other: '{count} cards' },
    bench: 'Workbench: {shards}',
    made: 'Made: {cards}.',
    none: 'Nothing made yet.',
    known: 'You know: {cards}',
    shardOf: '{shard}, from {name}',
    give: 'Give to {name}',
    chosen: 'has chosen',
  },
  reading: {
    stock: 'In the warehouse: {shards}.',
    player: '{money} L. Workbench: {shards}. In hand: {cards}.',
    hand: 'Known of the hand, in order: {cards}',
    owl: 'Has the owl.',
  },
  log: {
    title: 'Log',
    begin: 'The furnace is lit. The match begins.',
    round: 'Round {count}',
  },
  tabs: {
    others: 'The others and the log',
    own: 'Advantages and your creations',
    label: 'Parts of the table',
    table: 'Table',
    advantages: 'Advantages',
    rivals: 'Rivals',
    log: 'Log',
  },
  draft: {
    title: 'Your packet',
    hint: 'Pick one creation; the rest goes to the left. Your first pick is first in your hand.',
    pick: 'Pick: {card}',
  },
  challenge: {
    title: 'Alvisè’s challenges',
    none: 'After each of your turns one of them is revealed.',
    left: { one: '{count} challenge left', other: '{count} challenges left' },
  },
  deed: {
    label: 'What you can do now',
    selector: 'Turn the selector',
    take: 'Take',
    skip: 'Nothing to negotiate',
    stop: 'That is enough',
    choose: 'Shards to choose from',
    return: 'Return {chosen} of {count}',
    takeNothing: 'Take nothing',
    takeThese: 'Take {shards}',
    create: 'Make {name}',
    end: 'End turn',
    endSure: 'A creation could still be made.',
    endAnyway: 'End anyway',
    otherwise: 'Pay otherwise',
  },
  ask: {
    wait: {
      title: '{name} to play',
      hint: 'You will see what happens.',
    },
    selector: {
      title: 'Your turn: turn the selector',
      hint: 'The next pair is {circle} and {ring}.',
    },
    selectorNoon: {
      title: 'Your turn: turn the selector',
      hint: 'It goes half a step, onto the first pair.',
    },
    take: {
      title: 'Take {circle} and {ring}',
      hint: 'The ring may be turned before.',
    },
    selectorAhead: {
      title: 'Your turn: turn the selector',
      hint: 'With the ring as shown, for {price} L, the next pair would be {circle} and {ring}.',
    },
    takeAhead: {
      title: 'Take {circle} and {ring} for {price} L',
      hint: 'The ring is shown turned: taking the pair turns it.',
    },
    takeAgain: {
      title: 'Take {circle} and {ring} again, or negotiate',
      hint: 'The pair may be taken twice in this turn.',
    },
    deal: {
      title: 'Negotiate: exchange, buy or sell',
      hint: 'Take up a shard, or buy a market.',
    },
    dealAgain: {
      title: 'You may negotiate once more',
      hint: 'Or go on: create, or end your turn.',
    },
    dealAhead: {
      title: 'Negotiate with the ring as shown, for {price} L',
      hint: 'An exchange turns it; Esc shows it as it stands.',
    },
    held: {
      title: 'Give {shards} to a market, or sell',
      hint: 'Each market shows what it gives now.',
    },
    several: {
      title: 'Sell {shards} for {price} L',
      hint: 'However many: the price is the same.',
    },
    skip: {
      title: 'There is nothing you can negotiate',
      hint: 'The phase is skipped.',
    },
    create: {
      title: 'Make {name}, or end your turn',
      hint: 'Each empty place earns 1 L.',
    },
    end: {
      title: 'Your turn is done',
      hint: 'Turn the ring, use an advantage, or end your turn.',
    },
    move: {
      title: 'Where should the first creation go?',
      hint: 'Touch its new place in your hand: 1 L.',
    },
    owl: {
      title: 'Which creation should come first?',
      hint: 'The owl then goes to the player on your right.',
    },
    payer: {
      title: 'Which creation do you spend?',
      hint: 'Touch it on your shelf.',
    },
    owed: {
      pick: {
        title: 'Pick a creation for place {place} of your hand',
        hint: 'Everybody picks at once.',
      },
      return: {
        title: {
          one: 'Return {count} shard to the warehouse',
          other: 'Return {count} shards to the warehouse',
        },
        hint: 'Eight places, no more: touch what is to go.',
      },
      substitute: {
        title: {
          one: '{count} shard of the pair has run out',
          other: '{count} shards of the pair have run out',
        },
        hint: 'Take another kind instead, or nothing.',
      },
      receive: {
        title: 'Take what you like of these',
        hint: 'All, some or nothing.',
      },
      gain: {
        title: 'Choose the shard you take',
        hint: 'It comes from the warehouse.',
      },
      order: {
        title: 'Which creation comes in place {place}?',
        hint: 'Touch your cards one by one.',
      },
      travel: {
        title: 'Move a shard to another market',
        hint: 'Touch the shard, then the market.',
      },
      swap: {
        title: { one: 'You may swap {count} shard', other: 'You may swap {count} shards' },
        hint: 'Touch one of your shards, then the colour you want.',
      },
      spin: {
        title: 'Turn the ring to any position',
        hint: 'Drag it, or go notch by notch.',
      },
      claim: {
        title: 'Take a coloured shard from a rival for 1 L',
        hint: 'Touch it on their workbench.',
      },
      give: {
        title: 'Give a rival a shard and take 1 L',
        hint: 'Touch your shard, then the rival.',
      },
      trade: {
        title: 'Swap a shard with a rival',
        hint: 'Touch yours, then theirs.',
      },
      discard: {
        title: 'Choose a shard to lose',
        hint: 'All choose in secret, then it is shown.',
      },
      empty: {
        title: 'Choose the market that is emptied',
        hint: 'One of those with the most shards.',
      },
      buy: {
        title: '{advantage}: buy a market for nothing',
        hint: 'Press Buy at one of the markets.',
      },
      sell: {
        title: '{advantage}: sell for 4 L',
        hint: 'Touch one shard or several, then sell.',
      },
      exchange: {
        title: '{advantage}: exchange, and take what you like',
        hint: 'Touch a shard, then a market.',
      },
      create: {
        title: '{advantage}: make your creation for 8 L',
        hint: 'It pays 2 L more.',
      },
    },
  },
  end: {
    soloWon: 'The challenge is met.',
    soloLost: 'The challenge is lost.',
    sharedWith: 'You share first place with {names}.',
    shared: '{names} share first place.',
    tie: '{money} L each: then fewer creations win ({counts}).',
    of: '{name} {count}',
    equal: {
      one: '{money} L and {count} creation each.',
      other: '{money} L and {count} creations each.',
    },
    creations: { one: '{count} creation', other: '{count} creations' },
    loss: { one: '{count} left in hand: −{loss} L', other: '{count} left in hand: −{loss} L' },
  },
} as const;

export type RoomWords = Wording<typeof words>;
