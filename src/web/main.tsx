import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline.tsx';
import { followAddress } from './route.ts';
import { applySettings, language } from './settings.ts';
import { loadWords } from './words/index.ts';

const PATIENCE = 100;

applySettings();
followAddress();
// The typefaces come while the words do. One that is late stays away until the next visit: text never jumps.
await Promise.all([loadWords(language.value), typefaces()]);
effect(() => void loadWords(language.value));
render(<App />, document.querySelector('#app')!);
void keepForOffline();

function typefaces(): Promise<unknown> {
  const coming = ['Inter Variable', 'Fraunces Variable'].map((name) => document.fonts.load(`1em '${name}'`));
  return Promise.race([
    Promise.all(coming),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
}
