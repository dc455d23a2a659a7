import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageElement } from './document.ts';
import type { Page } from './page.ts';
import { digestOf, linesOf, partName, partsIn } from './picture.ts';
import { wardrobeOf, type Wardrobe } from './styles/wardrobe.ts';

const FOLDER = process.env['TAVOLA_ALBUM'];
/** All stylesheets are read once for all albums of a thread. */
let wardrobe: Wardrobe | null = null;

export interface Sights {
  /** The parts that have changed since the last look; after another page came, all of them. */
  look(isAnew?: boolean): readonly string[];
  /** TAVOLA_ALBUM=FOLDER has what the digests are made of, to be compared with that of before. */
  keep(name: string): void;
}

/**
 * What is seen of a page from look to look: a digest of each part, and, where something in it has classes that were not seen
 * before, one of what the stylesheets make of it.
 */
export function sightsOf(
  { document }: Pick<Page, 'document'>,
  plain: (line: string) => string = String,
): Sights {
  wardrobe ??= wardrobeOf();
  const open = wardrobe;
  let shown: readonly string[] = [];
  const pictures: string[] = [];
  const met = new Set<string>();
  /** What is unlike all that was met where this lies, with everything in it. */
  const strangersIn = (element: PageElement, place: string): readonly PageElement[] => {
    const kind = `${place} ${element.localName} ${element.getAttribute('class') ?? ''}`;
    if (!met.has(kind)) {
      met.add(kind);
      return [element, ...element.querySelectorAll('*')];
    }
    return element.children.flatMap((child) => strangersIn(child, place));
  };
  return {
    look(isAnew = false) {
      if (isAnew) shown = [];
      const lookAt = open();
      const { documentElement, body } = document;
      const texts: string[] = [];
      const worn = (elements: readonly PageElement[]): string => {
        const lines = elements.map((each) => `${partName(each)} { ${lookAt(each)} }`);
        texts.push(...lines);
        return digestOf(lines.join('\n'));
      };
      const outer = [documentElement, body, ...body.children];
      const parts = partsIn(body);
      // What else is there changes how something looks.
      const place = [
        ...body.children.map((each) => each.getAttribute('class')),
        ...parts.map(partName),
      ].join();
      const digests = [`the page around it dressed ${worn(outer)}`];
      const lines = digests.filter((line) => !shown.includes(line));
      for (const part of parts) {
        const text = linesOf(part).map(plain).join('\n');
        const line = `${partName(part)} ${digestOf(text)}`;
        digests.push(line);
        const strangers = strangersIn(part, place);
        if (shown.includes(line) && strangers.length === 0) continue;
        texts.push(text);
        lines.push(strangers.length === 0 ? line : `${line} dressed ${worn(strangers)}`);
      }
      shown = digests;
      if (FOLDER !== undefined) pictures.push(texts.join('\n'));
      return lines;
    },
    keep(name) {
      if (FOLDER === undefined) return;
      for (const [at, picture] of pictures.entries()) {
        writeFileSync(join(FOLDER, `${name}-${at + 1}.txt`), picture);
      }
    },
  };
}
