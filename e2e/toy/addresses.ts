const at = (path: string): string => new URL(path, import.meta.url).href;

export const REAL_ENTRIES = at('../../src/games/entries.ts');
export const TOY_ENTRIES = at('./entries.ts');
