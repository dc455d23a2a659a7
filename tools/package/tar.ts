import { gunzipSync, gzipSync } from 'node:zlib';

/** The files of a package by their paths. */
export type Files = Readonly<Record<string, Uint8Array>>;

const BLOCK = 512;
const EXECUTABLE = 0o755;
const PLAIN = 0o644;

/**
 * A tarball as `npm pack` writes it, made here because a machine with nothing but Node has no npm: everything below
 * `package/`, in the order of its paths and without a clock, so that the same files give the same bytes.
 */
export function pack(files: Files): Buffer {
  const parts = Object.keys(files)
    .toSorted()
    .flatMap((path) => [header(path, files[path].length), files[path], padding(files[path].length)]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

export function unpack(tarball: Uint8Array): Files {
  const bytes = gunzipSync(tarball);
  const files: Record<string, Uint8Array> = {};
  for (let at = 0; bytes[at] !== 0;) {
    const text = (from: number, length: number): string =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/su, '');
    const size = Number.parseInt(text(124, 12), 8);
    files[text(0, 100).replace(/^package\//u, '')] = bytes.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + size + padding(size).length;
  }
  return files;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  const name = `package/${path}`;
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for a tarball`);
  block.write(name, 0);
  block.write(octal(path.startsWith('bin/') ? EXECUTABLE : PLAIN, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  // 1985-10-26, as npm does: zip programs know nothing before 1980.
  block.write(octal(499_162_500, 11), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}
