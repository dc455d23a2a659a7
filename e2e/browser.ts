import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One browser for everybody: the packed one, with its own libraries and its own fonts. CHROME_PATH names another. */
interface TestBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const packed = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..');
const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
const shelf = join(import.meta.dirname, '..', '.cache', 'browser');
/** Where the packed browser lies once it is unpacked. */
export const browserFolder = join(shelf, version);

/** Paths are relative to this file; no folder of the machine is named, so no font of the machine is found. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** A browser for tests talks to nobody, draws without a graphics card, and its letters are as wide on every machine. */
const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--font-render-hinting=none',
  // A name that is no secure context, as in a home network.
  '--host-resolver-rules=MAP tavola.home 127.0.0.1',
];

/** The tests ask the page, not its pixels. Whoever wants to see what failed says so. */
export const isSeen = (process.env['TAVOLA_SHOTS'] ?? process.env['TAVOLA_SEEN']) !== undefined;

/** Without memory for the picture, no pixel of it is drawn. */
export const UNDRAWN = '--force-gpu-mem-available-mb=0';

/**
 * Where nobody looks at the picture: without memory for it the page is laid out and painted as ever, but no pixel is
 * drawn, which was half of what a test cost. Fewer processes are begun, too.
 */
export const UNSEEN = [
  UNDRAWN,
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** How the tests start their browser. */
export async function testBrowser(): Promise<TestBrowser> {
  if (!isPacked()) return { executablePath: chosen(), args: ARGUMENTS, env: plain(process.env) };
  await unpack();
  return {
    executablePath: join(browserFolder, 'chromium'),
    args: ARGUMENTS,
    env: {
      ...plain(process.env),
      FONTCONFIG_FILE: join(browserFolder, 'fonts', 'fonts.conf'),
      XDG_CACHE_HOME: join(browserFolder, 'cache'),
      LD_LIBRARY_PATH: join(browserFolder, 'al2023', 'lib'),
    },
  };
}

const chosen = (): string => process.env['CHROME_PATH'] ?? '';
export const isPacked = (): boolean => chosen() === '';
/** Which browser that is, for whoever reads the output of a run. */
export const browserName = (): string =>
  isPacked() ? `the packed Chromium ${version}` : `${chosen()}, named by CHROME_PATH`;

const plain = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Unpacked beside its place and put there in one step: neither a second run nor one cut short meets half a browser. */
async function unpack(): Promise<void> {
  if (existsSync(browserFolder)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `the packed browser is for Linux on x64, this is ${process.platform} on ${process.arch}: name a Chromium or Chrome in CHROME_PATH`,
    );
  }
  const half = join(shelf, `${version}.${process.pid}`);
  mkdirSync(half, { recursive: true });
  try {
    await inflateInto(half);
    chmodSync(join(half, 'chromium'), 0o755);
    writeFileSync(join(half, 'fonts', 'fonts.conf'), FONTS);
    renameSync(half, browserFolder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another run was faster; its copy is as good.
    if (!existsSync(browserFolder)) throw error;
  }
  for (const old of readdirSync(shelf)) {
    if (old !== basename(browserFolder)) rmSync(join(shelf, old), { recursive: true, force: true });
  }
}

/** The package unpacks to where temporary files go. */
async function inflateInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(join(packed, 'bin', archive));
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
