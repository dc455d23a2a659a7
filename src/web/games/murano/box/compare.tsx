import { Fragment, type JSX } from 'preact';
import { entryAt } from '#core/list';
import { type Facts, PRESENT } from '#games/murano/pack/facts';
import { COLOURS, countOf, type Shard } from '#games/murano/rules/shards';
import { advantageArt } from '../art/index.ts';
import { CategoryIcon, Creation, IconSign, Picture, ShardRow } from '../pieces/pieces.tsx';
import { advantageName, categoryName, creationName, iconName } from '../telling.ts';
import { differencesOf, type FaceName, FACES, presentCard, presentFace } from './entered.ts';
import { type ChangedExchange, exchangesChanged } from './exchanges.ts';
import { FacePicture } from './face-picture.tsx';
import { say } from './texts.ts';

const faceIn = ({ rings, circles }: Facts, face: FaceName): readonly Shard[] =>
  face === 'A' || face === 'B' ? rings[face] : circles[face];

/** The box beside Tavola's pack: first how much differs, then each face and each card that does. */
export function Compare({ facts }: { facts: Facts }): JSX.Element {
  const differences = differencesOf(facts);
  const places = FACES.reduce((sum, face) => sum + differences[face].length, 0);
  const { creations: cards, icons, liras } = differences;
  const counts = COLOURS.map((colour) =>
    facts.creations.reduce((sum, { recipe }) => sum + countOf(recipe, colour), 0),
  );
  const [blue = 0, green = 0, yellow = 0, red = 0] = counts;
  return (
    <section class="box-compare">
      <h2>{say('compare')}</h2>
      <p role="status">
        {places + cards.length + icons.length + liras.length === 0 && say('allSame')}
        {places > 0 && say('placesDiffer', { count: places })}{' '}
        {cards.length > 0 && say('cardsDiffer', { count: cards.length })}{' '}
        {icons.length > 0 && say('iconsDiffer', { count: icons.length })}{' '}
        {liras.length > 0 && say('lirasDiffer')}
      </p>
      {places > 0 && <p class="note">{say('outside')}</p>}
      <div class="box-faces">
        {FACES.filter((face) => differences[face].length > 0).map((face) => (
          <div key={face}>
            <FacePicture yours={faceIn(facts, face)} here={presentFace(face)} label={say(`step.${face}`)} />
            {isRing(face) && <Exchanges of={exchangesChanged(faceIn(facts, face), presentFace(face))} />}
          </div>
        ))}
      </div>
      <ul>
        {cards.map((card) => {
          const here = presentCard(card);
          const yours = entryAt(facts.creations, card);
          return (
            <li key={card}>
              <Creation card={card} />
              <b>{creationName(card)}</b>
              <Line text={say('yours')} of={yours} />
              <Line text={say('here')} of={here} />
            </li>
          );
        })}
        {icons.map((advantage) => (
          <li key={`icon ${advantage}`}>
            <Picture class="creation" name={`advantage ${advantage}`} draw={() => advantageArt(advantage)} />
            <b>{advantageName(advantage)}</b>
            <IconLine text={say('yours')} icon={entryAt(facts.icons, advantage)} />
            <IconLine text={say('here')} icon={entryAt(PRESENT.icons, advantage)} />
          </li>
        ))}
      </ul>
      <p class="note">{say('checked', { blue, green, yellow, red })}</p>
    </section>
  );
}

function IconLine({ text, icon }: { text: string; icon: Facts['icons'][number] }): JSX.Element {
  return (
    <span>
      {`${text}: ${iconName(icon)}`} <IconSign icon={icon} isSaid />
    </span>
  );
}

const isRing = (face: FaceName): boolean => face === 'A' || face === 'B';

/** What follows for whoever exchanges. [L18] */
function Exchanges({ of }: { of: readonly ChangedExchange[] }): JSX.Element {
  return (
    <>
      <p>{of.length === 0 ? say('exchangesSame') : say('exchangesDiffer', { count: of.length })}</p>
      <ul class="box-exchanges">
        {of.map(({ yours, here }, at) => (
          <li key={at}>
            <ShardRow shards={yours} read /> {say('insteadOf')} <ShardRow shards={here} read />
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ text, of }: { text: string; of: Facts['creations'][number] }): JSX.Element {
  return (
    <span>
      {text} <ShardRow shards={of.recipe} read />
      {of.categories.map((category) => (
        <Fragment key={category}>
          <CategoryIcon category={category} />
          <span class="unseen">{categoryName(category)}</span>
        </Fragment>
      ))}
    </span>
  );
}
