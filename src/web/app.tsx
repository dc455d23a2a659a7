import type { JSX } from 'preact';
import { route } from './route.ts';
import { About } from './screens/about.tsx';
import { Home } from './screens/home.tsx';
import { Lost } from './screens/lost.tsx';
import { Matches } from './screens/matches.tsx';
import { MatchScreen } from './screens/match.tsx';
import { NewMatch } from './screens/new-match.tsx';
import { Replay } from './screens/replay.tsx';
import { Rules } from './screens/rules.tsx';
import { SettingsScreen } from './screens/settings.tsx';

/** The screen of the address. */
export function App(): JSX.Element {
  const now = route.value;
  switch (now.screen) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewMatch key={`${now.game} ${now.company}`} game={now.game} company={now.company} />;
    case 'match':
      return <MatchScreen key={now.id} id={now.id} />;
    case 'matches':
      return <Matches />;
    case 'replay':
      return <Replay key={now.id} id={now.id} step={now.step} text={now.text} />;
    case 'rules':
      return <Rules game={now.game} rule={now.rule} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <About />;
    case 'lost':
      return <Lost />;
  }
}
