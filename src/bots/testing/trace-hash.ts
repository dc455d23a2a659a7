/** FNV-1a over small numbers, as the compiled rules for training compute it. */
export interface TraceHash {
  add(word: number): void;
  addList(list: readonly number[]): void;
  /** As a number of four bytes; −0 counts as 0. */
  addReal(real: number): void;
  text(): string;
}

export function newHash(): TraceHash {
  let value = 0x811c9dc5;
  const rounded = new Float32Array(1);
  const bits = new Uint32Array(rounded.buffer);
  const add = (word: number): void => {
    for (let shift = 0; shift < 32; shift += 8) {
      value = Math.imul(value ^ ((word >>> shift) & 255), 0x01000193);
    }
  };
  return {
    add,
    addList(list) {
      add(list.length);
      list.forEach(add);
    },
    addReal(real) {
      rounded[0] = real === 0 ? 0 : real;
      add(bits[0]);
    },
    text: () => (value >>> 0).toString(16).padStart(8, '0'),
  };
}
