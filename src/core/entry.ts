import type { AnyGame } from './game.ts';
import type { RuleEntry, RulebookTexts } from './rulebook.ts';
import type { Language, WordTree } from './words.ts';

/** How to get a game's rules and texts: light, so that a page can name every game without bringing any. */
export interface GameEntry {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The one to begin with: offered first where somebody has to choose. */
  readonly isForNewcomers?: boolean;
  /** The newest rules. */
  load(): Promise<AnyGame>;
  /** Rules of earlier versions, for the matches that were begun with them. */
  readonly earlier?: Readonly<Record<number, () => Promise<AnyGame>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: WordTree }>>>;
  readonly rulebook: () => Promise<{ readonly rulebook: readonly RuleEntry[] }>;
  readonly ruleTexts: Readonly<Record<Language, () => Promise<RulebookTexts>>>;
}

/** Every version of every game. */
export async function loadAll(entries: readonly GameEntry[]): Promise<readonly AnyGame[]> {
  return Promise.all(
    entries.flatMap(({ load, earlier = {} }) => [load, ...Object.values(earlier)]).map((each) => each()),
  );
}
