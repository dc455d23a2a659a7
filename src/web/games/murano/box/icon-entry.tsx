import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { ADVANTAGES } from '#games/murano/content/advantages';
import { PRESENT } from '#games/murano/pack/facts';
import { type Advantage, advantageWord } from '#games/murano/rules/cards';
import { advantageArt } from '../art/index.ts';
import { IconSign, Picture } from '../pieces/pieces.tsx';
import { advantageName, iconName } from '../telling.ts';
import { BoxButtons } from './buttons.tsx';
import { type BoxEntry, turnIcon } from './entry.ts';
import { say } from './texts.ts';

interface Props {
  readonly box: BoxEntry;
  readonly change: (box: BoxEntry) => void;
}

/** Which icon each advantage bears: a touch turns it into the other. [L76] */
export function IconEntry({ box, change }: Props): JSX.Element {
  const { icons = PRESENT.icons } = box.entered;
  return (
    <div class="box-asking">
      <h2>{say('icons')}</h2>
      <p>{say('iconsHint')}</p>
      <ul class="box-icons">
        {icons.map((icon, advantage) => {
          const here = entryAt(PRESENT.icons, advantage);
          return (
            <li key={advantage}>
              <button
                type="button"
                class={icon === here ? '' : 'differs'}
                aria-label={say(icon === here ? 'same' : 'other', {
                  place: titleOf(advantage),
                  yours: iconName(icon),
                  here: iconName(here),
                })}
                onClick={() => change(turnIcon(box, advantage))}
              >
                <Picture
                  class="emblem"
                  name={`advantage ${advantage}`}
                  draw={() => advantageArt(advantage)}
                />
                <b>{titleOf(advantage)}</b>
                <span>
                  <IconSign icon={icon} isSaid /> {iconName(icon)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <BoxButtons box={box} change={change}>
        {say('allAsHere')}
      </BoxButtons>
    </div>
  );
}

/** As the box has it: its number and its name. */
const titleOf = (advantage: Advantage): string =>
  `${ADVANTAGES[advantageWord(advantage)].number} ${advantageName(advantage)}`;
