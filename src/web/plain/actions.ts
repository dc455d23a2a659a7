import type { AnyGame, Refusal, Seat } from '#core/game';
import { toldApart } from '#core/told-apart';
import { wordAt } from '#core/words';
import { tell } from '../words/index.ts';
import { wordsOf } from '../words/games.ts';

/** A legal action, as a button says it. */
export interface ActionChoice {
  readonly action: unknown;
  readonly notation: string;
  readonly label: string;
  /** Something hidden is turned up by it. */
  readonly reveals: boolean;
}

export interface ActionGroup {
  /** The first part of the notation. */
  readonly kind: string;
  /** In the words of the game; empty where it has none for it. */
  readonly heading: string;
  readonly choices: readonly ActionChoice[];
}

/** What a seat may do, by kind, each said as the log will say it. */
export function actionGroups(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  tellOf: (seat: Seat) => string | null,
): readonly ActionGroup[] {
  const groups = new Map<string, ActionChoice[]>();
  const choices = game.legalActions(view, seat).map((action: unknown): ActionChoice => ({
    action,
    notation: game.encode(action),
    label: tell(game, game.describe(view, game.preview(view, seat, action), seat, action), tellOf),
    reveals: game.reveals(view, seat, action),
  }));
  for (const choice of toldApart(choices)) {
    const [kind = ''] = choice.notation.split('-');
    groups.set(kind, [...(groups.get(kind) ?? []), choice]);
  }
  return [...groups].map(([kind, each]) => ({ kind, heading: headingOf(game, kind), choices: each }));
}

function headingOf(game: AnyGame, kind: string): string {
  const key = `action.${kind}`;
  return wordAt(wordsOf(game).words, key) === undefined ? '' : tell(game, { key });
}

const asSearched = (text: string): string => text.trim().toLocaleLowerCase();

/** The groups with only those choices that what was typed is a part of. */
export function foundIn(groups: readonly ActionGroup[], typed: string): readonly ActionGroup[] {
  const wanted = asSearched(typed);
  if (wanted === '') return groups;
  const notation = wanted.replaceAll(/\s+/gu, '-');
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        ({ label, notation: each }) =>
          asSearched(label).includes(wanted) || asSearched(each).includes(notation),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** Why the action that was typed is not among the legal ones; null where no action is meant. */
export function refusalOfTyped(game: AnyGame, view: unknown, seat: Seat, typed: string): Refusal | null {
  const notation = typed.trim().replaceAll(/\s+/gu, '-');
  const action: unknown = game.parse(notation) ?? game.parse(notation.toLowerCase());
  return action === null ? null : game.refusal(view, seat, action);
}
