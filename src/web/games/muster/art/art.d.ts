/** The addresses of what files.ts draws. */
declare module 'tavola:art/muster' {
  export const door: string;
  export const thumb: string;
  export const day: string;
  export const night: string;
}
