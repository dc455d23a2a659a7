/** What a first move does not need: it comes as a file of its own, when the board stands. */
import { answerQuestions } from '../../room/answers.ts';
import { followClosely } from './closely/texts.ts';
import { followSeldom } from './seldom-texts.ts';

export { CloseUp } from './closely/close-up.tsx';
export { Band } from './log/band.tsx';
export { Chronicle } from './log/chronicle.tsx';
export { End } from './end.tsx';
export { Places } from './board/places.tsx';
export { Fallen } from './motion/fallen.ts';
export { departIn } from './motion/travel.ts';
export { marksOf } from './log/marks.ts';
export { TurnSentence, turnCastle, turnText } from './log/recapping.tsx';
export { Reading } from './log/reading.tsx';
export { anchor } from './board/anchor.ts';
export { Ghosts } from './board/ghosts.tsx';
export { Meanings } from './board/meanings.tsx';
export { PileFan } from './board/pile-fan.tsx';
export { SwapMark } from './board/swap-mark.tsx';
export { TurnOver } from './hand/turn-over.tsx';
export { usesAt } from './board/uses.ts';
export { FollowFocus } from './gestures/follow-focus.ts';
export { Meanwhile } from '../../room/log/meanwhile.ts';
export { OfferSound } from '../../room/menu/offer-sound.tsx';
export { WhyNot } from '../../room/why-not.tsx';
export { MusterScene } from './scene.tsx';
export { AutoDraw } from './gestures/auto-draw.tsx';
export { AroundOne, KeysText, MenuChoices } from './around/around-one.tsx';

answerQuestions();
await Promise.all([followSeldom(), followClosely()]);
