import type { Wording } from '#core/words';

/** What the lesson says, step by step. */
export const words = {
  welcome:
    'You are a glassmaker on Murano. Make the creations in your hand and earn Liras with them. Once somebody has made a whole hand, the round is played to its end, and the most Liras win.',
  hand: 'Your hand has an order: only the first creation can be made. It is the Wave Chalice, and its recipe asks for four shards: three blue and a green.',
  selector:
    'A turn begins with collecting. Turn the selector: it goes one notch clockwise, to the next pair of shards.',
  take: 'The selector joins two shards, one of the fixed circle and one of the ring: red and yellow. Take them to your workbench.',
  try: 'Now negotiate. Exchange: one of your shards for what the ring shows along a market; each market faces three places. Take up a shard, compare the markets and try one.',
  undo: 'The colours come to you; a transparent shard of the ring is never handed out in an exchange. Would another market have been better? Touch Undo: nothing is lost.',
  exchange:
    'Neither of your first two creations needs red. Give it to the north-east market: for one shard you get two, a green and a yellow.',
  end: 'Three shards, and nothing to make yet. End your turn: {rival} is next.',
  again:
    '{rival} has turned the ring and left a yellow shard on the south-east market. Your turn: the selector.',
  notch:
    'Two reds, and you want neither! At any time in your turn the ring goes one notch on for 1 L. Turn it once and watch the pair.',
  joker:
    'Now the ring shows a transparent shard. It is a joker: in a creation it stands for any colour. Take the pair.',
  buy: 'Another way to negotiate is to buy: 2 L for everything on one market. A blue and a yellow lie in the south-east. Buy them.',
  wait: 'The Bee Ring, second in your hand, would be ready: for 1 L you could move the Wave Chalice behind it. But two creations in one turn earn 2 L more. Be patient and end your turn.',
  third:
    '{rival} has made a creation and emptied the workbench with it: 8 L! Now it is your hour. Turn the selector.',
  nine: 'Blue and green: that will be nine shards, and your workbench has eight places. Take them all the same.',
  surplus:
    'One too many! The surplus goes back to the warehouse at once, and you choose what. Neither creation needs the red one: return it.',
  empty:
    'Look at your workbench, for here is the heart of the game: when you make a creation, every place that is then empty earns 1 L. What you do not need costs you money.',
  sell: 'The third way to negotiate is to sell: as many shards as you like, for 1 L in all. One green is left over, and its place is worth a Lira as well. Sell it.',
  create: 'Two blue, a green, and the transparent one in place of the third blue: make the Wave Chalice.',
  activate:
    '5 L, because three shards still lie on your workbench. Your creation can do even more: set aside, it pays for the advantage under one of its categories. Spend the Wave Chalice on Gift.',
  gain: 'Gift brings a yellow or a blue shard. The Bee Ring still lacks blue: take it.',
  second: 'Three yellow and a blue: make the Bee Ring, too.',
  count: '8 L for an empty workbench, 2 L for the second creation of the turn: you have 17 L! End your turn.',
  done: 'That is the whole craft: collect, negotiate, create, and keep your workbench light. Whatever cannot be done tells you why, and the rulebook is always at hand. Good luck!',
  watch: 'Watch {rival} play.',
} as const;

export type LessonWords = Wording<typeof words>;
