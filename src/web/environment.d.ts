/** Set by Vite: whether the page is being developed, whether it is built as a folder, and where its files lie. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly MODE: string; readonly BASE_URL: string };
}

declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The words of the pages in one language, put together by tools/vite/words.ts. */
declare module 'tavola:words/*' {
  import type { WordTree } from '#core/words';
  export const words: WordTree;
}

/** The address of the worker, from vite.config.ts. */
declare module 'tavola:worker' {
  const address: string;
  export default address;
}
