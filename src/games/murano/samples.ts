import type { Options } from './options.ts';

const ADVANTAGES: readonly Options['advantages'][] = ['first', 'random', 'withoutGifts', 'chosen'];
const INTERACTIVE: readonly Options['interactive'][] = ['off', 'random', 'chosen', 'shuffled'];
const EXPERT: readonly (Options['expertCards'] | 'off')[] = ['off', 'strict', 'sheet', 'all'];
/** Every advantage is among them, the interactive ones once each. */
const CHOSEN: readonly Options['chosen'][] = [
  ['expert', 'gourmand', 'magician', 'authoritarian'],
  ['topPrice', 'opportunist', 'visionary', 'dealer'],
  ['gambler', 'favouritism', 'privileged', 'clumsiness'],
  ['free', 'repetition', 'traveller', 'collector'],
  ['present', 'gift', 'prevident', 'authoritarian'],
  ['merchant', 'magician', 'prevident', 'clumsiness'],
];
const FOURTH: readonly Options['chosen'][0][] = ['merchant', 'magician', 'repetition', 'opportunist'];

/**
 * Every way of choosing the cards with every module; the other settings take turns.
 * Each of the 128 is met with each number of seats, and each other setting with most of the 128.
 */
export function optionSamples(defaults: Options, seats: number): Options[] {
  const samples: Options[] = [];
  for (const advantages of ADVANTAGES) {
    for (const interactive of INTERACTIVE) {
      for (const draft of [false, true]) {
        for (const expert of EXPERT) {
          // An odd factor, so that neighbours differ in everything.
          const turn = samples.length * 5 + seats;
          samples.push({
            ...defaults,
            advantages,
            interactive,
            draft,
            expert: expert !== 'off',
            expertCards: expert === 'off' ? 'strict' : expert,
            chosen: chosenFor(interactive, turn),
            ring: turn % 2 === 0 ? 'A' : 'B',
            circle: turn % 4 < 2 ? 'I' : 'II',
            openFirst: turn % 3 === 0,
            first: (['random', 'seat0', 'seat1', 'seat2', 'seat3'] as const)[turn % (seats + 1)],
            safety: [6, 12, 30][(turn % 7) % 3],
          });
        }
      }
    }
  }
  return samples.concat(seats === 1 ? soloSamples(samples) : []);
}

/** Alone at the table only the choice of the cards is left of the modules: more of the rest. */
function soloSamples(samples: readonly Options[]): Options[] {
  return samples.map((sample, at) => ({
    ...sample,
    interactive: 'off',
    draft: false,
    expert: false,
    chosen: chosenFor('off', at),
    emptied: at % 2 === 0 ? 'all' : 'one',
  }));
}

function chosenFor(interactive: Options['interactive'], turn: number): Options['chosen'] {
  const chosen = CHOSEN[turn % CHOSEN.length];
  if (interactive !== 'off') return chosen;
  const fourth = FOURTH.find((id) => !chosen.includes(id))!;
  return [...chosen.slice(0, 3), turn % 2 === 0 ? fourth : 'visionary'];
}
