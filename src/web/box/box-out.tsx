import { type Signal, useSignal } from '@preact/signals';
import { generate } from 'lean-qr';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGame } from '#core/game';
import { type Json, type JsonObject, parseJson } from '#core/json';
import { fingerprintOf, type Packs } from '#core/pack';
import { linkTo } from '../address.ts';
import { quickOf } from '../device/last-company.ts';
import { copied as hasCopied } from '../device/match-link.ts';
import { begin } from '../play.ts';
import { tell } from '../words/index.ts';
import { b } from './texts.ts';
import { saveFile } from '../device/save-file.ts';

interface Props {
  readonly game: AnyGame;
  readonly packs: Packs;
  readonly text: string;
  readonly name: Signal<string>;
  readonly keep: () => void;
  /** Other facts, from a file. */
  readonly take: (text: string) => void;
}

/** What can be done with a box: play, and hand it on as a file, a link or a code. */
export function BoxOut({ game, packs, text, name, keep, take }: Props): JSX.Element {
  const link = linkTo(`/box/${game.id}#${text}`);
  const copied = useSignal('');
  const play = (): void => {
    const { players, options } = quickOf(game.id);
    void begin(game.id, players, { ...(options as object), pack: text });
  };
  const copy = async (): Promise<void> => {
    if (await hasCopied(link)) copied.value = link;
  };
  const fingerprint = fingerprintOf(text).replace(/^(.{4})/u, '$1 ');
  return (
    <aside class="box-out">
      <label>
        {b('name')}
        <input
          type="text"
          maxLength={40}
          placeholder={b('nameHint')}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
            keep();
          }}
        />
      </label>
      <p aria-live="polite">{text === '' ? b('same') : b('fingerprint', { text: fingerprint })}</p>
      <button type="button" class="button primary" onClick={play}>
        {b('play')}
      </button>
      <button type="button" class="button" onClick={() => saveAsFile(game.id, packs.write(text), name.value)}>
        {b('save')}
      </button>
      <FileIn game={game} packs={packs} take={take} />
      <button type="button" class="button" onClick={() => void copy()}>
        <span aria-live="polite">{b(copied.value === link ? 'copied' : 'copy')}</span>
      </button>
      {text !== '' && <Code of={link} />}
      <p class="note">{b('bots')}</p>
    </aside>
  );
}

function Code({ of }: { of: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) generate(of).toCanvas(canvas.current, { pad: 4 });
  }, [of]);
  return (
    <>
      <canvas class="code" ref={canvas} role="img" aria-label={b('code')} />
      <p class="note">{b('inCode')}</p>
    </>
  );
}

function saveAsFile(game: string, facts: JsonObject, name: string): void {
  const pack = { ...facts, ...(name === '' ? {} : { name }) };
  saveFile(`${JSON.stringify(pack, null, 2)}\n`, `${game}-pack.json`, 'application/json');
}

/** A file of facts; what is wrong with it is told in a sentence. */
function FileIn({ game, packs, take }: Pick<Props, 'game' | 'packs' | 'take'>): JSX.Element {
  const wrong = useSignal('');
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    wrong.value = '';
    const json = jsonIn(await file.text());
    if (json === undefined) {
      wrong.value = b('notJson');
      return;
    }
    const refusal = packs.refusal(json);
    if (refusal === null) take(packs.read(json));
    else wrong.value = tell(game, refusal);
  };
  return (
    <>
      <label class="button">
        {b('open')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <p class="refused" role="alert">
        {wrong.value}
      </p>
    </>
  );
}

function jsonIn(text: string): Json | undefined {
  try {
    return parseJson(text, 'pack');
  } catch {
    return undefined;
  }
}
