import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Review } from '#bots/review/review';
import type { Seat } from '#core/game';
import { titleOf } from '../catalogue.ts';
import { Icon } from '../icons.tsx';
import { TAKE } from '../more-icons.ts';
import { lengthText, scoreText } from './look-bar.tsx';
import type { Looked } from './looked.ts';
import { summaryText } from './result-panel.tsx';
import { l } from './texts.ts';

interface Props {
  readonly looked: Looked;
  readonly review: Review;
  readonly seat: Seat;
}

/** A picture of the match to share: painted when it is wanted. */
export function PictureButton(props: Props): JSX.Element {
  const isSaved = useSignal(false);
  const share = async (): Promise<void> => {
    isSaved.value = await shared(props);
  };
  return (
    <button
      type="button"
      class="button"
      aria-label={l('share')}
      title={l('share')}
      onClick={() => void share()}
    >
      <Icon of={TAKE} /> <span aria-live="polite">{l(isSaved.value ? 'saved' : 'share')}</span>
    </button>
  );
}

async function shared({ looked, review, seat }: Props): Promise<boolean> {
  const [{ pictureOf }, { handOnPicture, painted }] = await Promise.all([
    import('./picture.ts'),
    import('./chart/paint.ts'),
  ]);
  const game = looked.match.game.id;
  const picture = await painted(
    pictureOf(looked, review, seat, {
      title: titleOf(game),
      score: scoreText(looked),
      length: lengthText(looked),
      summary: summaryText({ looked, review, seat }).join(' '),
    }),
  );
  return picture !== null && handOnPicture(picture, `tavola-${game}.png`);
}
