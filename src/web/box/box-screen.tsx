import './index.css';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import type { Packs } from '#core/pack';
import { gameIn, titleOf } from '../catalogue.ts';
import type { BoxProps } from '../game-ui.ts';
import { bring } from '../rooms.ts';
import { Lost } from '../screens/not-found.tsx';
import { Shell } from '../screens/shell.tsx';
import { BoxOut } from './box-out.tsx';
import { keepBox, keptBox } from './kept-box.ts';
import { b, followBox } from './texts.ts';

await followBox();

/** Somebody's own box: read off once, kept here, played with, handed on. */
export function BoxScreen({ game: id, code }: { game: string; code: string }): JSX.Element | null {
  const come = useSignal<Pick<PageProps, 'game' | 'Box' | 'packs'> | null>(null);
  const load = gameIn(id)?.ui.box;
  useEffect(() => {
    if (load === undefined) return;
    void Promise.all([bring(id), load()]).then(([{ game }, { Box, packs }]) => {
      come.value = { game, Box, packs };
    });
  }, [id]);
  if (load === undefined) return <Lost />;
  return come.value === null ? null : <Page id={id} code={code} {...come.value} />;
}

interface PageProps {
  readonly id: string;
  readonly code: string;
  readonly game: AnyGame;
  readonly Box: ComponentType<BoxProps>;
  readonly packs: Packs;
}

function Page({ id, code, game, Box, packs }: PageProps): JSX.Element {
  const stored = keptBox(id);
  const isGiven = code !== '' && isText(game, code);
  const name = useSignal(isGiven ? '' : (stored?.name ?? ''));
  const text = useSignal(isGiven ? code : (stored?.text ?? ''));
  const draft = useSignal<unknown>(isGiven ? null : (stored?.draft ?? null));
  /** Counted up when other facts come in from outside: the game begins with them anew. */
  const incoming = useSignal(0);
  const keep = (): void => keepBox(id, { name: name.value, text: text.value, draft: draft.value });
  const take = (facts: string): void => {
    text.value = facts;
    draft.value = null;
    incoming.value += 1;
    keep();
  };
  const title = b('title', { game: titleOf(id) });
  return (
    <Shell title={title}>
      <section class="page own-box">
        <h1>{title}</h1>
        <p class="lead">{b('lead')}</p>
        {code !== '' && !isGiven && <p role="alert">{b('notText', { game: titleOf(id) })}</p>}
        <div class="own-box-halves">
          <Box
            key={incoming.value}
            text={text.value}
            draft={draft.value}
            change={(facts, entered) => {
              text.value = facts;
              draft.value = entered;
              keep();
            }}
          />
          <BoxOut game={game} packs={packs} text={text.value} name={name} keep={keep} take={take} />
        </div>
      </section>
    </Shell>
  );
}

const isText = (game: AnyGame, text: string): boolean =>
  game.options.refusal({ ...defaultOptions<object>(game.options), pack: text }, game.seats.max) === null;
