import type { ComponentChildren, JSX } from 'preact';
import type { Message } from '#core/game';
import { listed } from '#core/words';
import { murano } from '#games/murano/index';
import { type ForcedReturn, gistOf, MANY_PARTS, recapOf, recapWords, withoutWay } from '#games/murano/recap';
import type { Turn } from '#table/turns';
import { Icon } from '../../../icons.tsx';
import type { SeatNames } from '../../../room/names.ts';
import { speakerOf, tell } from '../../../words/index.ts';
import { ShardRow } from '../pieces/pieces.tsx';
import { shardsIn } from './chain.tsx';

/** No text has it: between two of them stands the number of a sign. */
const SIGN = '\uE000';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Shards are drawn where a sentence would name them, and what was made stands out. */
function signOf(name: string, value: string | number): JSX.Element | null {
  const text = String(value);
  if (text.startsWith('@shards.')) return <ShardRow shards={shardsIn(text)} read />;
  if (name === 'creation' || name === 'advantage') return <b>{tell(murano, { key: text.slice(1) })}</b>;
  return null;
}

/** From how many actions on a sentence is written smaller. */
const LENGTHS = [
  [6, ' long longest'],
  [MANY_PARTS, ' long'],
] as const;

const Kept = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <span class="kept">{children}</span>
);

/** A text with its signs in it; a comma or a stop goes on to the next line with the sign before it. */
function drawn(text: string, signs: readonly JSX.Element[]): ComponentChildren {
  const [first, ...pieces] = text.split(SIGN);
  return pieces.reduce<ComponentChildren[]>(
    (all, piece, index) => {
      if (index % 2 === 1) return all;
      const [, stop = '', rest = ''] = /^([,.;:]?)(.*)$/su.exec(pieces[index + 1] ?? '') ?? [];
      return [
        ...all,
        <Kept key={index}>
          {signs[Number(piece)]}
          {stop}
        </Kept>,
        rest,
      ];
    },
    [first],
  );
}

interface Props {
  readonly turn: Turn;
  readonly names: SeatNames;
  /** What is in the purse stands beside it already. */
  readonly bare?: boolean;
  /** Only what it is remembered by. */
  readonly gist?: boolean;
}

/** Parts as one sentence with signs in it, without who did it. */
function sentenceOf(actions: readonly Message[], names: SeatNames): ComponentChildren {
  const { language, say } = speakerOf(murano, names.tellOf, recapWords);
  const signs: JSX.Element[] = [];
  const withSign = (name: string, value: string | number): string | number => {
    const sign = signOf(name, value);
    return sign === null ? value : `${SIGN}${signs.push(sign) - 1}${SIGN}`;
  };
  const withSigns = ({ key, with: values = {} }: Message): Message => {
    const drawn = Object.entries(values).map(([name, value]) => [
      name,
      // Several seats with their shards each: the names stay words.
      String(value).startsWith('#')
        ? String(value).replaceAll(/@\S+/gu, (shards) => String(withSign(name, shards)))
        : withSign(name, value),
    ]);
    return { key, with: Object.fromEntries(drawn) };
  };
  const parts = (actions.length > MANY_PARTS ? actions.map(withoutWay) : actions).map((each) =>
    say(withSigns(each)),
  );
  return drawn(`${capital(listed(language, parts))}.`, signs);
}

/** What somebody gave back when another made everybody do so. */
export const AnswerSentence = ({
  answer,
  names,
}: {
  answer: ForcedReturn;
  names: SeatNames;
}): JSX.Element => <span class="sentence">{sentenceOf([answer.message], names)}</span>;

/** A turn as one sentence with its signs in it, in the order in which it happened; who did it stands beside it. */
export function Sentence({ turn, names, bare = false, gist = false }: Props): JSX.Element {
  const recap = recapOf(turn.lines);
  const { was, now } = recap;
  const actions = gist ? gistOf(recap) : recap.actions;
  return (
    <span class={`sentence${LENGTHS.find(([count]) => actions.length > count)?.[1] ?? ''}`}>
      {sentenceOf(actions, names)}{' '}
      {!bare && was !== now && (
        <span class="sum">
          {was}
          <Icon of="arrow" />
          {now} L
        </span>
      )}
    </span>
  );
}
