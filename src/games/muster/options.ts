import type { OptionSheet } from '#core/options';
import { isPack } from './pack.ts';
import { refuse } from './refusals.ts';

export interface Options {
  /** U3: who begins. */
  readonly first: 'random' | 'seat0' | 'seat1';
  /** U13, marked: a banner is at most one stronger than the card below. */
  readonly steps: boolean;
  /** U21, marked: rainbow bridges. */
  readonly bridges: boolean;
  /** U28, marked: a bridge may be swapped for the banner it stands for. */
  readonly mend: boolean;
  /** U33: only a 1 or a rainbow card on an empty place. */
  readonly unity: boolean;
  /** U34: several bridges in a row. */
  readonly overRainbow: boolean;
  /** B29: what an equal number of castles means. */
  readonly tie: 'draw' | 'strength';
  /** B27: turns in a row without a card from the pile until the match is scored. */
  readonly stall: number;
  /** B44: the deck of the box that it is played with; '' is that of this game. */
  readonly pack: string;
}

export const optionSheet: OptionSheet<Options> = {
  fields: {
    first: { kind: 'choice', default: 'random', values: ['random', 'seat0', 'seat1'] },
    steps: { kind: 'switch', default: true },
    bridges: { kind: 'switch', default: true },
    mend: { kind: 'switch', default: true },
    unity: { kind: 'switch', default: false },
    overRainbow: { kind: 'switch', default: false },
    tie: { kind: 'choice', default: 'draw', values: ['draw', 'strength'] },
    stall: { kind: 'number', default: 40, min: 20, max: 200 },
    pack: { kind: 'text', default: '', max: 20 },
  },
  late: ['pack'],
  latest: ['pack'],
  // U4: the marked rules are left out.
  presets: { beginner: { steps: false, bridges: false, mend: false } },
  // B36: without bridges there is none to swap.
  settle: (options) => (options.bridges ? options : { ...options, mend: false }),
  idle: (options) => (options.bridges ? {} : { mend: refuse('B36', 'idleMend') }),
  // B36: several bridges need bridges.
  refusal(options) {
    if (options.overRainbow && !options.bridges) return refuse('B36', 'overRainbowNeedsBridges');
    return isPack(options.pack) ? null : refuse('B44', 'noPack');
  },
};
