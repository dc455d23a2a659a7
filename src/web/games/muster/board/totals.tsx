import { Fragment, type JSX } from 'preact';
import { Icon } from '../../../icons.tsx';
import { Counting } from '../../../motion/counting.tsx';
import { EmblemIcon } from '../pieces.tsx';
import { holderText, marginText, type Names } from '../telling.ts';
import type { Standing } from './standing.ts';

const BANNER = 'M6 3v18M6 4h12l-3.5 4.5L18 13H6';

/** By how much; a tie is told in few signs where there is no room for words. */
function Margin({ text, banners }: { text: string; banners: Standing['banners'] }): JSX.Element {
  if (banners === null) return <>{text}</>;
  return (
    <>
      <span class="whole">{text}</span>
      <span class="brief" aria-hidden="true">
        <Icon of={BANNER} />
        {banners[0]} : {banners[1]}
      </span>
    </>
  );
}

interface TotalProps {
  readonly side: 'own' | 'rival';
  readonly now: Standing;
  readonly then: Standing | null;
  /** What it was before the last turn, where that has changed it. */
  readonly was: number | null;
}

export function Total({ side, now, then, was }: TotalProps): JSX.Element {
  const holds = (then ?? now).holder === side;
  const changing = then !== null && then[side] !== now[side];
  const marked = then === null && was !== null;
  const classes = ['total', side, holds && 'holds', changing && 'changing', marked && 'marked'];
  return (
    <span class={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {holds && <EmblemIcon of="crown" />}
      {changing ? (
        // Other numbers are other words, not the same ones moved aside.
        <Fragment key={`${now[side]} ${then[side]}`}>
          <s>{now[side]}</s>
          <Icon of="arrow" />
          <b>{then[side]}</b>
        </Fragment>
      ) : (
        <>
          {marked && (
            <s>
              {was}
              <Icon of="arrow" />
            </s>
          )}
          <Counting value={now[side]} />
        </>
      )}
    </span>
  );
}

export function Hold({
  now,
  then,
  names,
  isMarked,
}: {
  now: Standing;
  then: Standing | null;
  names: Names;
  /** It was taken in the last turn. */
  isMarked: boolean;
}): JSX.Element | null {
  const standing = then ?? now;
  const kind = standing.holder ?? 'nobody';
  const taken = then !== null && then.holder !== now.holder;
  if (kind === 'nobody' && !taken && standing.own + standing.rival === 0) return null;
  const holder = holderText(standing, names, then === null ? undefined : now);
  const margin = marginText(standing);
  return (
    <span
      key={holder + margin}
      class={`hold ${kind}${taken ? ' taken' : ''}${isMarked && then === null ? ' marked' : ''}`}
    >
      <u class={holder.length > 14 ? 'long' : ''}>{holder}</u>
      {margin !== '' && (
        <i>
          <Margin text={margin} banners={standing.banners} />
        </i>
      )}
    </span>
  );
}
