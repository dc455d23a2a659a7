import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LevelNumber } from '#bots/level';
import type { Outcome, Seat } from '#core/game';
import type { Player } from '#table/table';
import { nameOf } from '../bots/personas.ts';
import type { EndMood } from '../room/mood.ts';
import { said } from './texts.ts';

/** Those who have something to say: whatever else the levels bring is not needed here. */
const SPOKEN: readonly LevelNumber[] = [1, 2, 3, 4, 5];

interface Speaker {
  readonly seat: Seat;
  readonly level: LevelNumber;
  readonly mood: EndMood;
}

/** Of the bots the best placed one speaks; nobody where no person has played, or nobody has won. */
export function speakerOf(players: readonly Player[], { ranking, won }: Outcome): Speaker | null {
  if (players.every(({ kind }) => kind === 'bot')) return null;
  const seat = ranking.flat().find((each) => players[each]?.kind === 'bot');
  const player = seat === undefined ? undefined : players[seat];
  const level = SPOKEN.find((each) => player?.kind === 'bot' && String(each) === player.level);
  const [best = []] = ranking;
  if (seat === undefined || level === undefined || best.length === 0) return null;
  if (!best.includes(seat)) return { seat, level, mood: 'lost' };
  // A bot that won with others of its team has won, unless its listener is one of them.
  const isEven = won === undefined ? best.length > 1 : best.some((each) => players[each]?.kind === 'person');
  return { seat, level, mood: isEven ? 'even' : 'won' };
}

function saidBy(mood: EndMood, level: LevelNumber): string {
  if (mood === 'even') return said('even');
  return mood === 'won' ? said(`won.${level}`) : said(`lost.${level}`);
}

interface Props {
  readonly game: string;
  readonly players: readonly Player[];
  readonly outcome: Outcome;
  /** How a seat looks. */
  readonly face: (seat: Seat) => ComponentChildren;
}

/** A bot does not leave without a word, where there is room for it: nobody scrolls for the sake of one. */
export function Farewell({ game, players, outcome, face }: Props): JSX.Element | null {
  const place = useRef<HTMLParagraphElement>(null);
  const hasRoom = useSignal(true);
  useLayoutEffect(() => {
    const scene = place.current?.closest('.told-end');
    // A pixel is what rounding makes of two halves.
    if (scene && scene.scrollHeight > scene.clientHeight + 1) hasRoom.value = false;
  }, []);
  const speaker = speakerOf(players, outcome);
  if (speaker === null || !hasRoom.value) return null;
  const { seat, level, mood } = speaker;
  return (
    <p class="farewell" ref={place}>
      {face(seat)}
      <span class="unseen">{nameOf(game, players, seat)}:</span>
      <q>{saidBy(mood, level)}</q>
    </p>
  );
}
