import { advantageWord, CATEGORIES } from '#games/murano/rules/cards';
import { challengeKey } from '#games/murano/modules/challenges';
import { due } from '#games/murano/rules/owed';
import { PHASES, seatsOf } from '#games/murano/rules/state';
import { isLastRound } from '#games/murano/rules/turn';
import { handSize, hasSafetyEnd } from '#games/murano/modules/variants';
import { flow, padEnd, widthOf, wrap } from '../../terminal/ink.ts';
import { advantageTitle, categoryName, categorySign, type MuranoScene } from './pieces.ts';

const MARGIN = ' ';

/** The round and who begins it, whose turn it is and how far that has come; during a draft, how far that has come. */
export function statusLines(scene: MuranoScene): string[] {
  const { view, say, nameOf, width } = scene;
  const parts = [roundText(scene)];
  if (view.phase === 'over') parts.push(phaseName(scene, 'over'));
  else if (isDrafting(view)) parts.push(draftText(scene));
  else if (seatsOf(view) > 1) parts.push(say('murano.turnOf', { name: nameOf(view.turn) }), phases(scene));
  else parts.push(phases(scene));
  return flow(parts, ' · ', width - 1).map((line) => MARGIN + line);
}

/** L51: alone, one turn more than there are challenges. */
function roundText({ view, say, nameOf }: MuranoScene): string {
  const turns = view.pile.length + view.revealed.length + 1;
  if (seatsOf(view) === 1) return say('murano.soloTurn', { turn: view.round, turns });
  return say('murano.round', { round: view.round, name: nameOf(view.first) });
}

const isDrafting = (view: MuranoScene['view']): boolean => due(view)?.kind === 'pick';

/** L61: everybody has picked as many. */
function draftText({ view, say }: MuranoScene): string {
  const picks = handSize(view.options, seatsOf(view));
  return say('murano.draft', { pick: (view.hands[0]?.length ?? 0) + 1, picks });
}

const phaseName = ({ speaker }: MuranoScene, phase: (typeof PHASES)[number]): string =>
  speaker.say({ key: `phase.${phase}` });

/** L10: the three phases, the present one in brackets. */
function phases(scene: MuranoScene): string {
  const { view, ink } = scene;
  return PHASES.filter((phase) => phase !== 'over')
    .map((phase) => {
      const name = phaseName(scene, phase);
      return phase === view.phase ? ink('bold', `[${name}]`) : ink('dim', name);
    })
    .join(' ▸ ');
}

/** What the modules in play and the end of the match make worth a line. */
export function noteLines(scene: MuranoScene): string[] {
  const notes = [challengeNote(scene), liraNote(scene), endNote(scene), owedNote(scene)];
  return notes
    .filter((note) => note !== null)
    .flatMap((note) => wrap(note, scene.width - 1, '  '))
    .map((line) => MARGIN + line);
}

/** L49, L50: the challenges to come, and what the last one was. */
function challengeNote({ view, say, speaker }: MuranoScene): string | null {
  if (seatsOf(view) > 1) return null;
  const left = say('murano.challengesLeft', { count: view.pile.length });
  const last = view.revealed.at(-1) ?? -1;
  if (last < 0) return left;
  const text = speaker.say({ key: challengeKey(view, last) });
  return `${left} ${say('murano.lastChallenge', { text })}`;
}

/** L71, L74: the Liras on the board are the clock of an expert match. */
function liraNote({ view, say }: MuranoScene): string | null {
  if (view.liras.length === 0) return null;
  return say('murano.lirasLeft', { count: view.liras.reduce((sum, left) => sum + left, 0) });
}

/** M76: how many rounds before it the safety end is announced. */
const WARNED = 3;

/** L31: this is the last round; M76: or it may be soon. */
function endNote({ view, say }: MuranoScene): string | null {
  if (view.phase === 'over' || isDrafting(view)) return null;
  const seats = seatsOf(view);
  if (isLastRound(view)) return say(seats === 1 ? 'murano.lastTurn' : 'murano.lastRound');
  const quiet = view.round - view.lastMade;
  const { safety } = view.options;
  if (!hasSafetyEnd(view.options, seats) || quiet < safety - WARNED) return null;
  return say('murano.safety', { count: safety - quiet, limit: safety });
}

/** What others have to decide before anything else; the reader's own decision is asked as a question. */
function owedNote(scene: MuranoScene): string | null {
  const { game, view, seat, nameOf, say, speaker } = scene;
  const owed = due(view);
  if (owed === undefined || owed.seats.includes(seat)) return null;
  const names = new Intl.ListFormat(say.language).format(owed.seats.map(nameOf));
  return say('murano.waiting', { names, what: speaker.say(game.question(view, owed.seats[0]!)) });
}

/** L8, L76: the advantage under each category, its icon, and what it does. */
export function advantageLines(scene: MuranoScene): string[] {
  const { view, ink, speaker, width } = scene;
  const heads = CATEGORIES.map((category) => `${categorySign(category)} ${categoryName(scene, category)}`);
  const names = CATEGORIES.map((category) => advantageTitle(scene, view.advantages[category] ?? 0));
  const [headWidth, nameWidth] = [heads, names].map((texts) => Math.max(...texts.map(widthOf)) + 2);
  const margin = MARGIN.length + headWidth! + nameWidth!;
  return CATEGORIES.flatMap((category) => {
    const text = speaker.say({ key: `advantage.${advantageWord(view.advantages[category] ?? 0)}.text` });
    const [first = '', ...rest] = wrap(text, width - margin);
    const head = padEnd(heads[category]!, headWidth!) + padEnd(ink('bold', names[category]!), nameWidth!);
    return [MARGIN + head + first, ...rest.map((line) => ' '.repeat(margin) + line)];
  });
}
