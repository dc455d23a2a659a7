import type { FrameWords } from './page.en.ts';

export const words: FrameWords = {
  tagline: 'Hisst die Banner unter dem Regenbogen.',
  company: '2 Spieler, etwa 15 Minuten',
  rulebook:
    'U bezeichnet eine Regel des veröffentlichten Spiels in unseren Worten, B einen eigenen Regelentscheid, wo es schweigt.',
  signs:
    'Farbe ist nie das einzige Zeichen: Jedes Banner hat sein Emblem, seine Kante, seinen Wimpel und sein Dach.',
  standing: '{own} zu {rival} Burgen, noch {cards}',
  cards: { one: '{count} Karte', other: '{count} Karten' },
  score: '{own} : {rival} Burgen',
};
