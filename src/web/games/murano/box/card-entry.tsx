import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import { CATEGORIES } from '#games/murano/rules/cards';
import { CategoryIcon, Creation, ShardIcon, ShardRow } from '../pieces/pieces.tsx';
import { categoryName, creationName } from '../telling.ts';
import { presentCard } from './entered.ts';
import { type BoxEntry, categoriesShown, goTo, put, putTwo, toggle } from './entry.ts';
import { BoxButtons } from './buttons.tsx';
import { Palette } from './palette.tsx';
import { say } from './texts.ts';

interface Props {
  readonly box: BoxEntry;
  readonly change: (box: BoxEntry) => void;
}

const SLOTS = [0, 1, 2, 3] as const;

/** Reading off the creations: four touches each, the fourth brings the next. */
export function CardEntry({ box, change }: Props): JSX.Element {
  const { cards } = box.entered;
  const { recipe } = entryAt(cards, box.at);
  const shown = categoriesShown(box);
  return (
    <>
      <ol class="box-cards" aria-label={say('step.creations')}>
        {cards.map((card, at) => (
          <li key={at}>
            <button
              type="button"
              aria-label={say('card', { number: at + 1 })}
              aria-current={at === box.at ? 'step' : undefined}
              onClick={() => change(goTo(box, 'creations', at))}
            >
              {card.recipe.length < SLOTS.length
                ? at + 1
                : card.recipe.map((shard, index) => <ShardIcon key={index} shard={shard} />)}
            </button>
          </li>
        ))}
      </ol>
      <div class="box-entry">
        <div class="box-card" aria-hidden="true">
          <span>
            {SLOTS.map((slot) => {
              const shard = recipe[slot];
              return <i key={slot}>{shard === undefined ? null : <ShardIcon shard={shard} />}</i>;
            })}
          </span>
          <Creation card={box.at} />
          <b>{creationName(box.at)}</b>
        </div>
        <div class="box-asking">
          <h2 aria-live="polite">{say('card', { number: box.at + 1 })}</h2>
          <p>{say('cardHint')}</p>
          <Palette
            clear={false}
            put={(shard) => change(put(box, shard))}
            two={(shard) => change(putTwo(box, shard))}
          />
          <h3>
            {say('categories')} <small>{say('categoriesHint')}</small>
          </h3>
          <div class="box-categories" role="group" aria-label={say('categories')}>
            {CATEGORIES.map((category) => (
              <button
                key={category}
                type="button"
                aria-pressed={shown.includes(category)}
                onClick={() => change(toggle(box, category))}
              >
                <CategoryIcon category={category} />
                {categoryName(category)}
              </button>
            ))}
          </div>
          <BoxButtons box={box} change={change}>
            {say('asHere')} <ShardRow shards={presentCard(box.at).recipe} />
          </BoxButtons>
          <p class="note">{say('noDrawing')}</p>
        </div>
      </div>
    </>
  );
}
