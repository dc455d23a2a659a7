import type { CategoryId } from './categories.ts';

interface Printed {
  readonly recipe: string;
  readonly categories: readonly CategoryId[];
}

/**
 * The 24 creations. Sourced: the Vase is tableware, one recipe is three green and one red, one card is jewellery and art.
 * Everything else is our own; a photo of the real cards replaces it line by line. Names are in words.*.ts.
 */
export const CREATIONS = {
  C01: { recipe: 'G G Y R', categories: ['art'] },
  C02: { recipe: 'Y Y B R', categories: ['art'] },
  C03: { recipe: 'R R B G', categories: ['art'] },
  C04: { recipe: 'B G Y R', categories: ['art'] },
  C05: { recipe: 'G G B R', categories: ['jewellery'] },
  C06: { recipe: 'B B Y R', categories: ['jewellery'] },
  C07: { recipe: 'Y Y G R', categories: ['jewellery'] },
  C08: { recipe: 'B B R R', categories: ['jewellery'] },
  C09: { recipe: 'Y Y B G', categories: ['tableware'] },
  C10: { recipe: 'R R G Y', categories: ['tableware'] },
  C11: { recipe: 'B B G R', categories: ['tableware'] },
  C12: { recipe: 'G G Y Y', categories: ['tableware'] },
  C13: { recipe: 'B B G Y', categories: ['animals'] },
  C14: { recipe: 'G G B Y', categories: ['animals'] },
  C15: { recipe: 'R R B Y', categories: ['animals'] },
  C16: { recipe: 'B G Y R', categories: ['animals'] },
  C17: { recipe: 'G G G R', categories: ['art', 'jewellery'] },
  C18: { recipe: 'Y Y R R', categories: ['art', 'jewellery'] },
  C19: { recipe: 'Y Y Y B', categories: ['jewellery', 'animals'] },
  C20: { recipe: 'B B G G', categories: ['jewellery', 'animals'] },
  C21: { recipe: 'R R R Y', categories: ['animals', 'tableware'] },
  C22: { recipe: 'G G R R', categories: ['animals', 'tableware'] },
  C23: { recipe: 'B B B G', categories: ['tableware', 'art'] },
  C24: { recipe: 'B B Y Y', categories: ['tableware', 'art'] },
} as const satisfies Readonly<Record<string, Printed>>;

export type CreationId = keyof typeof CREATIONS;
