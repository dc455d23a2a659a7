import { expect, test } from 'vitest';
import { compared, readSame, sameAddress, sameId, writeSame } from './same-deal.ts';

const deal = { level: '3', seed: '0123456789ab', results: [{ name: 'Ada', own: 3, rival: 2 }] };

test('a deal travels in a link with what was reached, whatever people are called', () => {
  expect(readSame(writeSame(deal))).toEqual(deal);
  const odd = { ...deal, results: [{ name: 'A:b~c', own: 1, rival: 4 }] };
  expect(readSame(writeSame(odd))?.results).toEqual([{ name: 'A b c', own: 1, rival: 4 }]);
});

test('what is no deal is none, and what is no result is left out', () => {
  for (const text of ['', 'same', 'people', 'same-9-0123456789ab', 'same-3-xyz']) {
    expect(readSame(text)).toBeNull();
  }
  expect(readSame('same-3-0123456789ab~nonsense~Bo:5:0')?.results).toEqual([
    { name: 'Bo', own: 5, rival: 0 },
  ]);
});

test('the match of a deal is found by its name, and results are compared, each once', () => {
  expect(sameId('muster', deal)).toBe('same-muster-3-0123456789ab');
  const [ada] = deal.results;
  const bo = { name: 'Bo', own: 4, rival: 1 };
  expect(compared([ada, bo, ada])).toEqual([bo, ada]);
  expect(sameAddress(sameId('muster', deal))).toBe('/new/muster?with=same-3-0123456789ab');
  expect(sameAddress('daily-murano-2026-11-17')).toBeNull();
});

test('whoever gave up comes last, after those who lost by more', () => {
  const results = readSame('same-3-0123456789ab~Cy:-~Bo:0:5~Ada:3:2')!.results;
  expect(compared(results).map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
  expect(readSame(writeSame({ ...deal, results }))?.results).toEqual(results);
});
