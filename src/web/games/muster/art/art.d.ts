/** The addresses of what files.ts draws. */
declare module 'tavola:art/muster' {
  export const door: string;
  export const thumb: string;
}
