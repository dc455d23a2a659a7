import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { bring, isGame } from './games.ts';
import { keepForOffline } from './offline.tsx';
import { followAddress, route } from './route.ts';
import { applySettings, language } from './settings.ts';
import { find } from './store.ts';
import { loadWords } from './words/index.ts';

/** How long a first visit waits for its typefaces, in milliseconds. */
const PATIENCE = 100;

applySettings();
followAddress();
void bringRoom();
void open();

async function open(): Promise<void> {
  await loadWords(language.value);
  await typefaces();
  effect(() => void loadWords(language.value));
  render(<App />, document.querySelector('#app')!);
  await keepForOffline();
}

/** Whoever comes straight to a table needs its room: it need not wait for the words. */
async function bringRoom(): Promise<void> {
  if (route.value.screen !== 'match') return;
  const kept = await find(route.value.id);
  if (kept !== undefined && isGame(kept.game)) await bring(kept.game);
}

/** A typeface that is late stays away until the next visit: text never jumps. */
function typefaces(): Promise<unknown> {
  const coming = ['Inter Variable', 'Fraunces Variable'].map((name) => document.fonts.load(`1em '${name}'`));
  return Promise.race([
    Promise.all(coming),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}
