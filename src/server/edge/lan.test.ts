import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { codeLines, homeAddresses, lanLines } from './lan.ts';

const card = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4'): NetworkInterfaceInfo => {
  const plain = { address, internal, netmask: '', mac: '', cidr: null };
  return family === 'IPv4' ? { ...plain, family } : { ...plain, family, scopeid: 0 };
};

test('a home network has private addresses, the usual ones first, and each once', () => {
  expect(
    homeAddresses({
      lo: [card('127.0.0.1', true)],
      docker0: [card('172.17.0.1')],
      eth0: [card('10.0.0.7'), card('fe80::1', false, 'IPv6')],
      wlan0: [card('192.168.1.23'), card('192.168.1.23')],
      edges: [card('172.16.0.1'), card('172.31.255.1'), card('172.15.0.1')],
      outside: [card('203.0.113.9'), card('172.32.0.1')],
    }),
  ).toEqual(['192.168.1.23', '172.17.0.1', '10.0.0.7', '172.16.0.1', '172.31.255.1']);
  expect(homeAddresses({})).toEqual([]);
});

test('a code has its quiet zone, and the address in capitals is the smallest there is, of 21 modules', () => {
  const lines = codeLines('HTTP://192.168.1.23:4173/');
  expect(lines).toHaveLength(Math.ceil((21 + 8) / 2));
  for (const line of lines) expect(line).toMatch(/^[ ▀▄█]{29}$/u);
  expect([lines[0], lines[1]]).toEqual(['█'.repeat(29), '█'.repeat(29)]);
  // The finder pattern: seven dark modules in a row, with light around them.
  expect(lines[2]).toMatch(/^█{4} ▄{5} █/u);
  expect(lines.every((line) => line.startsWith('████') || line.startsWith('▀▀▀▀'))).toBe(true);
});

test('all addresses are told, and so is that there is none', () => {
  const lines = lanLines(['192.168.1.23', '10.0.0.7'], 4173);
  expect(lines[0]).toBe('In your home network: http://192.168.1.23:4173/');
  expect(lines[1]).toContain('http://10.0.0.7:4173/');
  expect(lanLines([], 4173)).toEqual([expect.stringContaining('No home network was found')]);
});
