import './styles/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline.tsx';
import { followAddress } from './route.ts';
import { applySettings, language } from './settings.ts';
import { loadWords } from './words/index.ts';

applySettings();
followAddress();
await loadWords(language.value);
effect(() => void loadWords(language.value));
render(<App />, document.querySelector('#app')!);
void keepForOffline();
