import './index.css';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isProblem } from '#core/problem';
import { saveMatch } from '#core/saved';
import { gameIn } from '../catalogue.ts';
import { reasonText } from '../reasons.ts';
import { endOf, type LoadedMatch, matchAt } from '../replay/loaded-match.ts';
import { Lost } from '../screens/not-found.tsx';
import { t } from '../words/index.ts';
import { Computing } from './computing.tsx';
import { type Looked, lookedAt } from './looked.ts';
import { NumbersPage } from './numbers/numbers-page.tsx';
import { NotNow } from './not-now.tsx';
import { bringReasons } from './reason-words.ts';
import { reviewFor } from './review-client.ts';
import { WholeLook } from './whole-look.tsx';
import { l } from './texts.ts';

interface Props {
  readonly id: string;
  readonly text: string;
}

/** The page of looking back, in the light of the game's own room; without a match, what its numbers mean. */
export function LookBack(props: Props): JSX.Element {
  const night = useSignal(false);
  return (
    <div class={`look${night.value ? ' night' : ''}`} data-theme={night.value ? 'dark' : undefined}>
      {props.id === '' ? <NumbersPage /> : <LookAtMatch {...props} night={night} />}
    </div>
  );
}

/** Whether the room of a game is dark, whatever the theme of the page. */
function isNight(game: string): boolean {
  const door = gameIn(game)?.ui.door;
  return door !== undefined && door.isBright !== true;
}

/** A match that is over, judged: luck, play, and the moments that mattered. Never one that is still being played. */
function LookAtMatch({ id, text, night }: Props & { readonly night: Signal<boolean> }): JSX.Element | null {
  const source = useSignal<LoadedMatch | string | null>(null);
  useEffect(() => {
    matchAt(id, text).then(
      async (answer) => {
        if (typeof answer !== 'string') await bringReasons(answer.room.game.id);
        source.value = answer;
      },
      (thrown: unknown) => {
        source.value = isProblem(thrown) ? reasonText(thrown) : String(thrown);
      },
    );
  }, [id, text]);
  useEffect(() => {
    document.title = `${l('title')} · ${t('name')}`;
  });
  const now = source.value;
  const looked = useMemo(() => {
    if (now === null || typeof now === 'string' || now.match === null) return null;
    return endOf(now) === null ? null : lookedAt({ ...now, match: now.match });
  }, [now]);
  useEffect(() => {
    night.value = looked !== null && isNight(looked.match.game.id);
  }, [looked]);
  if (now === null) return null;
  if (typeof now === 'string') return <Lost why={now} />;
  if (now.match === null) return <NotNow why="notOver" table={id} />;
  return looked === null ? <NotNow why="noReview" table={null} /> : <Reviewing id={id} looked={looked} />;
}

function Reviewing({ id, looked }: { readonly id: string; readonly looked: Looked }): JSX.Element {
  const text = useMemo(() => saveMatch(looked.match), [looked]);
  const reviewed = useMemo(() => reviewFor(text, looked.ranking), [text]).value;
  if (reviewed.phase === 'impossible') return <NotNow why="noReview" table={null} />;
  if (reviewed.phase !== 'whole') return <Computing looked={looked} reviewed={reviewed} />;
  return <WholeLook id={id} looked={looked} text={text} review={reviewed.review} shown={reviewed.shown} />;
}
