import { Fragment, type JSX } from 'preact';
import type { Card } from '#games/murano/rules/cards';
import { printedName } from '../telling.ts';

/**
 * The name of a creation on its card. The soft hyphens are the stylesheet's: in the text itself they would make it another
 * one than the name that is read out.
 */
export function PrintedName({ card }: { card: Card }): JSX.Element {
  return (
    <span class="name">
      <span>
        {printedName(card).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <span class="soft-hyphen" />}
            {part}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
