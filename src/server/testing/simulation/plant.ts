/** A small change of the source that breaks a promise; each text stands exactly once in its file. */
export interface Plant {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

export const plant = (name: string, file: string, from: string, to: string): Plant => ({
  name,
  edits: [{ file: `src/server/${file}`, from, to }],
});
