/** What waits to be drawn: each piece in a task of its own, so that whoever touches the page is heard in between. */
const waiting = new Set<() => void>();

// A message and not a timer: a page in the background gets one timer in a second.
const bell = new MessageChannel();
bell.port1.addEventListener('message', () => {
  const [draw] = waiting;
  if (draw === undefined) return;
  waiting.delete(draw);
  draw();
  ring();
});
bell.port1.start();

function ring(): void {
  if (waiting.size > 0) bell.port2.postMessage(null);
}

/** Draws when everything that has waited longer is drawn; the answer gives it up. */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (waiting.size === 1) ring();
  return () => waiting.delete(draw);
}
