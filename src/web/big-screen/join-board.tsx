import { generate } from 'lean-qr';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#table/table-info';
import { DEFAULT_LEVEL } from '../bots/levels.ts';
import { titleOf } from '../catalogue.ts';
import { giveToBot } from '../online/api.ts';
import { sitterName } from '../online/lobby/table-row.tsx';
import { t } from '../words/index.ts';
import { beginsText } from './beginning.ts';
import { useCount } from './count.ts';
import { phoneAddresses, phoneLink } from './addresses.ts';
import { w } from './words.ts';

interface Props {
  readonly table: TableInfo;
  readonly code: string;
  /** Of this machine in the home network, without the port. */
  readonly addresses: readonly string[];
  readonly children: ComponentChildren;
}

/** How one sits down: a code for cameras, an address and four letters for everybody else, and who is here already. */
export function JoinBoard({ table, code, addresses, children }: Props): JSX.Element {
  const [first = '', ...others] = phoneAddresses(location, addresses);
  return (
    <main class="big-screen joining-board" data-theme="dark" id="content">
      <section class="way-in">
        <p class="product">
          <b>{t('name')}</b> {titleOf(table.game)}
        </p>
        <h1>{w('screen.title')}</h1>
        <div class="ways-in">
          <CameraCode link={phoneLink(first, code)} />
          <div class="typed">
            <p>{w('screen.orOpen')}</p>
            <p class="address">{first}</p>
            <p>{w('screen.andType')}</p>
            <p class="code-letters" role="img" aria-label={w('screen.code', { code })}>
              {Array.from(code, (letter, index) => (
                <b key={index} aria-hidden="true">
                  {letter}
                </b>
              ))}
            </p>
          </div>
        </div>
        <p class="promise">{w('screen.promise')}</p>
        {others.length > 0 && <p>{w('screen.alsoAt', { addresses: others.join(', ') })}</p>}
      </section>
      <Seats table={table} code={code} />
      <p class="foot">{w(first.startsWith('https:') ? 'screen.secure' : 'screen.plain')}</p>
      {children}
    </main>
  );
}

function CameraCode({ link }: { link: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) generate(link).toCanvas(canvas.current, { pad: 4 });
  }, [link]);
  return (
    <canvas class="camera-code" ref={canvas} role="img" aria-label={w('screen.picture', { address: link })} />
  );
}

function Seats({ table, code }: { table: TableInfo; code: string }): JSX.Element {
  const count = useCount(table);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <section class="big-seats">
      <header>
        <h2>{w('seats.title', { count: table.seats.length })}</h2>
        <p>{free === 0 ? w('seats.full') : w('seats.free', { count: free })}</p>
      </header>
      <ul>
        {table.seats.map((sitter, seat) => (
          <li key={seat} class={sitter.kind === 'open' ? 'free' : ''}>
            <i class="disc" aria-hidden="true">
              {seat + 1}
            </i>
            {sitter.kind === 'open' ? (
              <>
                <span>
                  <b>{w('seats.open')}</b>
                  <small>{w('seats.openHint')}</small>
                </span>
                <button
                  type="button"
                  class="plain"
                  aria-label={w('seats.giveLabel', { count: seat + 1 })}
                  onClick={() => void giveToBot(code, seat, DEFAULT_LEVEL)}
                >
                  {w('seats.give')}
                </button>
              </>
            ) : (
              <>
                <span>
                  <b>{sitterName(table, seat)}</b>
                  <small>{w(sitter.kind === 'bot' ? 'seats.bot' : 'seats.person')}</small>
                </span>
                <span class={sitter.kind === 'bot' || sitter.present ? 'here' : 'gone'}>
                  {w(sitter.kind === 'bot' || sitter.present ? 'seats.here' : 'seats.asleep')}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="begins" role="status">
        {beginsText(table, count)}
      </p>
    </section>
  );
}
