import type { Wording } from '#core/words';

/** What the lesson says, step by step. */
export const words = {
  follow: 'Do what the lesson says.',
  watch: 'Now {name} plays. Watch what happens.',
  welcome:
    'Five castles, two sides. Your columns grow towards you, those of Odile away from you. Whoever is stronger at more castles in the end wins.',
  banner:
    'A banner goes under the castle of its own emblem. Take up Leaf 1, then touch your side of the Leaf castle.',
  refill:
    'Your hand is filled up to five again. The pile is also the clock: its last card ends the match. The red seal warns you: what it shows cannot be taken back.',
  answer:
    'Odile answers with strength 3 against your 1 and holds the castle. But a banner may only be as strong as the card it covers, or one stronger: whoever begins high soon cannot grow. Play Leaf 2 on your Leaf 1.',
  tie: 'Three to three! On a tie the side with more banners holds the castle: two of yours against one. Draw.',
  wizard: 'You drew a rainbow card. As a wizard it counts 6, under any castle. Send it to the Water castle.',
  drawOn: 'Odile has only 4 there: the castle is yours. Draw again.',
  castle:
    'Odile laid Cloud 2 on the Cloud castle: there it counts for nobody. Play Cloud 1 under that castle first.',
  take: 'Now refill from the castle instead of the pile: take Cloud 2. Everybody has seen it, and the clock stands still.',
  swap: 'Odile has put Water 5 in the place of your wizard and taken the rainbow card. You still hold Water, but wizards are never quite safe. Lay your rainbow castle on the Flame castle.',
  wild: 'The Flame castle now flies all five pennants: any banner may stand under it. Draw.',
  bridge:
    'Another rainbow card. As a bridge it stands for the missing Leaf 3: take up Leaf 4 and touch your side of the Leaf castle.',
  bridged: 'The bridge counts 1, the beast 4. Two cards are missing: draw the first.',
  bridgedOn: 'One card is still missing: draw again.',
  anywhere: 'Odile has raised Flame 1. Under the wild castle your Cloud 2 may stand as well: play it there.',
  last: 'Two to one: Flame is yours. Draw.',
  swapOwn:
    'Odile has sent the rainbow card she took from you to Feather, which makes 8. What she did, you can do as well: take up Feather 3, which fits on her Feather 2, and touch her wizard.',
  wizardAgain:
    'Now she has only 5 there, and the rainbow card is in your hand. Send it to the Feather castle as your wizard.',
  drawAgain: 'Six to five: Feather is yours. Draw.',
  move: 'Odile has raised Feather 4: nine to six. But a wizard can leave: touch your wizard, then your side of the Flame castle. A card of the pile is turned up for it and goes on the castle of its emblem, free for both to take.',
  moved:
    'Eight to three: Flame is yours again. Remember: whatever cannot be done tells you why, and a card that is held down tells what it is good for.',
  done: 'That is the game: build columns from below, watch the clock, and mind what you leave on the castles.',
} as const;

export type LessonWords = Wording<typeof words>;
