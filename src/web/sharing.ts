import type { Match } from '#core/match';
import { saveMatch } from '#core/saved';

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
