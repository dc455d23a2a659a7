import type { FrameWords } from './page.en.ts';

export const words: FrameWords = {
  tagline: 'Nacht über der Lagune, Licht im Glas.',
  company: '1 bis 4 Spieler, etwa 30 Minuten',
  rulebook:
    'L bezeichnet eine Regel des veröffentlichten Spiels in unseren Worten, M einen eigenen Regelentscheid, wo es schweigt.',
  standing: '{money} L, Runde {round}',
  score: '{money} L',
};
