import { bytesFrom } from '../bytes.ts';
import { MODULE } from './content/module.ts';

/** Layers of a network by SIMD, several units at a time; tools/kernel/program.ts says what each does. All numbers are addresses or counts. */
interface Procedures {
  layer(weights: number, input: number, inputs: number, units: number, width: number): void;
  blend(rows: number, factors: number, count: number, bias: number, units: number, width: number): void;
  flip(words: number, previous: number, count: number, weights: number, sums: number, width: number): void;
  feed(inputs: number, factors: number, count: number, weights: number, sums: number, width: number): void;
}

type Numbers = Int16Array | Int32Array | Float32Array | Float64Array;

/** The procedures, and the lists that they work on, as they lie in their memory. */
export interface Kernel<Lists> extends Procedures {
  readonly held: Lists;
}

/** As much of it as is used: where the bots are compiled nothing names its types, and where they run it may be missing. */
declare const WebAssembly:
  | undefined
  | {
      readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
      readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    };

const PAGE = 65_536;
/** Alignment of a SIMD vector, in bytes. */
const VECTOR = 16;
const roomFor = ({ byteLength }: Numbers): number => Math.ceil(byteLength / VECTOR) * VECTOR;

/**
 * A kernel that holds copies of these lists; null where there is no WebAssembly, or none with vectors: then plain loops
 * compute the same, bit for bit, and only take longer.
 */
export function kernelHolding<Lists extends Readonly<Record<string, Numbers>>>(
  lists: Lists,
): Kernel<Lists> | null {
  if (typeof WebAssembly === 'undefined') return null;
  const size = Object.values(lists).reduce((sum, list) => sum + roomFor(list), 0);
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
    const module = new WebAssembly.Module(Uint8Array.from(bytesFrom(MODULE)));
    const { layer, blend, flip, feed } = new WebAssembly.Instance(module, { m: { m: memory } })
      .exports as Procedures;
    let at = 0;
    const held = Object.entries(lists).map(([name, list]) => {
      const copy = copied(list, memory.buffer, at);
      at += roomFor(list);
      return [name, copy];
    });
    return { layer, blend, flip, feed, held: Object.fromEntries(held) };
  } catch {
    return null;
  }
}

const KINDS = [Int16Array, Int32Array, Float32Array, Float64Array] as const;

function copied(list: Numbers, buffer: ArrayBuffer, at: number): Numbers {
  const kind = KINDS.find((each) => list instanceof each)!;
  const copy = new kind(buffer, at, list.length);
  copy.set(list);
  return copy;
}
