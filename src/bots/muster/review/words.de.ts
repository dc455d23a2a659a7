import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    hold: 'So hält {who} {castle} beim nächsten Zug in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    holdYou:
      'So hältst du {castle} bei deinem nächsten Zug in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    deny: 'So hält der Gegner von {who} {castle} beim nächsten Zug in {less} von 100 durchgespielten Händen, sonst in {often}.',
    denyYou:
      'So hält dein Gegner {castle} bei deinem nächsten Zug in {less} von 100 durchgespielten Händen, sonst in {often}.',
    lead: 'Beim nächsten Zug steht es für {who} bei {castle} im Schnitt {more}, sonst {less}: Stärke gegen Stärke.',
    leadYou:
      'Bei deinem nächsten Zug steht es für dich bei {castle} im Schnitt {more}, sonst {less}: Stärke gegen Stärke.',
    swap: 'Bei {castle} würde {who} die Regenbogenkarte in {count} von 100 durchgespielten Händen weggetauscht; mit der besseren Aktion in {otherwise}.',
    swapYou:
      'Bei {castle} würde dir die Regenbogenkarte in {count} von 100 durchgespielten Händen weggetauscht; mit der besseren Aktion in {otherwise}.',
    keep: 'So bleibt {card} auf der Hand: {who} hat die Karte beim nächsten Zug noch in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    keepYou:
      'So bleibt {card} auf deiner Hand: Du hast die Karte bei deinem nächsten Zug noch in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    gain: 'Das bringt {card}: {who} hat die Karte beim nächsten Zug in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    gainYou:
      'Das bringt dir {card}: Du hast die Karte bei deinem nächsten Zug in {more} von 100 durchgespielten Händen, sonst in {fewer}.',
    away: 'Sonst kommt der Gegner von {who} an {card}: in {often} von 100 durchgespielten Händen, mit der besseren Aktion in {less}.',
    awayYou:
      'Sonst kommt dein Gegner an {card}: in {often} von 100 durchgespielten Händen, mit der besseren Aktion in {less}.',
    holdSure: 'So hält {who} {castle} beim nächsten Zug in allen durchgespielten Händen, sonst in keiner.',
    holdSureYou:
      'So hältst du {castle} bei deinem nächsten Zug in allen durchgespielten Händen, sonst in keiner.',
    keepSure: 'So bleibt {card} auf der Hand; sonst hat {who} die Karte beim nächsten Zug nicht mehr.',
    keepSureYou:
      'So bleibt {card} auf deiner Hand; sonst hast du die Karte bei deinem nächsten Zug nicht mehr.',
    gainSure: 'Das bringt {card}; sonst hat {who} die Karte beim nächsten Zug nicht.',
    gainSureYou: 'Das bringt dir {card}; sonst hast du die Karte bei deinem nächsten Zug nicht.',
    awaySure:
      'Sonst kommt der Gegner von {who} in allen durchgespielten Händen an {card}, mit der besseren Aktion in keiner.',
    awaySureYou:
      'Sonst kommt dein Gegner in allen durchgespielten Händen an {card}, mit der besseren Aktion in keiner.',
    longer: {
      one: 'Das lässt {who} mehr Zeit: eine Karte im Stapel beim nächsten Zug, sonst {otherwise}.',
      other: 'Das lässt {who} mehr Zeit: {count} Karten im Stapel beim nächsten Zug, sonst {otherwise}.',
    },
    longerYou: {
      one: 'Das lässt dir mehr Zeit: eine Karte im Stapel bei deinem nächsten Zug, sonst {otherwise}.',
      other: 'Das lässt dir mehr Zeit: {count} Karten im Stapel bei deinem nächsten Zug, sonst {otherwise}.',
    },
    shorter: {
      one: 'Das bringt für {who} das Ende näher: eine Karte im Stapel beim nächsten Zug, sonst {otherwise}.',
      other:
        'Das bringt für {who} das Ende näher: {count} Karten im Stapel beim nächsten Zug, sonst {otherwise}.',
    },
    shorterYou: {
      one: 'Das bringt das Ende näher: eine Karte im Stapel bei deinem nächsten Zug, sonst {otherwise}.',
      other:
        'Das bringt das Ende näher: {count} Karten im Stapel bei deinem nächsten Zug, sonst {otherwise}.',
    },
    matter: 'Burgen {own} zu {other} für {who}. Ein Zauberer kann {castles} noch kippen.',
    matterYou: 'Burgen {own} zu {other}, deine zuerst. Ein Zauberer kann {castles} noch kippen.',
    matterNone: 'Burgen {own} zu {other} für {who}. Kein einzelner Zauberer kippt eine.',
    matterNoneYou: 'Burgen {own} zu {other}, deine zuerst. Kein einzelner Zauberer kippt eine.',
  },
};
