import { computed, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { localTable } from '#table/local';
import type { Player, Sight } from '#table/table';
import { Icon } from '../icons.tsx';
import { DEFAULT_LEVEL } from '../levels.ts';
import { Board } from '../muster/board.tsx';
import { handling } from '../muster/handling.ts';
import { KEYS } from '../muster/keys.ts';
import { lessonMatch, STEPS } from '../muster/lesson.ts';
import { anchor } from '../muster/anchor.ts';
import { nameOf, roleOf, youAt } from '../people.ts';
import { begin } from '../play.ts';
import { pace } from '../settings.ts';
import { listenToKeys } from '../table/keys.ts';
import { WhyNot } from '../table/why.tsx';
import { t } from '../words/index.ts';

const PLAYERS: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: '5' }];
const PAUSE = 1100;

/** A table with a fixed deal, a rival who plays by the book, and one thing to do at a time. */
function school() {
  const at = signal(0);
  let answers: string[] = [];
  const table = localTable(lessonMatch(), PLAYERS, {
    think: () => Promise.resolve(answers.shift() ?? ''),
    pause: () =>
      new Promise((resolve) => {
        setTimeout(resolve, PAUSE * Math.max(pace.value, 0.3));
      }),
    keep: () => undefined,
  });
  let sight: Signal<Sight> | null = null;
  table.watch(0, (seen) => {
    if (sight === null) sight = signal(seen);
    else sight.value = seen;
  });
  const step = computed(() => STEPS[at.value]);
  const only = computed(() => (step.value.word === undefined ? [] : [step.value.word]));
  const forth = (): void => {
    at.value = Math.min(at.value + 1, STEPS.length - 1);
  };
  const hand = handling(
    sight!,
    (word) => {
      answers = [...(step.value.rival ?? [])];
      forth();
      table.send(0, word);
    },
    only,
  );
  return { at, step, sight: sight!, hand, forth, leave: () => table.leave() };
}

/** A playable introduction; it can be left at any time. */
export function Lesson(): JSX.Element {
  const lesson = useMemo(school, []);
  useEffect(() => () => lesson.leave(), [lesson]);
  useEffect(() => {
    const { clear } = lesson.hand;
    return listenToKeys({ ...KEYS, clear, undo: () => undefined });
  }, [lesson]);
  useEffect(() => {
    document.title = `${t('lesson.title')} · ${t('game.muster')} · ${t('name')}`;
  });
  const name = (seat: number): string => nameOf('muster', PLAYERS, seat);
  const sight = lesson.sight.value;
  return (
    <Board
      sight={sight}
      hand={lesson.hand}
      seat={0}
      sittings={[
        { name: t('seat.you'), role: '', portrait: 'you' },
        { name: name(1), role: roleOf('muster', PLAYERS[1]), portrait: '5' },
      ]}
      nameOf={(seat) => (seat === youAt(PLAYERS) ? null : name(seat))}
      bar={
        <>
          <a class="brand" href="/">
            <Icon of="back" />
            {t('lesson.title')}
            <small>{t('game.muster')}</small>
          </a>
          <div class="tools">
            <a class="tool wide" href="/">
              {t('lesson.leave')}
            </a>
          </div>
        </>
      }
      coach={<Coach lesson={lesson} />}
    >
      <WhyNot hand={lesson.hand} anchor={anchor} />
    </Board>
  );
}

function Coach({ lesson }: { lesson: ReturnType<typeof school> }): JSX.Element {
  const { text, word } = lesson.step.value;
  const last = lesson.at.value === STEPS.length - 1;
  const start = (): void => {
    void begin('muster', [{ kind: 'person' }, { kind: 'bot', level: DEFAULT_LEVEL }], {}, 'replace');
  };
  return (
    <section class="coach" aria-label={t('lesson.title')}>
      <h2>{t('lesson.step', { count: lesson.at.value + 1, total: STEPS.length })}</h2>
      <p role="status">{t(text)}</p>
      {word === undefined && (
        <button type="button" class="button primary small" onClick={last ? start : lesson.forth}>
          {t(last ? 'lesson.play' : 'lesson.next')}
        </button>
      )}
    </section>
  );
}
