import './styles/index.css';
import { effect } from '@preact/signals';
import { options, render } from 'preact';
import { addresses, HAS_SERVER } from './address.ts';
import { App } from './app.tsx';
import { gameIn, isGame } from './catalogue.ts';
import { followAddress, route } from './route.ts';
import { applySettings, language, settings } from './settings.ts';
import { find } from './device/matches.ts';
import { bring } from './rooms.ts';
import { inTime, typefaces } from './device/typefaces.ts';
import { loadWords } from './words/index.ts';

/** The typefaces of the quiet frame, and of the rooms that have none of their own. */
const TYPEFACES = ["1em 'Inter Variable'", "1em 'Fraunces Variable'"];

const app = document.querySelector('#app')!;
if (!HAS_SERVER) writeLinks();
// What is seen before there is a program stands where it will stand with letters of the usual size; with others it would move.
if (settings.value.textSize !== 100) app.replaceChildren();
applySettings();
followAddress();
void open(gameOfAddress());

/** Links name a screen as a site of its own would; elsewhere they are written as the place wants them. */
function writeLinks(): void {
  options.vnode = ({ type, props }) => {
    const link = props as { href?: unknown };
    if (type === 'a' && String(link.href).startsWith('/')) link.href = addresses.href(String(link.href));
  };
}

async function open(game: Promise<string | null>): Promise<void> {
  const coming = game.then((id) =>
    gameIn(id ?? '')?.ui.hasTypefaces === true ? null : typefaces(TYPEFACES),
  );
  await loadWords(language.value);
  await inTime(coming);
  effect(() => void loadWords(language.value));
  app.replaceChildren();
  render(<App />, app);
}

/** Whoever comes straight to a table needs its room: it need not wait for the words. */
async function gameOfAddress(): Promise<string | null> {
  if (route.value.screen !== 'match') return null;
  const match = await find(route.value.id);
  if (match === undefined || !isGame(match.game)) return null;
  void bring(match.game);
  return match.game;
}
