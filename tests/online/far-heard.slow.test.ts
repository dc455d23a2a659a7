import { join } from 'node:path';
import { h } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { muster } from '#games/muster/index';
import { type Ear, quietHouse } from '../../src/server/testing/house.ts';
import { partOf } from '../../src/server/testing/parts.ts';
import { wordsOf } from '../../src/server/testing/walk.ts';
import { hearing, type HeardTurn, transcript, wordCount } from '../../src/web/testing/hearing.ts';
import { usePage } from '../../src/web/testing/page.ts';

// A match between two people who are far apart, as the first of them hears it. `npm run heard` writes it anew.
const page = usePage();
const house = quietHouse({ start: { seed: 'heard from afar' } });
const GOLDEN = join(import.meta.dirname, '..', '..', 'src', 'web', 'heard', 'online-muster.txt');

/** The socket of a browser, with the server at its other end. */
class HouseSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = HouseSocket.OPEN;
  readonly #ear: Promise<Ear>;
  constructor() {
    super();
    const tell = (data: string): void => void this.dispatchEvent(new MessageEvent('message', { data }));
    this.#ear = house.connect(undefined, tell);
    void this.#ear.then(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    void this.#ear.then((ear) => ear.say(text));
  }
  close(): void {
    void this.#ear.then(({ session }) => session.closed());
  }
}

let requests = 0;
const table = { id: '', keys: [] as readonly string[] };
const state = async () => (await house.live(table.id)).state();

beforeAll(async () => {
  vi.stubGlobal('WebSocket', HouseSocket);
  Object.assign(table, await house.open(muster, {}, 2));
  page.storage.set('tavola.player', JSON.stringify({ id: 'a', name: 'Guest 0', key: table.keys[0] }));
});

/** The rival: somebody else's device, without a page. */
async function rivalThere() {
  const ear = await house.connect({ table: table.id, key: table.keys[1] });
  const ask = (request: object): Promise<void> => ear.say({ id: `r${(requests += 1)}`, ...request });
  return {
    ear,
    ask,
    async play(): Promise<void> {
      const now = await state();
      const words = wordsOf(now, 1);
      await ask({ type: 'move', after: now.seq, word: words[now.seq % words.length] });
    },
  };
}

/** Takes up what is lit, and lays it down where it is lit: of several, each in its turn. */
async function playByTouch(touches: number): Promise<void> {
  const lit = page.all('.touch.live').filter((each) => !/\bchosen\b/u.test(each.getAttribute('class') ?? ''));
  const next = lit[touches % lit.length];
  if (next === undefined) throw new Error(`nothing is lit: ${page.text()}`);
  next.click();
  await page.rest();
}

test('a whole match far apart is told to the ear: the table, the rival, what is said, and the end', async () => {
  const { loadWords } = await import('../../src/web/words/index.ts');
  await loadWords('en');
  const { TableScreen } = await import('../../src/web/online/table/table-screen.tsx');
  const listen = hearing(page);
  const turns: HeardTurn[] = [];
  const note = async (who: string): Promise<void> => {
    await page.rest();
    if (turns.at(-1)?.who !== who) turns.push({ who, told: [] });
    turns.at(-1)!.told.push(...listen());
  };
  page.show(h(TableScreen, { id: table.id, watch: null }));
  await page.until(() => page.all('.waiting').length === 1);
  await note('waiting');
  const rival = await rivalThere();
  await note('the rival comes');
  const { digest, nonce } = partOf(table.id, 1);
  await rival.ask({ type: 'digest', digest });
  await rival.ask({ type: 'nonce', nonce });
  await page.until(() => page.all('.reading').length === 1);
  await note('the match begins');
  /** What else happens at a table of two people, when so much has been played. */
  const meanwhile: Record<number, () => Promise<void>> = {
    20: () => rival.ask({ type: 'emote', emote: 'hello' }),
    30: () => rival.ask({ type: 'chat', text: 'A fine move.' }),
    40: () => rival.ask({ type: 'propose', what: 'draw' }),
    41: () => rival.ask({ type: 'decline' }),
    50: async () => {
      rival.ear.session.closed();
      await note('meanwhile');
      Object.assign(rival, await rivalThere());
    },
  };
  let touches = 0;
  for (let now = await state(); now.result === null && touches < 500; now = await state()) {
    const [seat] = muster.toAct(now.match!.state as never);
    // FarPlayer who is away is missed when it is their turn.
    const [at] = Object.keys(meanwhile).map(Number);
    if (turns.at(-1)?.who !== 'the rival' && seat === 1 && at !== undefined && now.seq >= at) {
      await meanwhile[at]();
      delete meanwhile[at];
      await note('meanwhile');
    }
    if (seat === 0) {
      await page.until(() => page.all('.touch.live').length > 0);
      await playByTouch((touches += 1));
      await note('you');
    } else {
      await rival.play();
      await note('the rival');
    }
  }
  expect((await state()).result).not.toBeNull();
  await page.until(() => page.all('dialog').length === 1);
  await note('the end');
  await rival.ask({ type: 'rematch' });
  await page.until(() => page.all('.wanted').length === 1);
  await note('the end');
  const heard = turns.filter(({ who }) => who === 'meanwhile').flatMap(({ told }) => told);
  expect(heard.join('\n')).toMatch(/Hello![^]*A fine move\.[^]*draw[^]*not connected/u);
  const rivals = turns.filter(({ who }) => who === 'the rival');
  expect(rivals.length).toBeGreaterThan(10);
  for (const { who, told } of rivals) {
    expect(told, who).not.toEqual([]);
    expect(told.length, told.join('\n')).toBeLessThanOrEqual(6);
    expect(wordCount(told), told.join('\n')).toBeLessThanOrEqual(60);
    expect(new Set(told).size, told.join('\n')).toBe(told.length);
  }
  await expect(transcript(turns)).toMatchFileSnapshot(GOLDEN);
});
