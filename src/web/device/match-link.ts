import type { Player } from '#table/table';
import { linkTo } from '../address.ts';
import { settings } from '../settings.ts';

const PLAYERS = '# players ';

/** A match as a file: its text, and a remark that tells who plays it, so that it can go on with the same company. */
export const asFile = (text: string, players: readonly Player[]): string =>
  `${text}${PLAYERS}${players.map(wordOf).join(' ')}\n`;

function wordOf(player: Player): string {
  if (player.kind === 'bot') return `bot-${player.level}`;
  const { name, colour, portrait } = player;
  const isMore = colour !== undefined || portrait !== undefined;
  const named = name === undefined && !isMore ? '' : `=${encodeURIComponent(name ?? '')}`;
  const looks = [colour ?? '', ...(portrait === undefined ? [] : [portrait])];
  return `person${named}${isMore ? `=${looks.join('=')}` : ''}`;
}

/** Who plays the match of a file; null where it does not tell. */
export function playersIn(file: string, seats: number): readonly Player[] | null {
  const playersLine = file.split(/\r?\n/u).find((line) => line.startsWith(PLAYERS));
  const players = (playersLine ?? '').slice(PLAYERS.length).split(' ').map(playerNamed);
  return players.length === seats && players.every((each) => each !== null) ? players : null;
}

function playerNamed(word: string): Player | null {
  const [kind, name, colour, portrait] = word.split('=');
  if (kind === 'person') {
    // Nothing before a colour is no name; nothing at all is that of a guest.
    const isNamed = name !== undefined && (name !== '' || colour === undefined);
    return {
      kind,
      ...(isNamed && { name: decoded(name) }),
      ...(colour && { colour }),
      ...(portrait && { portrait }),
    };
  }
  const level = /^bot-(\d)$/u.exec(word)?.[1];
  return level === undefined ? null : { kind: 'bot', level };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).slice(0, 24);
  } catch {
    return '';
  }
}

/** A link to the replay of a match: it contains the match, and what those are called who played it. */
export async function replayLink(text: string, players: readonly Player[]): Promise<string> {
  const persons = players.filter(({ kind }) => kind === 'person').length;
  // Whoever is “you” on this device is somebody with a name, or a guest, everywhere else.
  const named = players.map((each): Player =>
    each.kind === 'person' && each.name === undefined && persons === 1
      ? {
          kind: 'person',
          name: settings.value.name,
          ...(settings.value.portrait !== null && { portrait: settings.value.portrait }),
        }
      : each,
  );
  return linkTo(`/replay/link#text=${await packed(asFile(text, named))}`);
}

/** What became of a link that was handed on; `byHand`: nothing, it has to be shown. */
type Handed = 'shared' | 'copied' | 'byHand';

/** Hands a link on: by what a phone offers for that, or by the clipboard. */
export async function handOn(link: string, title: string): Promise<Handed> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches && (await shared(link, title))) {
    return 'shared';
  }
  return (await copied(link)) ? 'copied' : 'byHand';
}

async function shared(link: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url: link, title });
    return true;
  } catch (thrown) {
    // Cancelling is no failure.
    return thrown instanceof DOMException && thrown.name === 'AbortError';
  }
}

/** A browser may refuse its clipboard, and a page that is not served securely has none. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A text small enough for a link: compressed, in letters an address may contain. */
async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
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
