import {
  F64,
  f64,
  get,
  I32,
  i32,
  type Local,
  move,
  moduleOf,
  nought,
  type Procedure,
  repeat,
  select,
  set,
  V128,
  vector,
  when,
  whole,
} from './assembler.ts';

/** Bytes of the numbers, and of as many of them as a vector holds. */
const SHORT = 2;
const WHOLE = 4;
const DOUBLE = 8;
const VECTOR = 16;

const until = (local: Local, end: Local) => i32.below(get(local), get(end));

/**
 * Rectified sums of a layer of doubles: `units[u] = max(0, Σ input[i] × weights[i][u] + bias[u])`, input by input
 * and so in the order in which the plain loop adds, without the inputs that are 0. The lanes are units: no sum is split.
 */
function layer(): Procedure {
  const [weights, input, inputs, units, width] = [0, 1, 2, 3, 4];
  const [end, inputEnd, at, activation] = [5, 6, 7, 8];
  const forUnits = (value: readonly number[], more: readonly number[] = []) => [
    ...set(at, get(units)),
    ...repeat([...vector.store(get(at), value), ...more, ...move(at, whole(VECTOR))], until(at, end)),
  ];
  const nextWeights = move(weights, whole(VECTOR));
  const product = vector.multiplyF64(vector.load(get(weights)), vector.allF64(get(activation)));
  return {
    name: 'layer',
    given: 5,
    locals: [I32, I32, I32, F64],
    body: [
      ...set(end, i32.add(get(units), get(width))),
      ...set(inputEnd, i32.add(get(input), i32.multiply(get(inputs), whole(DOUBLE)))),
      ...forUnits(vector.noughts),
      ...repeat(
        [
          ...set(activation, f64.load(get(input))),
          ...when(
            f64.differ(get(activation), nought),
            forUnits(vector.addF64(vector.load(get(at)), product), nextWeights),
            move(weights, get(width)),
          ),
          ...move(input, whole(DOUBLE)),
        ],
        until(input, inputEnd),
      ),
      ...forUnits(
        vector.largerF64(vector.noughts, vector.addF64(vector.load(get(at)), vector.load(get(weights)))),
        nextWeights,
      ),
    ],
  };
}

/** So many vectors of sums are kept at hand at a time. */
const AT_HAND = 8;

/**
 * Rectified sums of a layer of singles: `units[u] = max(0, Σ factors[i] × rows[i][u] + bias[u])`, in the order of the rows.
 * As many units as fit into the sums at hand go through all rows before the next do, so that no sum is stored on the way.
 */
function blend(): Procedure {
  const [rows, factors, count, bias, units, width] = [0, 1, 2, 3, 4, 5];
  const [end, each, factor, row, unitsEnd, offset] = [6, 7, 8, 9, 10, 11];
  const sums = Array.from({ length: AT_HAND }, (_, at) => 12 + at);
  const [factorInLanes, noughts] = [12 + AT_HAND, 13 + AT_HAND];
  const forSums = (body: (sum: Local, offset: number) => readonly number[]) =>
    sums.flatMap((sum, at) => body(sum, at * VECTOR));
  return {
    name: 'blend',
    given: 6,
    locals: [I32, I32, I32, I32, I32, I32, ...sums.map(() => V128), V128, V128],
    body: [
      ...set(end, i32.add(get(rows), i32.multiply(get(count), whole(WHOLE)))),
      ...set(unitsEnd, i32.add(get(units), get(width))),
      ...repeat(
        [
          ...forSums((sum) => set(sum, get(noughts))),
          ...set(each, get(rows)),
          ...set(factor, get(factors)),
          ...when(
            get(count),
            repeat(
              [
                ...set(row, i32.add(i32.load(get(each)), get(offset))),
                ...set(factorInLanes, vector.loadAll32(get(factor))),
                ...forSums((sum, from) =>
                  set(
                    sum,
                    vector.addF32(
                      get(sum),
                      vector.multiplyF32(vector.loadFrom(get(row), from), get(factorInLanes)),
                    ),
                  ),
                ),
                ...move(each, whole(WHOLE)),
                ...move(factor, whole(WHOLE)),
              ],
              until(each, end),
            ),
          ),
          ...forSums((sum, from) => [
            ...vector.store(
              i32.add(get(units), whole(from)),
              vector.largerF32(
                get(noughts),
                vector.addF32(get(sum), vector.loadFrom(i32.add(get(bias), get(offset)), from)),
              ),
            ),
          ]),
          ...move(units, whole(AT_HAND * VECTOR)),
          ...move(offset, whole(AT_HAND * VECTOR)),
        ],
        until(units, unitsEnd),
      ),
    ],
  };
}

/** Each lane of a row of short weights, and the sum that it goes into. */
const alongRow = (row: Local, rowEnd: Local, at: Local, value: readonly number[]) =>
  repeat(
    [...vector.store(get(at), value), ...move(at, whole(VECTOR)), ...move(row, whole(4 * SHORT))],
    until(row, rowEnd),
  );

/**
 * A first layer of bits: the rows of the bits that are set now and were not are added to the sums, those of the
 * others taken away.
 */
function flip(): Procedure {
  const [words, previous, count, weights, sums, width] = [0, 1, 2, 3, 4, 5];
  const [end, now, changed, row, rowEnd, at] = [6, 7, 8, 9, 10, 11];
  const bit = i32.trailingZeros(get(changed));
  const [lane, weight] = [vector.load(get(at)), vector.loadShorts(get(row))];
  return {
    name: 'flip',
    given: 6,
    locals: [I32, I32, I32, I32, I32, I32],
    body: [
      ...set(end, i32.add(get(words), i32.multiply(get(count), whole(WHOLE)))),
      ...repeat(
        [
          ...set(now, i32.load(get(words))),
          ...set(changed, i32.xor(get(now), i32.load(get(previous)))),
          ...when(get(changed), [
            ...i32.store(get(previous), get(now)),
            ...repeat(
              [
                ...set(row, i32.add(get(weights), i32.multiply(bit, get(width)))),
                ...set(rowEnd, i32.add(get(row), get(width))),
                ...set(at, get(sums)),
                ...when(
                  i32.and(i32.shiftRightUnsigned(get(now), bit), whole(1)),
                  alongRow(row, rowEnd, at, vector.addI32(lane, weight)),
                  alongRow(row, rowEnd, at, vector.subtractI32(lane, weight)),
                ),
                ...set(changed, i32.and(get(changed), i32.subtract(get(changed), whole(1)))),
              ],
              get(changed),
            ),
          ]),
          ...move(weights, i32.multiply(get(width), whole(32))),
          ...move(words, whole(WHOLE)),
          ...move(previous, whole(WHOLE)),
        ],
        until(words, end),
      ),
    ],
  };
}

const MOST = 4095;
const SHIFT = 16;

/** The layer after it: sums of the first that are above 0, brought to its scale, times their rows. */
function feed(): Procedure {
  const [inputs, factors, count, weights, sums, width] = [0, 1, 2, 3, 4, 5];
  const [end, active, row, rowEnd, at] = [6, 7, 8, 9, 10];
  const product = vector.multiplyI32(vector.loadShorts(get(row)), vector.allI32(get(active)));
  return {
    name: 'feed',
    given: 6,
    locals: [I32, I32, I32, I32, I32],
    body: [
      ...set(end, i32.add(get(inputs), i32.multiply(get(count), whole(WHOLE)))),
      ...repeat(
        [
          ...when(i32.greater(i32.load(get(inputs)), whole(0)), [
            ...set(
              active,
              i32.shiftRight(i32.multiply(i32.load(get(inputs)), i32.load(get(factors))), whole(SHIFT)),
            ),
            ...set(active, select(whole(MOST), get(active), i32.greater(get(active), whole(MOST)))),
            ...when(get(active), [
              ...set(row, get(weights)),
              ...set(rowEnd, i32.add(get(row), get(width))),
              ...set(at, get(sums)),
              ...alongRow(row, rowEnd, at, vector.addI32(vector.load(get(at)), product)),
            ]),
          ]),
          ...move(weights, get(width)),
          ...move(inputs, whole(WHOLE)),
          ...move(factors, whole(WHOLE)),
        ],
        until(inputs, end),
      ),
    ],
  };
}

/** The kernel that the networks use where there is WebAssembly with vectors. */
export const kernelBytes = (): Uint8Array<ArrayBuffer> => moduleOf([layer(), blend(), flip(), feed()]);
