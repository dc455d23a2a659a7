// Uses as much of a core as it is told, in slices of ten milliseconds, and touches nothing.

const [share = '0'] = process.argv.slice(2);
const SLICE = 10;
const burn = (): void => {
  const busy = Math.min(1, Number(share)) * SLICE;
  const until = performance.now() + busy;
  while (performance.now() < until);
  setTimeout(burn, SLICE - busy);
};
burn();
process.on('disconnect', () => process.exit(0));
