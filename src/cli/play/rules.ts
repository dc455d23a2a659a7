import { ruleLines } from '../telling.ts';
import { harmless } from '../terminal/ink.ts';
import type { PlaySession } from './sitting.ts';

/** The rulebook: its titles, one rule by its number, or every rule that speaks of something. */
export function rulesLines({ match, say, console }: PlaySession, wanted: string): string[] {
  const { game } = match;
  const { rules, parts } = game.texts[say.language];
  const read = (id: string): string[] => ruleLines(match, id, say, console.ink, console.width);
  if (wanted === '') {
    const titles = Object.entries(parts).flatMap(([part, heading]) => [
      console.ink('bold', heading),
      ...game.rulebook
        .filter((rule) => rule.part === part)
        .map(({ id }) => `  ${id.padEnd(4)} ${rules[id]?.title}`),
    ]);
    return [
      ...titles,
      say('rules.hint', { rules: say('play.command.rules'), number: game.rulebook[0]?.id ?? '' }),
    ];
  }
  const rule = read(wanted.toUpperCase());
  if (rule.length > 0) return rule;
  const entries = game.rulebook.filter(({ id }) => {
    const { title = '', text = '' } = rules[id] ?? {};
    return `${title} ${text}`.toLowerCase().includes(wanted.toLowerCase());
  });
  if (entries.length === 0) return [say('rules.unknown', { given: harmless(wanted) })];
  return entries.flatMap(({ id }) => read(id));
}
