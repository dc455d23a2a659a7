import type { Wording } from '#core/words';

/** The page with pictures at the beginning of the rulebook. */
export const words = {
  lead: 'Gather shards of glass, trade them, make creations of them. In the end the most Liras win. A turn has three phases: collect, negotiate, create.',
  sketch: {
    collect: {
      title: 'Collect',
      text: 'The selector moves on by one notch. You take the two shards it points at, one of the circle and one of the ring. Your workbench holds eight.',
    },
    exchange: {
      title: 'Negotiate: exchange',
      text: 'Give a shard to a market with a free place and take the shards that the ring shows there, but no transparent one.',
    },
    buy: {
      title: 'Or buy',
      text: 'For 2 L you take everything that lies on a market.',
    },
    sell: {
      title: 'Or sell',
      text: 'Return as many shards as you like and earn 1 L for all of them together.',
    },
    create: {
      title: 'Create',
      text: 'Pay the four shards on the first creation of your hand; a transparent one stands for any colour. Then every empty place of your workbench earns 1 L.',
    },
    anytime: {
      title: 'At any time, for 1 L',
      text: 'Turn the ring one notch, or put the first creation of your hand further back.',
    },
    advantage: {
      title: 'Advantages',
      text: 'Set a finished creation aside, and the advantage under its category takes effect. The creation still counts as finished.',
    },
    end: {
      title: 'The end',
      text: 'When somebody has finished all creations, the round is played out. The most Liras win; if equal, the fewest creations.',
    },
  },
} as const;

export type PrimerWords = Wording<typeof words>;
