import type { JSX } from 'preact';
import { o } from '../words.ts';

/** What the server keeps, and who else has a hand in it. */
export function Stored(): JSX.Element {
  return (
    <>
      <h2>{o('about.title')}</h2>
      <p>{o('about.stored')}</p>
      <p>{o('about.push')}</p>
      <p>{o('about.rights')}</p>
      {!isSecureContext && <p class="refused">{o('about.insecure')}</p>}
    </>
  );
}
