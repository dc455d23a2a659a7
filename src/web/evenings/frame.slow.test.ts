import { h } from 'preact';
import { beforeAll, test, vi } from 'vitest';
import { type Evening, eveningOn } from '../testing/evening.ts';
import { usePage } from '../testing/page.ts';

const page = usePage();
let evening: Evening;
beforeAll(async () => {
  evening = await eveningOn(page);
});

test('the entrance, in three languages, and all that is set on this device', async () => {
  await evening.go('/');
  await evening.press('FR');
  await evening.press('DE');
  await evening.press('EN');
  await evening.go('/settings');
  for (const name of ['Dark', 'Fast', 'Calm', 'Soft', 'None', '130 %']) await evening.press(name);
  await evening.enter('.setting input', 'Ada');
  await evening.go('/');
  await evening.go('/settings');
  for (const name of ['Light', 'Normal', 'At once', 'On request', '100 %']) await evening.press(name);
  await evening.enter('.setting input', '');
  await evening.go('/about');
  await evening.go('/look');
  await evening.go('/numbers');
  await evening.go('/nowhere');
  await evening.go('/matches');
  await evening.keep('entrance');
});

test('the rulebook is read, asked and opened at a rule', async () => {
  evening.readOnly('.search, .answers');
  await evening.go('/rules/murano');
  await evening.enter('.search input', 'how many bridges');
  await evening.enter('.search input', 'xyzzy');
  await evening.go('/rules/muster/U26');
  await evening.enter('.search input', 'swap a wizard');
  await evening.keep('rulebook');
});

test('a sheet of Muster: who plays, under which names and colours, by which rules', async () => {
  await evening.go('/new/muster');
  await evening.press('Beginner game');
  await evening.press('Full game');
  await evening.press('Two people, one screen');
  await evening.enter('#name-1', 'Bo', 'change');
  await evening.step('choose another colour', () =>
    page.all('.colours')[0].querySelectorAll('button')[3].click(),
  );
  await evening.press('Two bots, you watch');
  await evening.press('Leader');
  await evening.press('Against a bot');
  await evening.press('Soldier');
  await evening.press('Begin');
  await evening.go('/');
  await evening.go('/new/muster');
  await evening.go('/new/muster?with=people');
  await evening.go('/new/muster?with=bots');
  await evening.keep('sheet-muster');
});

test('a sheet of Murano: seats and options, and what is refused', async () => {
  await evening.go('/new/murano');
  for (const name of ['4 players', '1 player', '3 players', '2 players']) {
    await evening.press(new RegExp(`^${name}|^${name.replace(' player', ' person')}`, 'u'));
  }
  await evening.step('the second seat is a strong bot', () => {
    const select = page.all('.seats select')[1];
    select.value = '4';
    select.fire('change');
  });
  await evening.press(/^4 /u);
  await evening.keep('sheet-murano');
});

test('a new version is announced, used when one wants it, and put off', async () => {
  const posted: unknown[] = [];
  const worker = { postMessage: (text: unknown) => posted.push(text) };
  const registration = {
    waiting: worker,
    installing: null,
    update: () => Promise.resolve(),
    addEventListener: () => undefined,
  };
  const serviceWorker = {
    controller: {},
    register: () => Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([]),
    addEventListener: () => undefined,
  };
  Object.assign(navigator, { serviceWorker });
  vi.stubEnv('DEV', false);
  const { Offline } = await import('../offline.tsx');
  evening.readOnly('.fresh');
  const show = (): void => page.show(h('div', null, h(Offline, {})));
  await evening.step('the page opens', show);
  await evening.press('Use it now');
  evening.note(`asks the worker to ${posted.join()}`);
  await evening.press('Later');
  vi.unstubAllEnvs();
  await evening.keep('new-version');
});
