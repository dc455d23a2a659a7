import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    hold: 'So hält {who} {castle} beim nächsten Zug in {more} von 100 gedachten Händen, sonst in {fewer}.',
    holdYou:
      'So hältst du {castle} bei deinem nächsten Zug in {more} von 100 gedachten Händen, sonst in {fewer}.',
    deny: 'So hält die Gegenseite von {who} {castle} beim nächsten Zug in {less} von 100 gedachten Händen, sonst in {often}.',
    denyYou:
      'So hält die Gegenseite {castle} bei deinem nächsten Zug in {less} von 100 gedachten Händen, sonst in {often}.',
    lead: 'Beim nächsten Zug steht es für {who} bei {castle} im Schnitt {more}, sonst {less}: Stärke gegen Stärke.',
    leadYou:
      'Bei deinem nächsten Zug steht es für dich bei {castle} im Schnitt {more}, sonst {less}: Stärke gegen Stärke.',
    swap: 'Bei {castle} würde {who} die Regenbogenkarte in {count} von 100 gedachten Händen weggetauscht; mit der besseren Aktion in {otherwise}.',
    swapYou:
      'Bei {castle} würde dir die Regenbogenkarte in {count} von 100 gedachten Händen weggetauscht; mit der besseren Aktion in {otherwise}.',
    keep: 'So bleibt {card} auf der Hand: {who} hat die Karte beim nächsten Zug noch in {more} von 100 gedachten Händen, sonst in {fewer}.',
    keepYou:
      'So bleibt {card} auf deiner Hand: Du hast die Karte bei deinem nächsten Zug noch in {more} von 100 gedachten Händen, sonst in {fewer}.',
    gain: 'Das bringt {card}: {who} hat die Karte beim nächsten Zug in {more} von 100 gedachten Händen, sonst in {fewer}.',
    gainYou:
      'Das bringt dir {card}: Du hast die Karte bei deinem nächsten Zug in {more} von 100 gedachten Händen, sonst in {fewer}.',
    away: 'Sonst kommt die Gegenseite von {who} an {card}: in {often} von 100 gedachten Händen, mit der besseren Aktion in {less}.',
    awayYou:
      'Sonst kommt die Gegenseite an {card}: in {often} von 100 gedachten Händen, mit der besseren Aktion in {less}.',
    longer: 'Das lässt {who} mehr Zeit: {more} Karten im Stapel beim nächsten Zug, sonst {fewer}.',
    longerYou: 'Das lässt dir mehr Zeit: {more} Karten im Stapel bei deinem nächsten Zug, sonst {fewer}.',
    shorter: 'Das bringt für {who} das Ende näher: {more} Karten im Stapel beim nächsten Zug, sonst {fewer}.',
    shorterYou: 'Das bringt das Ende näher: {more} Karten im Stapel bei deinem nächsten Zug, sonst {fewer}.',
    matter: 'Burgen {own} zu {other} für {who}. Ein Zauberer kann noch {castles} drehen.',
    matterYou: 'Burgen {own} zu {other}, deine zuerst. Ein Zauberer kann noch {castles} drehen.',
    matterNone: 'Burgen {own} zu {other} für {who}. Kein einzelner Zauberer dreht eine.',
    matterNoneYou: 'Burgen {own} zu {other}, deine zuerst. Kein einzelner Zauberer dreht eine.',
  },
};
