// Draws coloured terminal output from standard input as an SVG on standard output; a title may be given:
//   FORCE_COLOR=1 npm run -s tavola -- play muster … | node tools/terminal-picture.ts 'tavola play muster' > docs/images/terminal.svg
import { text as readAll } from 'node:stream/consumers';

const WIDE = 8.4;
const HIGH = 18;
const PAD = 18;
const BAR = 34;

const INK: Readonly<Record<string, string>> = {
  '36': '#6fd3e0',
  '94': '#7cb7ff',
  '93': '#f2cf66',
  '95': '#d3a6f5',
  '92': '#8fd694',
  '91': '#ff8f7a',
};
const PLAIN = '#e8e6df';

interface Style {
  colour: string;
  bold: boolean;
  dim: boolean;
  under: boolean;
}

/** One code of “select graphic rendition”: those that the command line uses. */
function restyle(style: Style, code: string): Style {
  if (code === '1') return { ...style, bold: true };
  if (code === '2') return { ...style, dim: true };
  if (code === '4') return { ...style, under: true };
  if (code === '22') return { ...style, bold: false, dim: false };
  if (code === '24') return { ...style, under: false };
  if (code === '39') return { ...style, colour: PLAIN };
  return { ...style, colour: INK[code] ?? style.colour };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(' ', '&#160;');

function run(text: string, column: number, line: number, style: Style): string {
  if (text.trim() === '') return '';
  const more = `${style.bold ? ' font-weight="700"' : ''}${style.dim ? ' opacity=".55"' : ''}${style.under ? ' text-decoration="underline"' : ''}`;
  const at = `x="${(PAD + column * WIDE).toFixed(1)}" y="${BAR + PAD + line * HIGH}"`;
  // The length is given, so that any monospaced font keeps the columns.
  return `<text ${at} textLength="${(Array.from(text).length * WIDE).toFixed(1)}" fill="${style.colour}"${more}>${escaped(text)}</text>`;
}

function drawLine(text: string, line: number): string {
  let style: Style = { colour: PLAIN, bold: false, dim: false, under: false };
  let column = 0;
  let drawn = '';
  // oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
  for (const [, codes, piece = ''] of text.matchAll(/\u001B\[([\d;]*)m|([^\u001B]+)/gu)) {
    if (codes !== undefined) style = codes.split(';').reduce(restyle, style);
    drawn += run(piece, column, line, style);
    column += Array.from(piece).length;
  }
  return drawn;
}

const lines = (await readAll(process.stdin)).trimEnd().split('\n');
const width = 2 * PAD + 80 * WIDE;
const height = BAR + PAD + lines.length * HIGH + PAD / 2;
const title = process.argv[2] ?? '';
process.stdout
  .write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<rect width="100%" height="100%" rx="10" fill="#1d2430"/>
<g fill="#56607a"><circle cx="22" cy="20" r="6"/><circle cx="42" cy="20" r="6"/><circle cx="62" cy="20" r="6"/></g>
<text x="50%" y="25" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#9aa4ba">${escaped(title)}</text>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14">
${lines
  .map(drawLine)
  .filter((line) => line !== '')
  .join('\n')}
</g>
</svg>
`);
