/** The first one takes long, and finds less than was committed when it is done; the second one leaves very little. */
const PASSES = 2;
const INPUT_OUTPUT = 10;

/** What became of it; a code of SQLite's if it failed. */
export interface Checkpoint {
  readonly errcode?: number | undefined;
}

/** Brings what was committed from the log of the database into its file, while others go on committing. */
export function checkpoint(copy: () => void, sync: () => void): Checkpoint {
  try {
    for (let pass = 1; pass <= PASSES; pass += 1) {
      copy();
      // SQLite does so only when nothing is left to be copied: in the thread that commits, that is, and moves would wait.
      sync();
    }
    return {};
  } catch (thrown) {
    const { errcode, code } = thrown as { readonly errcode?: number; readonly code?: string };
    // The system forgets what it could not write: the next one who asks would be told that it is written.
    return { errcode: code === 'EIO' ? INPUT_OUTPUT : errcode };
  }
}
