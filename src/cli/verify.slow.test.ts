import { afterAll, expect, test, vi } from 'vitest';
import { commitmentTo, nonceDigest } from '#core/fair';
import { saveGivenUp } from '#core/given-up';
import { newMatch, undo } from '#core/match';
import { saveReceipt } from '#core/receipt';
import { saveMatch } from '#core/saved';
import { GAMES, gameOf } from '#games/index';
import { randomMatch } from './testing/match.ts';
import { folder, run } from './testing/run.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const files = folder();
afterAll(() => files.remove());

const muster = gameOf('muster')!;

test.each(GAMES.map((game) => game.id))('sound matches of %s are praised, one line each', async (id) => {
  const begun = undo(randomMatch(gameOf(id)!, 'open', 3));
  const open = files.write(`${id}-open.tavola`, saveMatch(begun));
  const over = files.write(
    `${id}-over.tavola`,
    saveMatch(randomMatch(gameOf(id)!, 'over')).replaceAll('\n', '\r\n'),
  );
  const { status, out, err } = await run(['verify', open, over]);
  expect(out.split('\n')).toEqual([
    `${open}: sound; ${id}, 2 actions, not over`,
    expect.stringMatching(/sound; .*, over$/u),
    '',
  ]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('a deal that all players added to is checked against its commitment', async () => {
  const secret = '5a'.repeat(32);
  const commitment = commitmentTo('table', secret);
  const fair = { table: 'table', commitment, secret, nonces: ['0'.repeat(32), 'f'.repeat(32)] };
  const text = saveMatch(newMatch(muster, { start: { fair } }));
  const sound = files.write('fair.tavola', text);
  const forged = files.write('forged.tavola', text.replaceAll(secret, '5b'.repeat(32)));
  const { status, out } = await run(['verify', sound, forged]);
  expect(out.split('\n')).toEqual([
    `${sound}: sound; muster, 0 actions, not over`,
    `${sound}: the deal is the one that was committed to: ${commitment}`,
    expect.stringMatching(/fair.tavola: dealt in one round\. .*, it proves nothing$/u),
    expect.stringContaining('forged.tavola: line 5: fair: the secret is not the one'),
    '',
  ]);
  expect(status).toBe(1);
});

test('deals that were given up are told of: before a match, and instead of one', async () => {
  const secret = '5a'.repeat(32);
  const commitment = commitmentTo('table', secret);
  const fair = {
    table: 'table',
    commitment,
    secret,
    nonces: ['0'.repeat(32), null],
    withdrawn: ['a'.repeat(32)],
  };
  const begun = files.write('begun.tavola', saveMatch(newMatch(muster, { start: { fair } })));
  const closed = files.write('closed.tavola', saveGivenUp(fair));
  const forged = files.write('closed-forged.tavola', saveGivenUp({ ...fair, secret: '5b'.repeat(32) }));
  const { status, out } = await run(['verify', begun, closed, forged]);
  expect(out.split('\n').slice(1)).toEqual([
    `${begun}: the deal is the one that was committed to: ${commitment}`,
    `${begun}: before that, 1 part of the seed was added and withdrawn`,
    expect.stringContaining('dealt in one round'),
    `${closed}: a deal that was given up, 2 parts added; the server’s part is the one it had committed to: ${commitment}`,
    expect.stringContaining('closed-forged.tavola: line 1: fair: the secret is not the one'),
    '',
  ]);
  expect(status).toBe(1);
});

test('a deal of two rounds is proven by the receipt of a player, and by nothing else', async () => {
  const secret = '5a'.repeat(32);
  const nonces = ['0'.repeat(32), 'f'.repeat(32)];
  const partsOf = (parts: readonly string[]) => ({
    digests: parts.map((nonce, seat) => nonceDigest('table', seat, nonce)),
    nonces: parts,
  });
  const fair = { table: 'table', commitment: commitmentTo('table', secret), secret, ...partsOf(nonces) };
  const match = newMatch(muster, { start: { fair } });
  const { game, version, options } = match.header;
  const { table, commitment, digests } = fair;
  const kept = saveReceipt({ table, game, version, options, commitment, digests, seat: 0, nonce: nonces[0] });
  const receipt = files.write('receipt.txt', kept);
  const sound = files.write('two.tavola', saveMatch(match));
  const ground = { ...fair, ...partsOf([nonces[0], 'e'.repeat(32)]) };
  const forged = files.write('ground.tavola', saveMatch(newMatch(muster, { start: { fair: ground } })));
  const closed = files.write('left.tavola', saveGivenUp({ ...fair, nonces: [nonces[0], null], leftBy: 1 }));
  const late = files.write('late.tavola', saveGivenUp({ ...fair, nonces: [nonces[0], null], leftBy: null }));
  const local = files.write('local.tavola', saveMatch(newMatch(muster, { start: { seed: 'x' } })));
  const none = files.write('none.txt', kept.replace('"nonce":"00', '"nonce":"01'));
  const [alone, proven, wrong, away, not, bad, two] = await Promise.all([
    run(['verify', sound, forged, closed, late]),
    run(['verify', sound, '--receipt', receipt]),
    run(['verify', forged, '--receipt', receipt]),
    run(['verify', closed, '--receipt', receipt]),
    run(['verify', local, '--receipt', receipt]),
    run(['verify', sound, '--receipt', none]),
    run(['verify', sound, forged, '--receipt', receipt]),
  ]);
  // The operator wrote both of them: without a receipt they look alike.
  expect(alone.status).toBe(0);
  const twice = alone.out.split('\n').filter((line) => line.includes('dealt in two rounds, 2 parts'));
  expect(twice.map((line) => line.includes('only by the receipt'))).toEqual([true, true]);
  expect(alone.out).toContain(`${closed}: everybody was bound to their part when seat 1 got up`);
  expect(alone.out).toContain(
    `${late}: everybody was bound to their part, and these seats never opened theirs: 1`,
  );
  expect(proven).toMatchObject({
    status: 0,
    out: expect.stringContaining('the receipt of seat 0 fits. Proven'),
  });
  expect(proven.out).not.toContain('only by the receipt');
  expect(wrong.status).toBe(1);
  expect(wrong.out).toContain(`${forged}: this is NOT the deal of the receipt: other digests of the players`);
  expect(away).toMatchObject({
    status: 0,
    out: expect.stringContaining('these are the digests that it was shown'),
  });
  expect(not).toMatchObject({ status: 1, out: expect.stringContaining('another table, or to none') });
  expect(bad).toMatchObject({
    status: 2,
    err: expect.stringContaining('no receipt: receipt: the digest of its own'),
  });
  expect(two).toMatchObject({ status: 2, err: expect.stringContaining('--receipt goes with one match') });
});

/** Every way to lose a line, to lose the rest, or to change a word, and the last line that can be blamed for it. */
function damages(text: string): { readonly what: string; readonly text: string; readonly from: number }[] {
  const lines = text.trimEnd().split('\n');
  const whole = (kept: readonly string[]): string => `${kept.join('\n')}\n`;
  const all = lines.flatMap((line, at) => [
    { what: `line ${at + 1} is missing`, text: whole(lines.toSpliced(at, 1)), from: at + 1 },
    { what: `line ${at + 1} is there twice`, text: whole(lines.toSpliced(at, 0, line)), from: at + 1 },
    { what: `cut off before line ${at + 1}`, text: at === 0 ? '' : whole(lines.slice(0, at)), from: at },
    {
      what: `cut off within line ${at + 1}`,
      text: whole([...lines.slice(0, at), line.slice(0, line.length / 2)]),
      from: at + 1,
    },
    { what: `a letter of line ${at + 1}`, text: whole(lines.with(at, changed(line))), from: at + 1 },
    { what: `the end of line ${at + 1}`, text: whole(lines.with(at, `${line} `)), from: at + 1 },
  ]);
  const swapped = lines.slice(1).map((line, at) => ({
    what: `lines ${at + 1} and ${at + 2} are exchanged`,
    text: whole(lines.with(at, line).with(at + 1, lines[at])),
    from: at + 1,
  }));
  const words = lines.slice(5).flatMap((_, at) =>
    ['draw-pile', 'draw-leaf', 'banner-water1-water', 'lay-rainbow-leaf', 'undo', ''].map((word) => ({
      what: `line ${at + 6} becomes ${word}`,
      text: whole(lines.with(at + 5, word)),
      from: at + 6,
    })),
  );
  return [...all, ...swapped, ...words].filter((damage) => damage.text.trimEnd() !== text.trimEnd());
}

const changed = (line: string): string =>
  line.replace(/[a-z0-9](?=[^a-z0-9]*$)/u, (letter) =>
    letter === 'a' ? 'b' : letter === '1' ? '2' : /\d/u.test(letter) ? '1' : 'a',
  );

test.each([
  ['open', 12],
  ['over', Infinity],
])('every damage to a match that is %s is found, with a line', async (name, length) => {
  const text = saveMatch(randomMatch(muster, name, length));
  const some = damages(text).filter((_, at) => length === 12 || at % 9 === 0);
  const paths = some.map((damage, at) => files.write(`${name}-${at}.tavola`, damage.text));
  const { status, out, err } = await run(['verify', ...paths]);
  const told = out.trimEnd().split('\n');
  expect(told).toHaveLength(some.length);
  some.forEach((damage, at) => {
    const [, line = ''] = /\.tavola: line (\d+): ./u.exec(told[at]) ?? [];
    const count = damage.text.split('\n').length - 1;
    const why = `${damage.what}: ${told[at]}`;
    // Never before the damage; the damage itself, or the first line after it that no longer fits; at the latest the end.
    expect(Number(line), why).toBeGreaterThanOrEqual(Math.max(1, Math.min(damage.from, count)));
    expect(Number(line), why).toBeLessThanOrEqual(count + 1);
  });
  expect({ status, err }).toEqual({ status: 1, err: '' });
});

test('a word that cannot be played is blamed itself', async () => {
  const lines = saveMatch(randomMatch(muster, 'open', 12)).split('\n');
  const at = lines.findIndex((line) => line.startsWith('draw-'));
  const file = files.write('word.tavola', lines.with(at, 'place-leaf').join('\n'));
  expect((await run(['verify', file])).out).toContain(`line ${at + 1}: place-leaf: `);
});

test('another version of the rules is told', async () => {
  const text = saveMatch(randomMatch(muster, 'open', 12)).replace(/^game muster (\d+)$/mu, 'game muster 99');
  const { out, status } = await run(['verify', files.write('version.tavola', text)]);
  expect(out).toMatch(
    /line 2: made by version 99 of the rules of muster, which is not known here; the newest that is known is \d+\n/u,
  );
  expect(status).toBe(1);
});

test('a file that cannot be read does not keep the others from being checked', async () => {
  const sound = files.write('sound.tavola', saveMatch(randomMatch(muster, 'open', 3)));
  const { out, err, status } = await run(['verify', files.path, sound, '/nowhere/at/all']);
  expect(out).toBe(`${sound}: sound; muster, 3 actions, not over\n`);
  expect(err).toBe(
    `tavola: ${files.path}: this is a folder, not a file\ntavola: /nowhere/at/all: there is no such file\n`,
  );
  expect(status).toBe(2);
});

test('bytes that are no text are damage', async () => {
  const file = files.write('bytes.tavola', '');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(
    file,
    Uint8Array.from({ length: 300 }, (_, at) => (at * 37) % 256),
  );
  expect(await run(['verify', file])).toMatchObject({ status: 1, err: '' });
});
