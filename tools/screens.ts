// Opens every screen and many moments of both games at every size, in three languages, both themes and with text of 200 %,
// touches every control where it is seen, and reads every text. Prints what is covered, cut off or too small.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { testBrowser, UNDRAWN } from '../e2e/browser.ts';
import { look, type Look, type Sighting } from '../e2e/screens/looking.ts';
import { looksAt, sampleOf, SCENARIOS } from '../e2e/screens/plan.ts';
import { sentences } from '../e2e/screens/report.ts';
import { buildAndServe } from '../e2e/served.ts';

const { values } = parseArgs({
  options: {
    /** Only what has this in its name: a room, the house, or a moment. */
    only: { type: 'string', default: '' },
    /** Lists with commas: 390x664,320x568; de,fr; 200; dark. */
    size: { type: 'string' },
    language: { type: 'string' },
    text: { type: 'string' },
    theme: { type: 'string' },
    /** So many screens, drawn by lot from all of them. */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** 3/16: of sixteen equal parts the third, for as many machines or processes. */
    part: { type: 'string', default: '1/1' },
    /** A file with what was seen until now, written anew after each page. */
    into: { type: 'string' },
    /** An application that is served already. */
    at: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
});

const all = looksAt({
  scenarios: SCENARIOS.filter(({ of, name }) => `${of}: ${name}`.includes(values.only)),
  sizes: values.size?.split(','),
  languages: values.language?.split(','),
  textSizes: values.text?.split(','),
  themes: values.theme?.split(','),
});
const drawn = values.sample === undefined ? all : sampleOf(all, Number(values.sample), values.seed);
const [part, parts] = values.part.split('/').map(Number);
const looks = drawn.filter((_, at) => at % parts === part - 1);

const served =
  values.at === undefined ? await buildAndServe() : { address: values.at, stop: () => undefined };
const { args, ...browserOptions } = await testBrowser();
// The page is asked, not its pixels.
const browser = await chromium.launch({ ...browserOptions, args: [...args, UNDRAWN] });
const sightings: Sighting[] = [];
const queue = [...looks];
let count = 0;
const screensOf = ({ languages, textSizes, sizes, themes }: Look): number =>
  languages.length * textSizes.length * sizes.length * themes.length;

/** What was seen until now. */
function reportText(): string {
  const lines = sentences(sightings);
  const screens = looks.reduce((sum, each) => sum + screensOf(each), 0);
  return [...lines, `${count} of ${screens} screens seen, ${lines.length} findings\n`].join('\n');
}
function tell(): void {
  process.stdout.write(reportText());
  if (sightings.length > 0 || queue.length > 0) process.exitCode = 1;
}
// Whoever has waited long enough is told what was seen until then.
process.once('SIGTERM', () => {
  tell();
  process.exit(1);
});

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    sightings.push(...(await look(browser, served.address, next)));
    count += screensOf(next);
    if (values.into !== undefined) writeFileSync(values.into, reportText());
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${looks.length - queue.length} of ${looks.length} pages `);
    }
  }
}
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await browser.close();
served.stop();

tell();
