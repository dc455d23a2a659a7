import type { LessonWords } from './words.en.ts';

export const words: LessonWords = {
  welcome:
    'Du bist Glasbläser auf Murano. Erschaffe die Kreationen deiner Hand und verdiene Lire damit. Sobald jemand alle Kreationen seiner Hand erschaffen hat, wird die Runde zu Ende gespielt, und die meisten Lire gewinnen.',
  hand: 'Deine Hand hat eine Reihenfolge: Nur die erste Kreation kannst du erschaffen. Es ist der Wellenkelch; sein Rezept verlangt vier Tropfen: drei blaue und einen grünen.',
  selector:
    'Ein Zug beginnt mit dem Sammeln. Dreh den Zeiger: Er rückt im Uhrzeigersinn eine Raste weiter, zum nächsten Tropfenpaar.',
  take: 'Der Zeiger verbindet zwei Tropfen, einen vom festen Innenring und einen vom Ring: Rot und Gelb. Nimm sie auf deine Werkbank.',
  try: 'Jetzt wird gehandelt. Tauschen heißt: einen deiner Tropfen gegen das, was der Ring an einem Markt zeigt; jedem Markt liegen drei Plätze gegenüber. Nimm einen Tropfen auf, vergleiche die Märkte und probier einen aus.',
  undo: 'Die Farben gehören dir; einen transparenten Tropfen des Rings gibt es beim Tauschen nie. Wäre ein anderer Markt besser gewesen? Tipp auf Rückgängig: Nichts ist verloren.',
  exchange:
    'Keine deiner ersten beiden Kreationen braucht Rot. Gib es an den Markt Nordost: Für einen Tropfen bekommst du zwei, einen grünen und einen gelben.',
  end: 'Drei Tropfen, und noch nichts zu erschaffen. Beende deinen Zug: {rival} ist dran.',
  again:
    '{rival} hat den Ring gedreht und einen gelben Tropfen am Markt Südost gelassen. Du bist dran: Dreh den Zeiger.',
  notch:
    'Zweimal Rot, und du brauchst keins davon! Jederzeit in deinem Zug rückt der Ring für 1 L eine Raste weiter. Dreh ihn einmal und achte auf das Paar.',
  joker:
    'Nun zeigt der Ring einen transparenten Tropfen. Er ist ein Joker: In einer Kreation steht er für jede Farbe. Nimm das Paar.',
  buy: 'Auch Kaufen ist Handeln: 2 L für alles, was auf einem Markt liegt. Am Markt Südost liegen ein blauer und ein gelber Tropfen. Kauf sie.',
  wait: 'Der Bienenring, die zweite Kreation deiner Hand, wäre fertig: Für 1 L könntest du den Wellenkelch hinter ihn stecken. Aber zwei Kreationen in einem Zug bringen 2 L extra. Hab Geduld und beende deinen Zug.',
  third:
    '{rival} hat eine Kreation erschaffen und damit die Werkbank geleert: 8 L! Jetzt schlägt deine Stunde. Dreh den Zeiger.',
  nine: 'Blau und Grün: Das werden neun Tropfen, und deine Werkbank hat acht Plätze. Nimm sie trotzdem.',
  surplus:
    'Einer zu viel! Der Überschuss kommt sofort zurück in den Vorrat, und du wählst, was geht. Den roten braucht keine deiner beiden Kreationen: Gib ihn zurück.',
  empty:
    'Sieh dir deine Werkbank an, denn hier schlägt das Herz des Spiels: Wenn du eine Kreation erschaffst, bringt jeder dann leere Platz 1 L. Was du nicht brauchst, kostet dich Geld.',
  sell: 'Die dritte Art zu handeln ist Verkaufen: beliebig viele Tropfen, für 1 L insgesamt. Ein grüner ist übrig, und auch sein Platz ist eine Lira wert. Verkauf ihn.',
  create:
    'Zwei blaue, ein grüner und der transparente anstelle des dritten blauen: Erschaffe den Wellenkelch.',
  activate:
    '5 L, denn drei Tropfen liegen noch auf deiner Werkbank. Deine Kreation kann noch mehr: Beiseitegelegt bezahlt sie den Vorteil unter einer ihrer Kategorien. Gib den Wellenkelch für Geschenk aus.',
  gain: 'Geschenk bringt einen gelben oder einen blauen Tropfen. Dem Bienenring fehlt noch Blau: Nimm es.',
  second: 'Drei gelbe und ein blauer: Erschaffe auch den Bienenring.',
  count:
    '8 L für eine leere Werkbank, 2 L für die zweite Kreation des Zuges: Du hast 17 L! Beende deinen Zug.',
  done: 'Das ist das ganze Handwerk: sammeln, handeln, erschaffen und die Werkbank leicht halten. Was nicht geht, sagt dir, warum, und die Regeln sind immer zur Hand. Viel Glück!',
  watch: 'Sieh zu, wie {rival} spielt.',
};
