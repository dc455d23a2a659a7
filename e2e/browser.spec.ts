import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { expect } from '@playwright/test';
import { MODULE } from '#bots/kernel/content/module';
import { browserFolder, isPacked } from './browser.ts';
import { noteShifts, shifts } from './shifts.ts';
import { test } from './table.ts';

/** The files that the browser's processes have open as code or as fonts. */
function mapped(): Set<string> {
  const files = new Set<string>();
  for (const process of globSync('/proc/[0-9]*/exe')) {
    try {
      if (readlinkSync(process) !== `${browserFolder}/chromium`) continue;
      const maps = readFileSync(process.replace(/exe$/u, 'maps'), 'utf8');
      for (const [file] of maps.matchAll(/\/.*$/gmu)) files.add(file);
    } catch {
      // A process of somebody else, or one that has just ended.
    }
  }
  return files;
}

test('the browser is the packed one, with its own libraries and fonts, whatever the machine has', async ({
  page,
}) => {
  test.skip(!isPacked(), 'another browser was asked for');
  await page.setContent('<p style="font: 20px serif">Tavola <b>1234</b></p>');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(new Set(['Open Sans']));
  const open = [...mapped()].filter((file) => /\.(?:[ot]t[cf]|pf[ab])$|\/lib(?:nss|nspr|expat)/u.test(file));
  expect(open).toContain(`${browserFolder}/al2023/lib/libnss3.so`);
  expect(open.filter((file) => !file.startsWith(browserFolder))).toEqual([]);
});

test('the policy of the page allows the kernel of the networks', async ({ page }) => {
  await page.goto('/');
  const procedures = await page.evaluate((module) => {
    const bytes = Uint8Array.from(atob(module), (letter) => letter.charCodeAt(0));
    return WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  }, MODULE);
  expect(procedures).toEqual(['layer', 'blend', 'flip', 'feed']);
});

test('what moves by itself is noted, and what moves is moved, though no pixel of it is drawn', async ({
  page,
}) => {
  await noteShifts(page);
  await page.goto('/settings');
  await page.evaluate(`
    const [heading, text] = ['h1', 'p'].map((name) => document.createElement(name));
    heading.textContent = 'Tavola';
    text.textContent = 'Two games at one table';
    document.body.replaceChildren(heading, text);
    document.body.animate([{ opacity: 0.5 }, { opacity: 1 }], 200).finished.then(() => {
      heading.style.height = '300px';
    });
  `);
  await expect
    .poll(async () => (await shifts(page)).map(({ what }) => what))
    .toEqual([expect.stringMatching(/P\..* Two games/u)]);
});
