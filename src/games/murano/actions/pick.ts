import { choose } from '../rules/choices.ts';
import { packetAt, passPackets } from '../modules/draft.ts';
import { due } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { atPlace } from './words.ts';

const NO_SUCH_CARD = refuse('L61', 'notInPacket');

/** L61, M38: a card of one's packet; when everybody has picked, the packets go to the left. */
export const pick: RuleOf<'pick'> = {
  ...atPlace('pick'),
  sure: true,
  candidates(view, seat, actions) {
    const cards = packetAt(view, seat).length;
    for (let place = 1; place <= cards; place += 1) actions.push({ kind: 'pick', place });
  },
  refusal: (view, seat, { place }) => (place > packetAt(view, seat).length ? NO_SUCH_CARD : null),
  play(state, seat, { place }) {
    choose(state, seat, place);
    if (due(state)!.seats.length === 0) passPackets(state);
  },
};
