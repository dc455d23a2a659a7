/** The numbered rules of a game, as data: refusals, the rulebook on screen and docs/rules share them. */
export interface RuleEntry {
  /** U and L: a rule of the published book; B and M: our ruling where the book is silent. Never reused. */
  readonly id: string;
  readonly part: string;
  /** The heading of the published rulebook it stands under, or that it settles. */
  readonly from: string;
}

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Rulings only: why we rule so. */
  readonly reason?: string;
}

export type RuleTexts<Id extends string> = { readonly [id in Id]: RuleText };

/** By what else than its own words a rule is looked up, as in the index of a book. */
export type RuleIndex<Id extends string> = { readonly [id in Id]?: string };

/** A rulebook in one language. */
export interface RulebookTexts {
  readonly rules: RuleTexts<string>;
  readonly parts: Readonly<Record<string, string>>;
  /** What people call the things of the game: `shard, gem, stone`, a thing a line. */
  readonly synonyms?: readonly string[];
  readonly index?: RuleIndex<string>;
}
