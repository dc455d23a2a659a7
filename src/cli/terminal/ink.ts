import { stripVTControlCharacters, styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it plain. */
export type Ink = (style: Style, text: string) => string;

const colour: Ink = (style, text) => styleText(style, text, { validateStream: false });
const plain: Ink = (_style, text) => text;

interface Paper {
  readonly isTTY?: boolean;
  hasColors?(): boolean;
}

/** Colours where they are welcome: on a terminal that has them, unless NO_COLOR; anywhere with FORCE_COLOR. */
export function inkFor(paper: Paper, env: NodeJS.ProcessEnv): Ink {
  if ((env['NO_COLOR'] ?? '') !== '') return plain;
  if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] === '0' ? plain : colour;
  return paper.isTTY === true && (paper.hasColors?.() ?? false) ? colour : plain;
}

const WIDE =
  /\p{Emoji_Presentation}|[\u{1100}-\u{115f}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{20000}-\u{3fffd}]/u;

/** How many columns of the terminal a text takes. */
export function widthOf(text: string): number {
  const chars = Array.from(stripVTControlCharacters(text).replaceAll(/\p{M}/gu, ''));
  return chars.length + chars.filter((char) => WIDE.test(char)).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Both texts on one line of this width, as far apart as they go. */
export function spread(left: string, right: string, width: number): string {
  return padEnd(left, width - widthOf(right)) + right;
}

/** A text in lines of this width, broken between words; further lines are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return flow(text.split(' '), ' ', width, indent);
}

/** A text in lines of this width, all of them indented. */
export function block(text: string, width: number, indent: string): string[] {
  return wrap(text, width - widthOf(indent)).map((line) => indent + line);
}

/** Items in lines of this width, none broken; further lines are indented. */
export function flow(items: readonly string[], gap: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + gap + item;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + item;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A text from outside that may not steer the terminal. */
export const harmless = (text: string): string => stripVTControlCharacters(text).replaceAll(/\p{Cc}/gu, '·');
