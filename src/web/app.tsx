import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { HAS_SERVER } from './address.ts';
import { gameIn } from './catalogue.ts';
import { Later, type Load } from './later.tsx';
import { beside, route, type Route } from './route.ts';
import { Held } from './screens/match/tab-locked.tsx';
import { Home } from './screens/home.tsx';
import { Lost } from './screens/not-found.tsx';
import { MatchScreen } from './screens/match/match.tsx';

export function App(): JSX.Element {
  return (
    <>
      <Screen />
      {beside.value !== null && <Later load={besideTheTable} {...beside.value} />}
      <Later load={offline} />
    </>
  );
}

/** The screen of the address. Home and the table come at once, the others when they are asked for. */
function Screen(): JSX.Element {
  const now = route.value;
  switch (now.screen) {
    case 'home':
      return <Home />;
    case 'match':
      return (
        <Held key={now.id} id={now.id}>
          <MatchScreen id={now.id} />
        </Held>
      );
    case 'lost':
      return <Lost />;
    case 'new':
      return <Later key={`new ${now.game} ${now.company}`} load={newMatch} {...now} />;
    case 'box':
      return <Later key={`box ${now.game} ${now.code}`} load={box} {...now} />;
    case 'lesson':
      return <Learning key={`lesson ${now.game}`} game={now.game} />;
    case 'puzzles':
      return <Later key={`puzzles ${now.game} ${now.number}`} load={puzzles} {...now} />;
    case 'daily':
      return <Later key="daily" load={daily} />;
    case 'matches':
      return <Later key="matches" load={matches} />;
    case 'replay':
      return <Later key={`replay ${now.id}`} load={replay} {...now} />;
    case 'look':
      return <Later key={`look ${now.id}`} load={lookBack} {...now} />;
    case 'rules':
      return <Later key={`rules ${now.game}`} load={rules} {...now} />;
    case 'online':
      return <FarAway key={`${now.place} ${now.id} ${now.code}`} {...now} />;
    case 'settings':
      return <Later key="settings" load={settings} />;
    case 'about':
      return <Later key="about" load={about} />;
  }
}

function Learning({ game }: { game: string }): JSX.Element {
  const lesson = gameIn(game)?.ui.lesson;
  const load = useMemo(() => lesson && (async () => (await lesson()).Lesson), [lesson]);
  return load === undefined ? <Lost /> : <Later load={load} />;
}

const FarAway = (props: Of<'online'>): JSX.Element =>
  HAS_SERVER ? <Later load={online} {...props} /> : <Lost />;

type Of<Screen extends Route['screen']> = Extract<Route, { screen: Screen }>;

const newMatch: Load<Of<'new'>> = async () => (await import('./screens/new-match/new-match.tsx')).NewMatch;
const box: Load<Of<'box'>> = async () => (await import('./box/box-screen.tsx')).BoxScreen;
const matches: Load<object> = async () => (await import('./screens/matches/matches.tsx')).Matches;
const puzzles: Load<Of<'puzzles'>> = async () => (await import('./puzzles/puzzles-screen.tsx')).Puzzles;
const daily: Load<object> = async () => (await import('./daily/daily-screen.tsx')).DailyScreen;
const replay: Load<Of<'replay'>> = async () => (await import('./replay/replay-screen.tsx')).Replay;
const lookBack: Load<Of<'look'>> = async () => (await import('./look-back/look-screen.tsx')).LookBack;
const rules: Load<Of<'rules'>> = async () => (await import('./rulebook/rules-screen.tsx')).Rules;
const settings: Load<object> = async () => (await import('./screens/settings/settings.tsx')).SettingsScreen;
const online: Load<Of<'online'>> = async () => (await import('./online/index.tsx')).Online;
const besideTheTable: Load<{ game: string; rule: string }> = async () =>
  (await import('./rulebook/beside.tsx')).BesideTheTable;
const offline: Load<object> = async () => (await import('./offline.tsx')).Offline;
const about: Load<object> = async () => (await import('./screens/about.tsx')).About;
