/** The four category tiles, in the order in which advantages are listed. */
export const CATEGORY_IDS = ['art', 'jewellery', 'tableware', 'animals'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
