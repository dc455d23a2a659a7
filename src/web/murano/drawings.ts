import { board, cards } from 'tavola:murano-drawings';

export type DrawingTexts = Readonly<Record<string, string>>;

const once = (file: string): (() => Promise<DrawingTexts>) => {
  let coming: Promise<DrawingTexts> | null = null;
  return () => {
    coming ??= fetched(file).catch((thrown: unknown) => {
      coming = null;
      throw thrown;
    });
    return coming;
  };
};

async function fetched(file: string): Promise<DrawingTexts> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as DrawingTexts;
}

/** The drawings of the board. It is the page that asks for them first: they need not wait for the room to come. */
export const fetchBoard = once(board);
/** What is painted on cards. */
export const fetchCards = once(cards);
