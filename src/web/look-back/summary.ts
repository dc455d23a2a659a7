/** So little luck is none worth telling. */
const LITTLE = 0.05;

export type LuckSentence = 'with' | 'against' | 'even';
export const ENDINGS = [
  'wonByPlay',
  'wonPlayMore',
  'wonLuckMore',
  'wonCarried',
  'wonAllTheSame',
  'lostMoments',
  'lostPlayMore',
  'lostLuckMore',
  'lostByPlay',
  'evenGivenBack',
  'evenMadeUp',
  'even',
] as const;
export type EndSentence = (typeof ENDINGS)[number];

/** Two short sentences about a match: who luck was with, and what decided it beside luck. */
export function summaryOf(
  luck: number,
  result: number,
  moments: number,
): { readonly luck: LuckSentence; readonly end: EndSentence } {
  const side = luck >= LITTLE ? 'with' : luck <= -LITTLE ? 'against' : 'even';
  return { luck: side, end: endOf(side, luck, result, moments) };
}

function endOf(side: LuckSentence, luck: number, result: number, moments: number): EndSentence {
  const play = result - luck;
  // Places in the middle of several seats are as good as an even match.
  if (Math.abs(result) < LITTLE) {
    return side === 'with' ? 'evenGivenBack' : side === 'against' ? 'evenMadeUp' : 'even';
  }
  if (result > 0) {
    if (side === 'even') return 'wonByPlay';
    if (side === 'against') return 'wonAllTheSame';
    if (play <= 0) return 'wonCarried';
    return play >= luck ? 'wonPlayMore' : 'wonLuckMore';
  }
  if (side === 'even') return 'lostByPlay';
  if (side === 'with') return moments > 0 ? 'lostMoments' : 'lostPlayMore';
  return play <= luck ? 'lostPlayMore' : 'lostLuckMore';
}
