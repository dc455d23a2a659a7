import type { networkInterfaces } from 'node:os';
import { generate } from 'lean-qr';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses that lead nowhere but into a home. */
const HOME = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./u;

/** Where the devices of a home find this one, the usual wireless and cable networks first. */
export function homeAddresses(interfaces: Interfaces): readonly string[] {
  const addresses = Object.values(interfaces)
    .flat()
    .flatMap((each) =>
      each !== undefined && each.family === 'IPv4' && !each.internal && HOME.test(each.address)
        ? [each.address]
        : [],
    );
  const isUsual = (address: string): number => (address.startsWith('192.168.') ? 0 : 1);
  return [...new Set(addresses)].toSorted((a, b) => isUsual(a) - isUsual(b));
}

/** Four modules of light all around, without which a camera does not find the code. */
const QUIET = 4;
/** Two rows of modules in one line of text; light is written, dark is left out, as most terminals are dark. */
const BLOCKS = [' ', '▄', '▀', '█'] as const;

/** A code for the camera of a phone, drawn with letters. */
export function codeLines(text: string): readonly string[] {
  const code = generate(text);
  const isLight = (x: number, y: number): boolean => !code.get(x - QUIET, y - QUIET);
  const size = code.size + 2 * QUIET;
  return Array.from({ length: Math.ceil(size / 2) }, (_, row) =>
    Array.from({ length: size }, (__, x) => {
      const upper = isLight(x, 2 * row) ? 2 : 0;
      const lower = 2 * row + 1 < size && isLight(x, 2 * row + 1) ? 1 : 0;
      return BLOCKS[upper + lower];
    }).join(''),
  );
}

/** What whoever started the server tells the others in the room. */
export function lanLines(addresses: readonly string[], port: number): readonly string[] {
  const [first, ...others] = addresses.map((address) => `http://${address}:${port}/`);
  if (first === undefined) {
    return ['No home network was found: this machine has no address that others in the house could use.'];
  }
  return [
    `In your home network: ${first}`,
    ...others.map((address) => `                  or: ${address}`),
    '',
    // Capitals need a smaller code, and mean the same to a browser.
    ...codeLines(first.toUpperCase()),
    '',
    'Everybody in the house can open it: play there, or open a table under “Online” and hand its link round.',
    'Plain http is enough to play. Phones may fall asleep meanwhile, cannot be called while they are locked,',
    'and keep nothing for offline.',
  ];
}
