import type { Outcome, Seat } from './game.ts';
import { type Language, speaker } from './words.ts';

const WORDS = {
  en: {
    wins: '{who} wins.',
    winsYou: 'You win.',
    loses: '{who} loses.',
    losesYou: 'You lose.',
    together: '{seats} win together.',
    togetherYou: 'You win together.',
    lost: '{seats} lose together.',
    lostYou: 'You lose together.',
    draw: 'A draw.',
    shared: '{seats} share first place.',
    sharedYou: 'You share first place with {seats}.',
  },
  fr: {
    wins: '{who} gagne.',
    winsYou: 'Vous gagnez.',
    loses: '{who} perd.',
    losesYou: 'Vous perdez.',
    together: '{seats} gagnent ensemble.',
    togetherYou: 'Vous gagnez ensemble.',
    lost: '{seats} perdent ensemble.',
    lostYou: 'Vous perdez ensemble.',
    draw: 'Partie nulle.',
    shared: '{seats} se partagent la première place.',
    sharedYou: 'Vous partagez la première place avec {seats}.',
  },
  de: {
    wins: '{who} gewinnt.',
    winsYou: 'Du gewinnst.',
    loses: '{who} verliert.',
    losesYou: 'Du verlierst.',
    together: '{seats} gewinnen gemeinsam.',
    togetherYou: 'Ihr gewinnt gemeinsam.',
    lost: '{seats} verlieren gemeinsam.',
    lostYou: 'Ihr verliert gemeinsam.',
    draw: 'Unentschieden.',
    shared: '{seats} teilen sich den ersten Platz.',
    sharedYou: 'Du teilst dir den ersten Platz mit {seats}.',
  },
} as const satisfies Record<Language, object>;

/** Who has won, in a sentence; a seat without a name is the reader. */
export function verdict(
  { won, ranking }: Pick<Outcome, 'won' | 'ranking'>,
  language: Language,
  nameOf: (seat: Seat) => string | null,
): string {
  const { say } = speaker(language, WORDS[language], nameOf);
  const [best = []] = ranking;
  if (best.length === 1) return say({ key: won === false ? 'loses' : 'wins', with: { who: best[0] } });
  const others = best.filter((seat) => nameOf(seat) !== null);
  const seats = others.map((seat) => `#${seat}`).join(' ');
  const you = others.length < best.length ? 'You' : '';
  if (won !== undefined) return say({ key: `${won ? 'together' : 'lost'}${you}`, with: { seats } });
  // Two who are equal have drawn; of more, those in front share the victory.
  if (ranking.flat().length === 2) return say({ key: 'draw' });
  return say({ key: `shared${you}`, with: { seats } });
}
