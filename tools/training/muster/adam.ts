/** Changes weights along the slope: Adam, with a little decay. */
export function adam(weights: Float32Array, slope: Float32Array) {
  const first = new Float32Array(weights.length);
  const second = new Float32Array(weights.length);
  let steps = 0;
  return function step(rate: number, samples: number): void {
    steps += 1;
    const early = 1 - 0.9 ** steps;
    const late = 1 - 0.999 ** steps;
    for (let i = 0; i < weights.length; i += 1) {
      const gradient = slope[i] / samples;
      first[i] = 0.9 * first[i] + 0.1 * gradient;
      second[i] = 0.999 * second[i] + 0.001 * gradient * gradient;
      const change = first[i] / early / (Math.sqrt(second[i] / late) + 1e-8);
      weights[i] -= rate * (change + 1e-4 * weights[i]);
    }
    slope.fill(0);
  };
}
