import { levelsOf } from '../bots/levels.ts';
import { storedCompany, type Last, quickOf } from './last-company.ts';

/** The first match after a lesson is a kind one: whoever has met no bot yet meets the gentlest. */
export function afterLesson(game: string): Last {
  const last = quickOf(game);
  const [gentlest] = levelsOf(game);
  if (storedCompany('quick', game) !== null || gentlest === undefined) return last;
  return { ...last, players: [{ kind: 'person' }, { kind: 'bot', level: gentlest }] };
}
