import { followClosely } from './closely/texts.ts';

await followClosely();

/** What a first move does not need: it comes as a file of its own, when the board stands. */
import { answerQuestions } from '../../room/answers.ts';

export { MarketSheet } from './board/market-sheet.tsx';
export { Pointing } from './board/pointing.tsx';
export { Bubble } from './board/bubble.tsx';
export { Owed } from './bench/choosing.tsx';
export { CloseUp } from './hand/close-up.tsx';
export { Creates } from './hand/creating.tsx';
export { Packet } from './hand/draft.tsx';
export { Challenge } from './players/challenge.tsx';
export { AroundTable } from './around/around-table.tsx';
export { FlatMenuPart } from '../../room/around-one/lying-flat.tsx';
export { turnedBox } from '../../room/around-one/turned-box.ts';
export { Faces } from './players/faces.ts';
export { Colours } from './players/colours.ts';
export { FocusGoesOn } from './focus.ts';
export { End } from './end.tsx';
export { LastTurn, lastTurnText, TurnMarks } from './log/last-turn.tsx';
export { RecapRows } from './log/recap-rows.tsx';
export { Log } from './log/log.tsx';
export { departIn } from './motion/travel.ts';
export { Meanwhile } from '../../room/log/meanwhile.ts';
export { OfferSound } from '../../room/menu/offer-sound.tsx';
export { WhyNot } from '../../room/why-not.tsx';
export { MuranoScene } from './scene.tsx';
export { Reading } from './log/reading.tsx';

answerQuestions();
