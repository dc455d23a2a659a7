/** A part of a document: the line of its heading, and everything below it. */
interface Part {
  readonly heading: string;
  readonly body: string;
}

/** Splits a text at its headings of one depth; what stands before the first one has no heading. */
function partsOf(text: string, mark: string): Part[] {
  return text.split(new RegExp(`^(?=${mark} )`, 'mu')).map((part) => {
    const [first = '', ...rest] = part.split('\n');
    return first.startsWith(`${mark} `)
      ? { heading: first, body: rest.join('\n') }
      : { heading: '', body: part };
  });
}

const textOf = ({ heading, body }: Part): string => (heading === '' ? body : `${heading}\n${body}`);

/**
 * The document with some sections of one chapter written anew. Other chapters, and sections that are not written now,
 * stay as they are, so that two games share a document and people may add to it.
 */
export function withSections(
  document: string,
  chapter: string,
  intro: string,
  sections: ReadonlyMap<string, string>,
): string {
  const chapters = partsOf(document, '##');
  const heading = `## ${chapter}`;
  const old = chapters.find((part) => part.heading === heading);
  const others = partsOf(old?.body ?? '', '###').filter(
    (part) => part.heading !== '' && !sections.has(part.heading.slice('### '.length)),
  );
  const written = [...sections].map(([title, text]) => ({ heading: `### ${title}`, body: `\n${text}\n\n` }));
  const body = `\n${intro}\n\n${[...written, ...others].map(textOf).join('')}`;
  const fresh = { heading, body: `${body.trimEnd()}\n` };
  const all =
    old === undefined ? [...chapters, fresh] : chapters.map((part) => (part === old ? fresh : part));
  return `${all.map((part) => textOf(part).trimEnd()).join('\n\n')}\n`;
}
