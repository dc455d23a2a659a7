import type { JSX } from 'preact';
import { entryAt } from '#core/list';
import type { Facts } from '#games/murano/pack/facts';
import { COLOURS, countOf, type Shard } from '#games/murano/rules/shards';
import { CategoryIcon, Creation, ShardRow } from '../pieces/pieces.tsx';
import { creationName } from '../telling.ts';
import { differencesOf, type FaceName, FACES, presentCard, presentFace } from './entry.ts';
import { type ChangedExchange, exchangesChanged } from './exchanges.ts';
import { FacePicture } from './face-picture.tsx';
import { say } from './texts.ts';

const faceIn = ({ rings, circles }: Facts, face: FaceName): readonly Shard[] =>
  face === 'A' || face === 'B' ? rings[face] : circles[face];

/** The box beside the present pack: first how much differs, then each face and each card that does. */
export function Compare({ facts }: { facts: Facts }): JSX.Element {
  const differences = differencesOf(facts);
  const places = FACES.reduce((sum, face) => sum + differences[face].length, 0);
  const cards = differences.creations;
  const counts = COLOURS.map((colour) =>
    facts.creations.reduce((sum, { recipe }) => sum + countOf(recipe, colour), 0),
  );
  const [blue = 0, green = 0, yellow = 0, red = 0] = counts;
  return (
    <section class="box-compare">
      <h2>{say('compare')}</h2>
      <p role="status">
        {places + cards.length + differences.liras.length === 0 && say('allSame')}
        {places > 0 && say('placesDiffer', { count: places })}{' '}
        {cards.length > 0 && say('cardsDiffer', { count: cards.length })}{' '}
        {differences.liras.length > 0 && say('lirasDiffer')}
      </p>
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
      </ul>
      <p class="note">{say('checked', { blue, green, yellow, red })}</p>
    </section>
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
        <CategoryIcon key={category} category={category} />
      ))}
    </span>
  );
}
