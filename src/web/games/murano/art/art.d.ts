/** The addresses of what files.ts draws. */
declare module 'tavola:art/murano' {
  export const board: string;
  export const cards: string;
  export const door: string;
  export const thumb: string;
}
