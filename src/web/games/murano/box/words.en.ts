import type { Wording } from '#core/words';

export const words = {
  step: {
    A: 'Ring A',
    B: 'Ring B',
    I: 'Circle I',
    II: 'Circle II',
    creations: '24 creations',
    icons: 'Advantages',
    liras: 'Expert',
  },
  steps: 'What is read off',
  progress: '{done} of {all}',
  done: 'done',
  todo: 'to do',
  next: 'What comes next?',
  ring: 'Lay your ring beside the screen, side {side} up. Begin anywhere, go clockwise: it turns, so we find where it fits.',
  circle: 'The circle is fixed: begin right of 12:00, go clockwise.',
  outside: 'Outside, small: Tavola’s pack',
  place: 'Place {place} of 12',
  empty: '{place}: to do, here {here}',
  same: '{place}: {yours}, as here',
  other: '{place}: {yours}, here {here}',
  undo: 'Undo',
  rest: 'The rest is as here',
  differ: { one: 'One place differs so far.', other: '{count} places differ so far.' },
  differs: '{place}: yours {yours}, here {here}',
  swapped: 'Swapped by mistake? Touch a place to change it.',
  card: 'Card {number}',
  cardHint:
    'Tap the four shards on the left edge of your card, in any order. Hold one for two of it. The fourth brings the next card.',
  categories: 'Category, top right',
  categoriesHint: 'tap only what is wrong',
  asHere: 'It is as here',
  noDrawing:
    'No card of yours looks like this? That does not matter: only shards and categories decide the game. In the end every recipe gets the drawing that suits its colours best.',
  compare: 'Your box and Tavola’s pack',
  placesDiffer: {
    one: 'One place on ring or circle differs.',
    other: '{count} places on ring and circle differ.',
  },
  cardsDiffer: { one: 'One of 24 creations differs.', other: '{count} of 24 creations differ.' },
  allSame: 'Everything that was read off is as here.',
  exchangesDiffer: {
    one: 'One of its twelve exchanges changes:',
    other: '{count} of its twelve exchanges change:',
  },
  exchangesSame: 'None of its twelve exchanges changes.',
  insteadOf: 'instead of',
  yours: 'yours',
  here: 'here',
  checked:
    'Checked: twelve places on every face, four shards and at least one category on every card. The cards ask for blue {blue}, green {green}, yellow {yellow} and red {red} times; here every colour is asked for 24 times.',
  icons: 'Which icon does each advantage bear?',
  iconsHint:
    'Two icons stand on the advantage cards: here a path that bends for those that change an action, a plus for extra actions. Touch only the cards whose icon is the other one. The icons are shown and decide nothing.',
  iconsDiffer: {
    one: 'One advantage bears the other icon.',
    other: '{count} advantages bear the other icon.',
  },
  allAsHere: 'They are all as here',
  liras: 'Where do the Liras of an expert match lie?',
  lirasHint:
    'Choose for how many players, then touch the spaces: once for one Lira, twice for two, a third time for none. There are as many as players.',
  players: { one: '{count} player', other: '{count} players' },
  lirasLaid: 'Liras laid: {count} of {all}.',
  liraSpace: 'Space at {hour}: {count}',
  lirasDiffer: 'The Liras of an expert match lie elsewhere.',
  asBefore: 'as here',
} as const;

export type MuranoBoxWords = Wording<typeof words>;
