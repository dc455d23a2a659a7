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
