import type { ReviewWords } from './words.en.ts';

export const words: ReviewWords = {
  review: {
    make: 'So hat {who} {creation} am Ende des nächsten Zuges in {more} von {worlds} durchgespielten Verläufen erschaffen, sonst in {fewer}.',
    makeYou:
      'So hast du {creation} am Ende deines nächsten Zuges in {more} von {worlds} durchgespielten Verläufen erschaffen, sonst in {fewer}.',
    makeSure:
      'So hat {who} {creation} am Ende des nächsten Zuges in allen durchgespielten Verläufen erschaffen, sonst in keinem.',
    makeSureYou:
      'So hast du {creation} am Ende deines nächsten Zuges in allen durchgespielten Verläufen erschaffen, sonst in keinem.',
    money: 'Das bringt {who} bis zum Ende des nächsten Zuges etwa {count} L mehr.',
    moneyYou: 'Das bringt dir bis zum Ende deines nächsten Zuges etwa {count} L mehr.',
    bench: {
      one: 'So bleibt {who} etwa ein Tropfen mehr, der für die nächsten Kreationen gebraucht wird.',
      other: 'So bleiben {who} etwa {count} Tropfen mehr, die für die nächsten Kreationen gebraucht werden.',
    },
    benchYou: {
      one: 'So bleibt dir etwa ein Tropfen mehr, den du für deine nächsten Kreationen brauchst.',
      other: 'So bleiben dir etwa {count} Tropfen mehr, die du für deine nächsten Kreationen brauchst.',
    },
    market: {
      one: 'Auf dem Markt {market} liegt etwa ein Tropfen mehr für die nächste Kreation von {who} bereit.',
      other:
        'Auf dem Markt {market} liegen etwa {count} Tropfen mehr für die nächste Kreation von {who} bereit.',
    },
    marketYou: {
      one: 'Auf dem Markt {market} liegt etwa ein Tropfen mehr für deine nächste Kreation bereit.',
      other: 'Auf dem Markt {market} liegen etwa {count} Tropfen mehr für deine nächste Kreation bereit.',
    },
    others: 'Sonst hat der beste Gegner von {who} bis dahin etwa {count} L mehr.',
    othersYou: 'Sonst hat dein bester Gegner bis zu deinem nächsten Zug etwa {count} L mehr.',
    rival: 'Sonst hat der Gegner von {who} bis dahin etwa {count} L mehr.',
    rivalYou: 'Sonst hat dein Gegner bis zu deinem nächsten Zug etwa {count} L mehr.',
    lacks: 'Als Nächstes kommt {creation}: Dafür braucht {who} noch {shards}.',
    lacksYou: 'Als Nächstes kommt {creation}: Dafür brauchst du noch {shards}.',
    lacksNow:
      'Als Nächstes kommt {creation}: Dafür braucht {who} noch {shards}. Einiges davon gibt es jetzt hier: {markets}.',
    lacksNowYou:
      'Als Nächstes kommt {creation}: Dafür brauchst du noch {shards}. Einiges davon gibt es jetzt hier: {markets}.',
    ready: 'Alles, was {creation} braucht, liegt auf der Werkbank von {who}.',
    readyYou: 'Alles, was {creation} braucht, liegt auf deiner Werkbank.',
  },
};
