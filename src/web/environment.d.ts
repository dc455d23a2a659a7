/** Set by Vite: whether the page is being developed. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}

declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The addresses of the worker and of what is drawn when the application is built, from vite.config.ts. */
declare module 'tavola:worker' {
  const address: string;
  export default address;
}

declare module 'tavola:murano-drawings' {
  export const board: string;
  export const cards: string;
}

declare module 'tavola:doors' {
  export const lagoonDoor: string;
  export const lagoonThumb: string;
  export const meadowDoor: string;
  export const fieldThumb: string;
}
