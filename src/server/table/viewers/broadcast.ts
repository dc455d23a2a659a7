import type { TableEnv } from '../env.ts';
import type { TableEvent } from '../decider/events.ts';
import { awaited, phaseOf, type TableState } from '../decider/state.ts';
import type { Viewers } from './viewers.ts';
import { newsFor } from './projection.ts';
import { newsText } from './news.ts';

/** The same word in every language. */
const BOT = 'Bot';

/** What makes another sight, and what makes another table. */
const SHOWN = ['matchSeq', 'result', 'pause'] as const;
const TOLD = ['seats', 'proposal', 'pause'] as const;

/** Who is sent what after an event; whoever has become the one to act and is not connected is notified. */
export function broadcaster(
  viewers: Pick<Viewers, 'sendSights' | 'sendTable' | 'isPresent' | 'info'>,
  { notify, announce }: Pick<TableEnv, 'notify' | 'announce'>,
): (before: TableState, after: TableState, event: TableEvent) => void {
  return (before, after, event) => {
    const isOther = (part: keyof TableState): boolean => after[part] !== before[part];
    if (SHOWN.some(isOther)) viewers.sendSights();
    const hasTableChanged = TOLD.some(isOther) || phaseOf(after) !== phaseOf(before);
    if (hasTableChanged || event.kind.startsWith('rematch')) viewers.sendTable();
    const { dealt } = after.header;
    const isEnd = phaseOf(after) === 'over' && phaseOf(before) !== 'over';
    if (isEnd && dealt !== undefined) announce({ kind: 'dealtOver', gathering: dealt.gathering });
    const awaitedBefore = awaited(before);
    for (const seat of awaited(after)) {
      const sitter = after.seats[seat];
      if (awaitedBefore.includes(seat) || viewers.isPresent(seat)) continue;
      if (sitter?.kind !== 'person') continue;
      const names = viewers.info().seats.map((each) => (each.kind === 'person' ? each.name : BOT));
      notify(sitter.player, after.header, (language) => newsText(newsFor(after, seat), names, language));
    }
  };
}
