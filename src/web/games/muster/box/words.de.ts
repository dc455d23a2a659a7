import type { MusterBoxWords } from './words.en.ts';

export const words: MusterBoxWords = {
  kind: {
    1: 'Banner der Stärke 1, je Emblem',
    2: 'Banner der Stärke 2, je Emblem',
    3: 'Banner der Stärke 3, je Emblem',
    4: 'Banner der Stärke 4, je Emblem',
    5: 'Banner der Stärke 5, je Emblem',
    rainbows: 'Regenbogenkarten',
    castles: 'Regenbogen-Burgen',
  },
  here: 'hier {count}',
  less: 'Eine weniger: {name}',
  more: 'Eine mehr: {name}',
  right: '47 Karten: Damit lässt sich spielen.',
  tooMany: '{size} Karten: Es müssen 47 sein, es sind zu viele.',
  tooFew: '{size} Karten: Es müssen 47 sein, es fehlen welche.',
};
