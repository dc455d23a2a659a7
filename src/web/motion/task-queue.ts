/** What waits to be drawn: a few pieces in each task, so that whoever touches the page is heard in between. */
const waiting = new Set<() => void>();
/** After so many milliseconds a task is long enough: a phone may be four times as slow as a desk. */
const ENOUGH = 4;

// A MessageChannel and not a timer: timers of a page in the background are throttled to one a second.
const channel = new MessageChannel();
channel.port1.addEventListener('message', () => void drawSome());
channel.port1.start();

/** When what has just been changed is laid out, and has asked for whatever it shows. */
export async function afterRender(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

async function drawSome(): Promise<void> {
  const start = performance.now();
  try {
    for (const draw of waiting) {
      waiting.delete(draw);
      draw();
      // Only then is it known how long the piece took.
      await afterRender();
      if (performance.now() - start > ENOUGH) break;
    }
  } finally {
    post();
  }
}

function post(): void {
  if (waiting.size > 0) channel.port2.postMessage(null);
}

/** Draws when everything that has waited longer is drawn; the answer gives it up. */
export function enqueueTask(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) post();
  return () => waiting.delete(draw);
}
