/** The longest line that is served, in bytes. */
export const LONGEST_LINE = 1 << 20;

/** A line too long to keep: its bytes were dropped while they passed by. */
export const TOO_LONG = null;

export interface LineCutter {
  /** The lines that this piece of input completes, without their line feed. */
  cut(chunk: Uint8Array): Iterable<Uint8Array | typeof TOO_LONG>;
  /** What is left at the end of the input: a last line without a line feed. */
  end(): Iterable<Uint8Array | typeof TOO_LONG>;
}

/** Cuts input that arrives in any pieces into lines, and never keeps more than one line of the longest length. */
export function lineCutter(longest = LONGEST_LINE): LineCutter {
  let parts: Uint8Array[] = [];
  let size = 0;
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > longest) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const finish = (): Uint8Array | typeof TOO_LONG => {
    const line = size > longest ? TOO_LONG : parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    parts = [];
    size = 0;
    return line;
  };
  return {
    *cut(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        keep(chunk.subarray(from, at));
        from = at + 1;
        yield finish();
      }
      keep(chunk.subarray(from));
    },
    *end() {
      if (size > 0) yield finish();
    },
  };
}
