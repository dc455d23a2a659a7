import type { PrimerWords } from './words.en.ts';

export const words: PrimerWords = {
  lead: 'Sammle Tropfen aus Glas, handle mit ihnen und mach Kreationen daraus. Am Ende gewinnen die meisten Lire. Ein Zug hat drei Phasen: sammeln, handeln, erschaffen.',
  sketch: {
    collect: {
      title: 'Sammeln',
      text: 'Der Zeiger rückt um eine Raste vor. Du nimmst die zwei Tropfen, auf die er zeigt, einen vom Innenring und einen vom Ring. Deine Werkbank hat acht Plätze.',
    },
    exchange: {
      title: 'Handeln: tauschen',
      text: 'Gib einen Tropfen an einen Markt mit freiem Platz und nimm die Tropfen, die der Ring dort zeigt, nur keine transparenten.',
    },
    buy: {
      title: 'Oder kaufen',
      text: 'Für 2 L nimmst du alles, was auf einem Markt liegt.',
    },
    sell: {
      title: 'Oder verkaufen',
      text: 'Gib so viele Tropfen zurück, wie du willst; das bringt zusammen 1 L.',
    },
    create: {
      title: 'Erschaffen',
      text: 'Bezahl die vier Tropfen der ersten Kreation deiner Hand; ein transparenter steht für jede Farbe. Dann bringt jeder leere Platz deiner Werkbank 1 L.',
    },
    anytime: {
      title: 'Jederzeit, für 1 L',
      text: 'Dreh den Ring um eine Raste, oder steck die erste Kreation deiner Hand weiter nach hinten.',
    },
    advantage: {
      title: 'Vorteile',
      text: 'Leg eine fertige Kreation beiseite, und der Vorteil unter ihrer Kategorie gilt. Als fertig zählt sie trotzdem.',
    },
    end: {
      title: 'Das Ende',
      text: 'Hat jemand alle Kreationen fertig, wird die Runde zu Ende gespielt. Die meisten Lire gewinnen; bei Gleichstand die wenigsten Kreationen.',
    },
  },
};
