import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { keepForOffline } from './offline.tsx';
import { followAddress } from './route.ts';
import { applySettings } from './settings.ts';

applySettings();
followAddress();
render(<App />, document.querySelector('#app')!);
void keepForOffline();
