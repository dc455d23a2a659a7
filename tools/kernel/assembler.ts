/**
 * As much of WebAssembly's binary format (webassembly.github.io/spec, chapter 5) as a kernel of a few loops needs: each
 * function here gives the bytes of what it is called after.
 */
export type Code = readonly number[];
export type Local = number;

const unsigned = (value: number): Code => {
  const rest = Math.floor(value / 128);
  return rest === 0 ? [value] : [(value % 128) + 128, ...unsigned(rest)];
};
const signed = (value: number): Code => {
  const rest = value >> 7;
  const isLast = (rest === 0 && (value & 64) === 0) || (rest === -1 && (value & 64) !== 0);
  return isLast ? [value & 127] : [(value & 127) | 128, ...signed(rest)];
};
const text = (value: string): Code => [value.length, ...new TextEncoder().encode(value)];
const listed = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const sized = (code: Code): Code => [...unsigned(code.length), ...code];

export const I32 = 0x7f;
export const F64 = 0x7c;
export const V128 = 0x7b;
const EMPTY = 0x40;

/** Operands first, then what is done with them. */
const op =
  (...bytes: readonly number[]) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), ...bytes];
/** The same for four or two numbers side by side. */
const simd = (number: number) => op(0xfd, ...unsigned(number));
/** From or to an address; `align` is the power of two that it is a multiple of. */
const memory =
  (code: Code, align: number) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), ...code, align, 0];

export const get = (local: Local): Code => [0x20, local];
export const set = (local: Local, value: Code): Code => [...value, 0x21, local];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const nought: Code = [0x44, 0, 0, 0, 0, 0, 0, 0, 0];

export const i32 = {
  load: memory([0x28], 2),
  store: memory([0x36], 2),
  greater: op(0x4a),
  below: op(0x49),
  trailingZeros: op(0x68),
  add: op(0x6a),
  subtract: op(0x6b),
  multiply: op(0x6c),
  and: op(0x71),
  xor: op(0x73),
  shiftLeft: op(0x74),
  shiftRight: op(0x75),
  shiftRightUnsigned: op(0x76),
};
export const f64 = { load: memory([0x2b], 3), differ: op(0x62) };
/** The first where the third is not 0, else the second. */
export const select = op(0x1b);

export const vector = {
  load: memory([0xfd, 0x00], 3),
  /** From so many bytes beyond an address. */
  loadFrom: (address: Code, offset: number): Code => [...address, 0xfd, 0x00, 2, ...unsigned(offset)],
  /** One number of four bytes, in each lane. */
  loadAll32: memory([0xfd, 0x09], 2),
  /** Four numbers of two bytes, as four of four. */
  loadShorts: memory([0xfd, 0x03], 1),
  store: memory([0xfd, 0x0b], 3),
  noughts: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)] as Code,
  allI32: simd(0x11),
  allF64: simd(0x14),
  addI32: simd(0xae),
  subtractI32: simd(0xb1),
  multiplyI32: simd(0xb5),
  addF32: simd(0xe4),
  multiplyF32: simd(0xe6),
  addF64: simd(0xf0),
  multiplyF64: simd(0xf2),
  /** `first < second ? second : first`, lane by lane. */
  largerF32: simd(0xeb),
  largerF64: simd(0xf7),
};

/** Adds to a local. */
export const move = (local: Local, by: Code): Code => set(local, i32.add(get(local), by));
/** Does it once, and again as long as the condition holds. */
export const repeat = (body: Code, condition: Code): Code => [
  0x03,
  EMPTY,
  ...body,
  ...condition,
  0x0d,
  0,
  0x0b,
];
export const when = (condition: Code, then: Code, otherwise: Code = []): Code => [
  ...condition,
  0x04,
  EMPTY,
  ...then,
  ...(otherwise.length === 0 ? [] : [0x05, ...otherwise]),
  0x0b,
];

export interface Procedure {
  readonly name: string;
  /** So many whole numbers are given. */
  readonly given: number;
  /** The kinds of its own locals, which follow them. */
  readonly locals: readonly number[];
  readonly body: Code;
}

/** How every module of the first version begins. */
const MAGIC: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** A module of procedures that work on a memory which they are given as `m.m`. */
export function moduleOf(procedures: readonly Procedure[]): Uint8Array<ArrayBuffer> {
  const section = (id: number, items: readonly Code[]): Code => [id, ...sized(listed(items))];
  const types = procedures.map(({ given }) => [
    0x60,
    ...listed(Array.from({ length: given }, () => [I32])),
    0,
  ]);
  const bodies = procedures.map(({ locals, body }) =>
    sized([...listed(locals.map((kind) => [1, kind])), ...body, 0x0b]),
  );
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(2, [[...text('m'), ...text('m'), 0x02, 0x00, 1]]),
    ...section(
      3,
      procedures.map((_, at) => unsigned(at)),
    ),
    ...section(
      7,
      procedures.map(({ name }, at) => [...text(name), 0x00, ...unsigned(at)]),
    ),
    ...section(10, bodies),
  ]);
}
