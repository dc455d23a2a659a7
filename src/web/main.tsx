import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followAddress } from './route.ts';
import { applySettings } from './settings.ts';

applySettings();
followAddress();
render(<App />, document.querySelector('#app')!);
