import type { JSX } from 'preact';
import type { AnyGame } from '#core/game';
import { s } from '../screens/words.ts';
import { tell } from '../words/index.ts';
import { keptBox } from './kept-box.ts';
import { askForPacks, offered, packName } from './offered.ts';

interface Props {
  readonly game: AnyGame;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** With which box: as here, with one's own, with one that the server offers, or with the one that came with this match. */
export function PackField({ game, value, change }: Props): JSX.Element {
  const own = keptBox(game.id);
  const here = offered.value.filter((each) => each.game === game.id);
  const texts = [...new Set(['', own?.text ?? '', ...here.map(({ text }) => text), value])];
  const nameOf = (text: string): string => {
    if (text === '') return s('new.boxHere');
    return packName(game.id, text, text === own?.text && own.name !== '' ? own.name : s('new.boxOwn'));
  };
  // Whoever comes near is about to choose; a match on this device begins without asking anybody.
  return (
    <div class="option" onPointerEnter={askForPacks} onFocusIn={askForPacks}>
      <div>
        <label for="option-pack">{tell(game, { key: 'option.pack.name' })}</label>
        <p id="option-pack-hint">
          {s('new.boxHint')} <a href={`/box/${game.id}`}>{s('new.boxRead')}</a>
        </p>
      </div>
      <select
        id="option-pack"
        aria-describedby="option-pack-hint"
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {texts.map((text) => (
          <option key={text} value={text}>
            {nameOf(text)}
          </option>
        ))}
      </select>
    </div>
  );
}
