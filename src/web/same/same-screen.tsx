import './index.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { newMatch } from '#core/match';
import type { Player } from '#table/table';
import { HAS_SERVER, linkTo } from '../address.ts';
import { DEFAULT_LEVEL, levelName, levelsOf } from '../bots/levels.ts';
import { personaOf } from '../bots/personas.ts';
import { titleOf } from '../catalogue.ts';
import { all, keep, type SavedMatch } from '../device/matches.ts';
import { laterParts } from '../room/later.tsx';
import { LinkByHand } from '../room/menu/link-by-hand.tsx';
import { keptForm, randomHex } from '../play.ts';
import { bring } from '../rooms.ts';
import { go } from '../route.ts';
import { Shell } from '../screens/shell.tsx';
import { settings } from '../settings.ts';
import { t } from '../words/index.ts';
import {
  compared,
  givenUp,
  readSame,
  type SameDeal,
  sameId,
  type SameResult,
  withKept,
  writeSame,
} from './same-deal.ts';
import { e } from './texts.ts';

const addressOf = (game: string, deal: SameDeal): string =>
  `/new/${game}?with=${encodeURIComponent(writeSame(deal))}`;

/** The same cards for friends: a deal is made, played once on each device, and compared. */
export function SameScreen({ game, code }: { game: string; code: string }): JSX.Element {
  const deal = readSame(code);
  const title = e('title', { game: titleOf(game) });
  return (
    <Shell title={title}>
      <section class="page same">
        <h1>{title}</h1>
        <p class="lead">{e('lead')}</p>
        {deal === null ? <Make game={game} /> : <Deal game={game} deal={deal} />}
        {deal === null && HAS_SERVER && <GatherLater show={({ Gather }) => <Gather game={game} />} />}
      </section>
    </Shell>
  );
}

/** Only where there is a server. */
const { Later: GatherLater } = laterParts(() => import('../gathering/gather.tsx'));

function make(game: string, level: string): void {
  go(addressOf(game, { level, seed: randomHex(6), results: [] }));
}

/** A new deal: against whom, and then its link. */
function Make({ game }: { game: string }): JSX.Element {
  return (
    <>
      <h2>{e('against')}</h2>
      <p class="same-rivals">
        {levelsOf(game).map((level) => (
          <button
            key={level}
            type="button"
            class={`button${level === DEFAULT_LEVEL ? ' primary' : ''}`}
            onClick={() => make(game, level)}
          >
            {personaOf(game, level)}, {levelName(game, level)}
          </button>
        ))}
      </p>
    </>
  );
}

async function begin(game: string, deal: SameDeal): Promise<void> {
  const room = await bring(game);
  const players: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: deal.level }];
  const match = newMatch(room.game, { seats: 2, start: { seed: `tavola same ${deal.seed}` } });
  const id = sameId(game, deal);
  await keep(keptForm(room, id, players, Date.now(), match));
  go(`/match/${id}`);
}

function Deal({ game, deal: linked }: { game: string; deal: SameDeal }): JSX.Element | null {
  const code = writeSame(linked);
  const deal = useMemo(() => withKept(game, linked), [game, code]);
  const matches = useSignal<readonly SavedMatch[] | null>(null);
  useEffect(() => {
    void all().then((list) => (matches.value = list));
  }, []);
  if (matches.value === null) return null;
  const id = sameId(game, deal);
  const match = matches.value.find((each) => each.id === id);
  const rival = personaOf(game, deal.level);
  if (match?.over === true) return <Results game={game} deal={deal} match={match} />;
  return (
    <>
      <p>{e('once', { name: rival })}</p>
      <p class="buttons">
        <Copy link={linkTo(addressOf(game, deal))} />
        {match === undefined ? (
          <button type="button" class="button primary" onClick={() => void begin(game, deal)}>
            {e('begin')}
          </button>
        ) : (
          <a class="button primary" href={`/match/${id}`}>
            {e('continue')}
          </a>
        )}
      </p>
    </>
  );
}

/** The text of a finished match ends with its outcome. */
function resultIn({ text, resigned }: SavedMatch): SameResult {
  const name = settings.value.name === '' ? t('seat.guest') : settings.value.name;
  if (resigned !== undefined) return givenUp(name);
  const [, json = '{}'] = /^outcome (\{.*\})$/mu.exec(text) ?? [];
  const { scores: [own = 0, rival = 0] = [] }: { scores?: readonly number[] } = JSON.parse(json);
  return { name, own, rival };
}

function Results({ game, deal, match }: { game: string; deal: SameDeal; match: SavedMatch }): JSX.Element {
  const own = resultIn(match);
  const results = compared([...deal.results, own]);
  return (
    <>
      <h2>{e('results', { name: personaOf(game, deal.level) })}</h2>
      <ol>
        {results.map((each) => (
          <li key={`${each.name} ${each.own} ${each.rival} ${each.gaveUp}`}>
            {each.gaveUp === true
              ? e('gaveUp', { name: each.name })
              : e('result', { name: each.name, own: each.own, rival: each.rival })}
          </li>
        ))}
      </ol>
      <p>{e('send')}</p>
      <p class="buttons">
        <Copy link={linkTo(addressOf(game, { ...deal, results }))} />
        <a class="button" href={`/replay/${match.id}`}>
          {e('look')}
        </a>
        <button type="button" class="button" onClick={() => make(game, deal.level)}>
          {e('another')}
        </button>
      </p>
    </>
  );
}

function Copy({ link }: { link: string }): JSX.Element {
  const state = useSignal<'' | 'copied' | 'by hand'>('');
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => (state.value = 'copied'),
      () => (state.value = 'by hand'),
    );
  };
  return (
    <>
      <button type="button" class="button" onClick={copy}>
        {e(state.value === 'copied' ? 'copied' : 'copy')}
      </button>
      {state.value === 'by hand' && <LinkByHand link={link} close={() => (state.value = '')} />}
    </>
  );
}
