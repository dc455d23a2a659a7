import { keysOf } from '#core/record';
import { mayUndo, stagesOf, undo } from '#core/match';
import { fileTrouble, isOurs, writeMatch } from '../files.ts';
import { logLines } from '../telling.ts';
import { padEnd, widthOf, wrap } from '../terminal/ink.ts';
import { choicesOf } from './choices.ts';
import { hintLines } from './hint.ts';
import { rulesLines } from './rules.ts';
import { sceneOf, type PlaySession } from './sitting.ts';
import { whyLines } from './why.ts';

/** What comes of a line that was typed: the position has changed, only something was said, or the person leaves. */
export type Reply = 'changed' | 'said' | 'quit';

const COMMANDS = {
  undo: takeBack,
  hint: (sitting: PlaySession): Reply => tell(sitting, hintLines(sitting)),
  why: (sitting: PlaySession, rest: string): Reply => tell(sitting, whyLines(sitting, rest)),
  rules: (sitting: PlaySession, rest: string): Reply => tell(sitting, rulesLines(sitting, rest)),
  log: showLog,
  save,
  help: (sitting: PlaySession): Reply => tell(sitting, helpLines(sitting)),
  quit: (): Reply => 'quit',
} as const;
type Name = keyof typeof COMMANDS;
const NAMES = keysOf(COMMANDS);

/** The command that a line begins with, by its name in English or in the person's language. */
export function commandOf({ say }: PlaySession, line: string): ((sitting: PlaySession) => Reply) | null {
  const [first = '', ...rest] = line.trim().split(/\s+/u);
  const typed = first.toLowerCase();
  const name = NAMES.find((each) => each === typed || say(`play.command.${each}`) === typed);
  return name === undefined ? null : (sitting) => COMMANDS[name](sitting, rest.join(' '));
}

function tell({ console }: PlaySession, lines: readonly string[]): Reply {
  console.print(...lines);
  return 'said';
}

function takeBack(sitting: PlaySession): Reply {
  const { match, seat, say } = sitting;
  if (!mayUndo(match, seat)) return tell(sitting, [say('play.noUndo')]);
  sitting.match = undo(match);
  sitting.told = Math.min(sitting.told, stagesOf(sitting.match).length - 1);
  sitting.notice = say('play.undone');
  return 'changed';
}

const LOG_MARGIN = 5;

function showLog(sitting: PlaySession): Reply {
  const { match, seat, say, console } = sitting;
  const lines = logLines(match, sceneOf(sitting), (state) => match.game.view(state, seat));
  const numbered = lines.flatMap((line, at) => {
    const [first = '', ...rest] = wrap(line, console.width - LOG_MARGIN);
    return [
      `${String(at + 1).padStart(LOG_MARGIN - 1)} ${first}`,
      ...rest.map((more) => ' '.repeat(LOG_MARGIN) + more),
    ];
  });
  return tell(sitting, numbered.length === 0 ? [say('play.nothingYet')] : numbered);
}

function save(sitting: PlaySession, path: string): Reply {
  const { match, say } = sitting;
  const file = path === '' ? sitting.file : path;
  if (file === null) return tell(sitting, [say('play.notSaved')]);
  if (!isOurs(file)) return tell(sitting, [say('error.notOurs', { file })]);
  try {
    writeMatch(file, match);
    return tell(sitting, [say('play.saved', { file })]);
  } catch (thrown) {
    return tell(sitting, [fileTrouble(say, file, thrown)]);
  }
}

function helpLines(sitting: PlaySession): string[] {
  const { say, console } = sitting;
  const word = choicesOf(sitting)[0]?.notation ?? '';
  const name = (each: Name, what = ''): string => `${say(`play.command.${each}`)}${what}`;
  const rows: [string, string][] = [
    ['1, 2, 3 …', say('play.help.choose', { word })],
    [say('play.enterKey'), say('play.help.again')],
    [name('undo'), say('play.help.undo')],
    [name('hint'), say('play.help.hint')],
    [name('why', ` ${say('play.something')}`), say('play.help.why')],
    [name('rules', ` [${say('play.ruleNumber')}]`), say('play.help.rules')],
    [name('log'), say('play.help.log')],
    [name('save', ` [${say('play.file')}]`), say('play.help.save')],
    [name('quit'), say('play.help.quit')],
  ];
  const margin = Math.max(...rows.map(([typed]) => widthOf(typed))) + 4;
  const lines = rows.flatMap(([typed, what]) => {
    const [first = '', ...rest] = wrap(what, console.width - margin);
    return [padEnd(`  ${typed}`, margin) + first, ...rest.map((line) => ' '.repeat(margin) + line)];
  });
  return [say('play.helpTitle'), ...lines];
}
