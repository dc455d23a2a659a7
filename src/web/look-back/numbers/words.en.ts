import type { Wording } from '#core/words';

/** What the numbers of looking back mean, and what they cannot say. */
export const en = {
  title: 'What the numbers mean',
  lead: 'Was it luck? What would have been better, and why? Seven things to know, one page.',
  label: 'Looking back',
  section: {
    share: {
      title: 'Your share',
      text: 'How much of the win is yours at a moment, from 0 to 100 %, judged by a strong bot from what you could know: your hand, the table, the cards seen. It plays the match on in many imagined deals that agree with all of that. An even match is 50 %, for any number of players: with more than two, the share counts how many of the others you leave behind.',
    },
    luck: {
      title: 'Luck',
      text: 'What a card did to your share, compared with the mean of all that could have come. The deal counts, too. What is luck for you is bad luck for the others: together it is exactly 0.',
    },
    play: {
      title: 'Play',
      text: 'All that is not luck. Luck and play add up to the result less an even share, to the last digit. It holds your decisions and your rivals’.',
    },
    cost: {
      title: 'What a decision cost',
      text: 'The share of the best action less the share of yours, in the same imagined deals. Under 2 %, or inside the error, we say about equal.',
    },
    accuracy: {
      title: 'Accuracy',
      text: '100 for a decision that gave nothing away, less the more it gave; then the mean. Decisions with one choice, or with everything within 1 %, are not counted.',
    },
    lines: {
      title: 'Two lines',
      text: 'The thick line is what you could know. The thin one shows the same match with open cards. Where they part, nobody could have known better. We judge by the thick line only.',
    },
    reasons: {
      title: 'Reasons',
      text: 'A reason names a card, a place and a rule. It is printed only if replaying the moment in other deals shows that it accounts for at least half of the difference. Otherwise: no single reason.',
    },
  },
  limits: {
    title: 'What they cannot say',
    text: 'They are the view of a strong bot, not the truth; only where an end is marked as proven were all deals tried. They do not know your rival’s habits. Given-away shares are judged by what each could know, so they need not add up to play. One match says little about a player.',
  },
  same: {
    title: 'Everywhere the same',
    text: 'Looking back counts thoughts, not seconds: the same match gives the same numbers on every device.',
  },
  marks: 'The marks',
  forYou: 'luck for you, against you',
  drawn: 'A drawn card',
  mean: 'mean of all {count}',
  came: 'what came',
  drawnNote: 'Luck {value}. {count} unseen cards could have come.',
  lucky: 'Lost, and yet lucky',
  one: 'Accuracy of one decision',
  axis: 'share given away by one decision',
} as const;

export type NumbersWords = Wording<typeof en>;
