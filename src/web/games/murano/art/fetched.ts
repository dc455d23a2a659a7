import { board, cards } from 'tavola:art/murano';

export type DrawingTexts = Readonly<Record<string, string>>;

/** Whoever asks gets the same answer; what did not come is asked for again. */
const once = (ask: () => Promise<DrawingTexts>): (() => Promise<DrawingTexts>) => {
  let coming: Promise<DrawingTexts> | null = null;
  return () => {
    coming ??= ask().catch((thrown: unknown) => {
      coming = null;
      throw thrown;
    });
    return coming;
  };
};

async function fetched(file: string): Promise<DrawingTexts> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return await answer.json();
}

/** After the next frame; a page in the background has none, and goes on after so many milliseconds. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
const LONGEST = 200;

/** The drawings of the board. It is the page that asks for them first: they need not wait for the room to come. */
export const fetchBoard = once(() => fetched(board));
/** What is painted on cards, three times as much: asked for once the board is seen, which need not wait for it. */
export const fetchCards = once(async () => {
  await nextFrame();
  return fetched(cards);
});
