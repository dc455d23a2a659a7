import type { GameTexts } from '#core/game';
import type { RuleEntry } from '#core/rulebook';
import type { Language, Wording } from '#core/words';

const en = {
  name: 'Pebbles',
  field: {
    turn: 'Turn',
    done: 'Have acted in this round',
    heap: 'Pebbles in the heap',
    pebbles: 'Pebbles',
    hands: 'Stones',
    bag: 'Stones in the bag',
  },
  stone: { 1: 'a small stone (1)', 2: 'a stone (2)', 3: 'a large stone (3)' },
  action: { take: 'From the heap', draw: 'From the bag' },
  question: {
    take: 'Take up to three pebbles',
    takeOrDraw: 'Take up to three pebbles, or draw a stone',
    left: { one: '{count} pebble is left.', other: '{count} pebbles are left.' },
  },
  log: {
    take: { one: '{who} takes {count} pebble.', other: '{who} takes {count} pebbles.' },
    takeYou: { one: 'You take {count} pebble.', other: 'You take {count} pebbles.' },
    draw: '{who} draws a stone.',
    drawYou: 'You draw a stone.',
  },
  refusal: {
    wait: 'It is not your turn.',
    tooMany: { one: 'Only {count} pebble is left.', other: 'Only {count} pebbles are left.' },
    noStone: 'The bag is empty.',
    over: 'The heap is gone.',
    crowd: 'Too many for that.',
  },
  outcome: { heap: 'The heap is gone.' },
  option: {
    heap: { name: 'Heap', hint: 'So many pebbles lie there at first.' },
    together: { name: 'All at once', hint: 'Everybody acts before anybody acts again.' },
    goal: { name: 'Goal', hint: 'Who wins.', most: 'The most', fewest: 'The fewest' },
    extras: { name: 'Extras', hint: 'They do nothing.', moss: 'Moss', sand: 'Sand', shell: 'Shell' },
  },
  preset: { rush: { name: 'Rush', hint: 'Three pebbles, all at once.' } },
} as const;

const fr: Wording<typeof en> = {
  name: 'Cailloux',
  field: {
    turn: 'Au tour de',
    done: 'Ont joué ce tour-ci',
    heap: 'Cailloux dans le tas',
    pebbles: 'Cailloux',
    hands: 'Pierres',
    bag: 'Pierres dans le sac',
  },
  stone: { 1: 'une petite pierre (1)', 2: 'une pierre (2)', 3: 'une grande pierre (3)' },
  action: { take: 'Dans le tas', draw: 'Dans le sac' },
  question: {
    take: 'Prenez jusqu’à trois cailloux',
    takeOrDraw: 'Prenez jusqu’à trois cailloux, ou tirez une pierre',
    left: { one: 'Il reste {count} caillou.', other: 'Il reste {count} cailloux.' },
  },
  log: {
    take: { one: '{who} prend {count} caillou.', other: '{who} prend {count} cailloux.' },
    takeYou: { one: 'Vous prenez {count} caillou.', other: 'Vous prenez {count} cailloux.' },
    draw: '{who} tire une pierre.',
    drawYou: 'Vous tirez une pierre.',
  },
  refusal: {
    wait: 'Ce n’est pas votre tour.',
    tooMany: { one: 'Il ne reste que {count} caillou.', other: 'Il ne reste que {count} cailloux.' },
    noStone: 'Le sac est vide.',
    over: 'Le tas est épuisé.',
    crowd: 'C’est trop de monde pour cela.',
  },
  outcome: { heap: 'Le tas est épuisé.' },
  option: {
    heap: { name: 'Tas', hint: 'Le nombre de cailloux au début.' },
    together: { name: 'Tous à la fois', hint: 'Chacun joue avant que quiconque ne rejoue.' },
    goal: { name: 'But', hint: 'Qui gagne.', most: 'Le plus', fewest: 'Le moins' },
    extras: { name: 'Extras', hint: 'Ils ne font rien.', moss: 'Mousse', sand: 'Sable', shell: 'Coquille' },
  },
  preset: { rush: { name: 'Vite', hint: 'Trois cailloux, tous à la fois.' } },
};

const de: Wording<typeof en> = {
  name: 'Kiesel',
  field: {
    turn: 'Am Zug',
    done: 'In dieser Runde schon dran',
    heap: 'Kiesel im Haufen',
    pebbles: 'Kiesel',
    hands: 'Steine',
    bag: 'Steine im Beutel',
  },
  stone: { 1: 'ein kleiner Stein (1)', 2: 'ein Stein (2)', 3: 'ein großer Stein (3)' },
  action: { take: 'Vom Haufen', draw: 'Aus dem Beutel' },
  question: {
    take: 'Nimm bis zu drei Kiesel',
    takeOrDraw: 'Nimm bis zu drei Kiesel, oder zieh einen Stein',
    left: { one: 'Es ist noch {count} Kiesel da.', other: 'Es sind noch {count} Kiesel da.' },
  },
  log: {
    take: { one: '{who} nimmt {count} Kiesel.', other: '{who} nimmt {count} Kiesel.' },
    takeYou: { one: 'Du nimmst {count} Kiesel.', other: 'Du nimmst {count} Kiesel.' },
    draw: '{who} zieht einen Stein.',
    drawYou: 'Du ziehst einen Stein.',
  },
  refusal: {
    wait: 'Du bist nicht am Zug.',
    tooMany: { one: 'Es ist nur noch {count} Kiesel da.', other: 'Es sind nur noch {count} Kiesel da.' },
    noStone: 'Der Beutel ist leer.',
    over: 'Der Haufen ist weg.',
    crowd: 'Dafür sind es zu viele.',
  },
  outcome: { heap: 'Der Haufen ist weg.' },
  option: {
    heap: { name: 'Haufen', hint: 'So viele Kiesel liegen anfangs da.' },
    together: { name: 'Alle zugleich', hint: 'Alle sind dran, bevor jemand wieder dran ist.' },
    goal: { name: 'Ziel', hint: 'Wer gewinnt.', most: 'Die meisten', fewest: 'Die wenigsten' },
    extras: { name: 'Beiwerk', hint: 'Es tut nichts.', moss: 'Moos', sand: 'Sand', shell: 'Muschel' },
  },
  preset: { rush: { name: 'Eile', hint: 'Drei Kiesel, alle zugleich.' } },
};

export const rulebook: readonly RuleEntry[] = ['P1', 'P2', 'P3', 'P4', 'P5'].map((id) => ({
  id,
  part: 'pebbles',
  from: 'Pebbles',
}));

/** The toy's rules are told in a sentence each, the same that refuses. */
const textsOf = (words: Wording<typeof en>): GameTexts => ({
  words,
  rules: {
    P1: { title: words.option.together.name, text: words.refusal.wait },
    P2: { title: words.action.take, text: words.question.take },
    P3: { title: words.action.draw, text: words.refusal.noStone },
    P4: { title: words.option.heap.name, text: words.refusal.over },
    P5: { title: words.option.goal.name, text: words.refusal.crowd },
  },
  parts: { pebbles: words.name },
});

export const texts: Readonly<Record<Language, GameTexts>> = {
  en: textsOf(en),
  fr: textsOf(fr),
  de: textsOf(de),
};
