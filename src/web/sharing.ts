import type { Match } from '#core/match';
import { saveMatch } from '#core/saved';
import type { Player } from '#table/table';

const PLAYERS = '# players ';

/** A match as a file: its text, and a remark that tells who plays it, so that it can go on with the same company. */
export const asFile = (text: string, players: readonly Player[]): string =>
  `${text}${PLAYERS}${players.map((each) => (each.kind === 'bot' ? `bot-${each.level}` : each.kind)).join(' ')}\n`;

/** Who plays the match of a file; null where it does not tell. */
export function playersIn(file: string, seats: number): readonly Player[] | null {
  const told = file.split(/\r?\n/u).find((line) => line.startsWith(PLAYERS));
  const players = (told ?? '').slice(PLAYERS.length).split(' ').map(playerNamed);
  return players.length === seats && players.every((each) => each !== null) ? players : null;
}

function playerNamed(word: string): Player | null {
  if (word === 'person') return { kind: 'person' };
  const level = /^bot-(\d)$/u.exec(word)?.[1];
  return level === undefined ? null : { kind: 'bot', level };
}

/** A match small enough for a link: its text, compressed, in letters an address may contain. */
export async function packed(match: Match): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(saveMatch(match)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}
