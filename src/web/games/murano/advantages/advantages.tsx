import type { JSX } from 'preact';
import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import { CATEGORIES, categoriesOf, type Category, iconOf } from '#games/murano/rules/cards';
import { advantageArt } from '../art/index.ts';
import type { Interaction } from '../gestures/gestures.ts';
import { CategoryIcon, IconSign, Picture } from '../pieces/pieces.tsx';
import { advantageName, advantageText, categoryName, creationName, listed } from '../telling.ts';
import { m } from '../texts.ts';
import { Touch } from '../../../interaction/touch.tsx';

/** The four advantages under their categories, each with its whole text and what could pay for it. */
export function Advantages({ ui, seat }: { ui: Interaction; seat: Seat }): JSX.Element {
  return (
    <section class="advantages" data-aside aria-label={m('advantages.title')}>
      <h2>
        {m('advantages.title')} <small>{m('advantages.hint')}</small>
      </h2>
      <div class="four">
        {CATEGORIES.map((category) => (
          <AdvantageCard key={category} ui={ui} seat={seat} category={category} />
        ))}
      </div>
    </section>
  );
}

function AdvantageCard({
  ui,
  seat,
  category,
}: {
  ui: Interaction;
  seat: Seat;
  category: Category;
}): JSX.Element {
  const view = ui.view.value;
  const advantage = entryAt(view.advantages, category);
  const payers = entryAt(view.completed, seat).filter((card) => categoriesOf(view, card).includes(category));
  const live = ui.isLive({ at: 'advantage', category });
  const foot =
    payers.length === 0
      ? m('advantages.needs', { category: categoryName(category) })
      : m(live ? 'advantages.spend' : 'advantages.has', { cards: listed(payers.map(creationName)) });
  const name = advantageName(advantage);
  return (
    <Touch ui={ui} spot={{ at: 'advantage', category }} class="advantage panel">
      <span class="head">
        <CategoryIcon category={category} />
        {categoryName(category)}
      </span>
      <span class="title">
        <IconSign icon={iconOf(view, advantage)} /> {name}
      </span>
      <span class="text">{advantageText(advantage)}</span>
      <span class={`foot${payers.length === 0 ? ' needs' : ''}`}>
        <span key={foot}>{foot}</span>
        <Picture class="emblem" name={`advantage ${advantage}`} draw={() => advantageArt(advantage)} />
      </span>
    </Touch>
  );
}
