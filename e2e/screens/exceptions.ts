import type { Exceptions } from './in-page/sight.ts';

/** Whatever is measured with another measure, and why. */
type Reasons = Readonly<Record<string, string>>;

/** 32 pixels instead of 44. */
const SMALL: Reasons = {
  '.bench .place, .market .pick, .rival .cell': 'shards are as large as the board allows, and lie apart',
  '.shelf .niche': 'what was made stands on one shelf, seven of it on the narrowest tablet',
  '.log summary': 'the log is a text beside the table whose lines open; for fingers they are larger',
  '.column .card':
    'the cards of a column are as large as the board allows; their whole ground stands for them',
  '.stage .buy, .stage .scrub button, .stage:has(.buy) .turn':
    'beside a board for a pointer; what is held in the hands has larger ones, and opens its markets',
};

const LAPPED: Reasons = {
  '.hand .card': 'a hand is held as a fan, each card with one edge free',
  '.fan .work': 'a hand is held as a fan, each card with one edge free',
};

const SCROLLS: Reasons = {
  '.chronicle *': 'the log begins with the match',
  '.log, .log *': 'the log begins with the match',
  '.fan': 'a hand wider than the screen is a strip: half a card shows that it goes on',
  '.ways .row': 'the ways to pay are one row, which fades where it goes on',
  '.tab-advantages .right, .tab-rivals .left':
    'below the board one thing at a time is read like a page, and fades where it goes on',
  '.menu': 'a menu is longer than a small screen, and has a shadow where it goes on',
  '.card-closely': 'what a card is for is read like a page, and has a shadow where it goes on',
  '.last-turn': 'a turn of many actions goes on in its place, and fades where it does',
  '.told-end': 'the end of a match is read like a page, and fades where it goes on; its buttons stay',
};

const SHORTENED: Reasons = {
  '.murano .say span, .murano .say em': 'on a phone a long sentence loses its second line, never its first',
  '.begin-what':
    'beside the button that begins a match, names that are long are short; above it they are not',
  '.reading': 'the position in words is for the ear until it has the focus',
};

const CARRIERS: Reasons = {
  '.market .corner': 'the shards of a market lie on it and are touched one by one',
  '.column .ground': 'the cards of a column lie on its ground, and stand for it',
  '.column .card:not(.wizard)': 'a wizard that lies on a bridge stands for it, too',
};

const ASLANT: Reasons = {
  '.pointer': 'the selector points to an hour of the clock',
};

const VEILS: Reasons = {};

const WAITING: Reasons = {
  '.skip': 'it comes with the focus',
};

/** What may be covered while this is open. */
const OVERLAYS: Readonly<Record<string, string>> = {
  // The other ways to pay are chosen over the table, and go with the next touch.
  '.ways': '*',
  // What the others did stands where one needs to look only afterwards, and goes with the next touch.
  '.recap': '.stage, .bench, .works',
  // What lies on a castle is spread out over the lanes, and goes with the next touch.
  '.pilefan': '.field, .field *',
  // Sound is offered once, over the bar, and the offer goes with the next touch.
  '.sound-offer': '.bar, .bar *, .promptline, .strip',
  // What somebody at the table asks lies on top until it is answered.
  '.notices': '*',
  // On a tablet the log is opened over what one seldom looks at.
  '.log': 'aside',
  // While one drafts there is nothing else to do.
  '.packet': '.stage, .bench, .dock, .tabs, .promptline, aside',
};

const listed = (reasons: Reasons): string => Object.keys(reasons).join(', ') || ':not(*)';

export const EXCEPTIONS: Exceptions = {
  small: listed(SMALL),
  lapped: listed(LAPPED),
  scrolls: listed(SCROLLS),
  shortened: listed(SHORTENED),
  carriers: listed(CARRIERS),
  aslant: listed(ASLANT),
  veils: listed(VEILS),
  waiting: listed(WAITING),
  overlays: Object.entries(OVERLAYS),
};
