/** Any part of something, at any depth: what is named in it is held to its type. */
type Part<T> = T extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Part<Answer>
  : T extends Promise<infer Awaited>
    ? Promise<Part<Awaited>>
    : T extends readonly (infer Entry)[]
      ? readonly Part<Entry>[]
      : T extends object
        ? { readonly [Name in keyof T]?: Part<T[Name]> | undefined }
        : T;

/**
 * As much of a store, a table or a connection as a test needs. This is the one place where something is called whole that
 * is not: what a test gives is checked against the type, and what it leaves out is missed by whoever asks for it.
 */
export const standIn = <T>(part: Part<NoInfer<T>>): T => part as T;
