/** Frames of the socket as an attacker makes them. */

/** A frame whose mask changes nothing. */
export function frame(opcode: number, payload: string | Buffer, { final = true, claimed = 0 } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const length = claimed === 0 ? bytes.length : claimed;
  const head = Buffer.from([(final ? 0x80 : 0) | opcode, 0x80 | (length < 126 ? length : 127)]);
  const long = Buffer.alloc(length < 126 ? 0 : 8);
  if (length >= 126) long.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([head, long, Buffer.alloc(4), bytes]);
}
export const TEXT = 1;
export const PING = 9;
export const text = (message: object): Buffer => frame(TEXT, JSON.stringify(message));
