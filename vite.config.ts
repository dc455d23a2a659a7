import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkList, drawings, packsApart, textsApart, workerFile } from './tools/vite/plugins.ts';
import { pageWords } from './tools/vite/words.ts';

/** The application as files for any server: `npm run build -- --folder`. */
const FOLDER = 'folder';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Modules {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

const RULES = /\/src\/games\/(\w+)\/(?!words\.(?:fr|de)|rulebook\.)/;

const ROOM = /\/src\/web\/games\/(\w+)\//;

/** Where a first move begins: the page, its worker, the rules, the room, a simple bot. */
const FIRST =
  /\/src\/(?:web\/(?:main\.tsx|worker\.ts|games\/\w+\/game-room\.ts)|games\/\w+\/index\.ts|bots\/\w+\/simple\.ts)$/;

/** Whether no first move waits for it: whatever comes later comes by an `import()` of its own. */
function comesLater(module: string, modules: Modules): boolean {
  if (FIRST.test(module)) return false;
  return (modules.getModuleInfo(module)?.importers ?? []).every((each) => comesLater(each, modules));
}

const rulesOf = (module: string, modules: Modules): string | null =>
  comesLater(module, modules) ? null : `${RULES.exec(module)![1]}-rules`;

const coreOf = (module: string, modules: Modules): string | null =>
  module.includes('/src/core/') && comesLater(module, modules) ? null : 'core';

const roomOf = (module: string, modules: Modules): string | null =>
  comesLater(module, modules) ? null : `${ROOM.exec(module)![1]}-room`;

const SHARED = /\/src\/(?:table\/|web\/(?!games\/|plain\/|screens\/|online\/|words\/|worker))/;

/** The plain room is one more: it has what it needs without the room of any game. */
const ANY_ROOM = /\/src\/web\/(?:games\/(\w+)|plain)\//;

/** The rooms that a part belongs to. */
function roomsWith(module: string, modules: Modules, found = new Set<string>()): Set<string> {
  for (const each of modules.getModuleInfo(module)?.importers ?? []) {
    const room = ANY_ROOM.exec(each);
    if (room === null) roomsWith(each, modules, found);
    else found.add(room[1] ?? 'plain');
  }
  return found;
}

/** What several rooms share is one file; what only one of them needs comes with that one. */
const sharedOf = (module: string, modules: Modules): string | null =>
  comesLater(module, modules) || roomsWith(module, modules).size === 1 ? null : 'table';

/**
 * What comes together is one file: on a slow line every further one costs a journey. The rules stand apart from the page
 * because the worker has no page, the rooms apart from it because nobody plays two games at once.
 */
const PACKETS = [
  {
    name: coreOf,
    debugName: 'core',
    test: /\/src\/(?:core\/|games\/(?:\w+\/)?(?:entry|entries|catalogue)|bots\/(?:(?:(?!review)\w+\/)?(?:entry|catalogue|load)|bot|share)\.)|vite\/preload-helper|tavola-no-texts|rolldown\/runtime/,
  },
  { name: rulesOf, debugName: 'rules', test: RULES },
  {
    name: 'page',
    tags: ['$initial' as const],
    test: /\/src\/(?:table|web\/(?!worker))|\/node_modules\//,
  },
  { name: sharedOf, debugName: 'table', test: SHARED },
  { name: roomOf, debugName: 'room', test: ROOM },
];

/** What a first move waits for, and styles, without which nothing is shown. */
const ANNOUNCED = /\.css$|\/(?:core|table|\w+-(?:rules|room))-[\w-]{8}\.js$/u;

export default defineConfig(({ mode }) => ({
  // In a folder every file is found from the page, wherever that lies.
  base: mode === FOLDER ? './' : '/',
  plugins: [
    textsApart(/rulebook|words\.(?:fr|de)/u),
    packsApart,
    workerFile,
    drawings,
    pageWords,
    chunkList(at(mode === FOLDER ? '.cache/folder-chunks.json' : '.cache/chunks.json')),
  ],
  root: at('src/web'),
  cacheDir: at('.cache/vite'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at(mode === FOLDER ? 'dist/folder' : 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Every file under its own address: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: PACKETS } } },
    // What the worker brings it cannot announce to a page; with `core` come the entries of the games, which both use. Of what
    // comes later only the styles are announced: a list of all its files would weigh on the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) =>
        /\b(?:worker|core)-/u.test(hostId) ? [] : needed.filter((file) => ANNOUNCED.test(file)),
    },
  },
}));
