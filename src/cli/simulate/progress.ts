const WIDTH = 40;
const EVERY_MS = 100;
const ERASE_LINE = '\r\u001B[K';

/** A bar on standard error, where that is a terminal; elsewhere nothing. */
export function progressBar(total: number): { show(done: number): void; end(): void } {
  const { stderr } = process;
  let shown = 0;
  if (!stderr.isTTY) return { show: () => undefined, end: () => undefined };
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const full = Math.floor((WIDTH * done) / total);
      const percent = Math.floor((100 * done) / total);
      stderr.write(`${ERASE_LINE}${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`);
    },
    end: () => void stderr.write(ERASE_LINE),
  };
}
