import { effect, signal } from '@preact/signals';
import { loadReviewWords } from '#bots/review/load';
import type { AnyGame, Message } from '#core/game';
import type { Language, WordTree } from '#core/words';
import { language } from '../settings.ts';
import { speakerOf } from '../words/index.ts';

type Spoken = Readonly<Record<Language, WordTree>>;
const NONE: Spoken = { en: {}, fr: {}, de: {} };
const come = signal<Readonly<Record<string, Spoken>>>({});

async function load(game: string, wanted: Language): Promise<void> {
  const words = await loadReviewWords(game, wanted);
  come.value = { ...come.value, [game]: { ...(come.value[game] ?? NONE), [wanted]: words } };
}

const followed = new Set<string>();

/** Brings what reasons of a game are told with, in the reader's language and in every other that is chosen later. */
export async function bringReasons(game: string): Promise<void> {
  await load(game, language.value);
  if (followed.has(game)) return;
  followed.add(game);
  effect(() => void load(game, language.value));
}

/** A reason in words; a seat without a name is the reader. */
export const reasonText = (
  game: AnyGame,
  message: Message,
  nameOf: (seat: number) => string | null,
): string => speakerOf(game, nameOf, come.value[game.id] ?? NONE).say(message);
