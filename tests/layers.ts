import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * What each folder of src may import besides itself, and which packages it may use: any, Node's own included, or those named.
 *
 * To build a layer that is listed here: give it a tsconfig.json like that of its neighbour (references to the
 * layers it uses, `types` and `lib` for what surrounds it), name it in the references of tsconfig.json and
 * tsconfig.tests.json, give it an entry in `imports` of package.json and an override in .oxlintrc.json.
 */
export const layers: Record<string, { left: string[]; packages: boolean | string[] }> = {
  core: { left: [], packages: false },
  games: { left: ['core'], packages: false },
  bots: { left: ['core', 'games'], packages: false },
  engine: { left: ['core', 'games', 'bots'], packages: false },
  table: { left: ['core', 'games', 'bots'], packages: ['valibot'] },
  server: { left: ['core', 'games', 'bots', 'table'], packages: true },
  web: { left: ['core', 'games', 'bots', 'table'], packages: true },
  cli: { left: ['core', 'games', 'bots', 'table'], packages: true },
};

export const root = dirname(import.meta.dirname);

/** The source files, as paths from the root: `src/core/match.ts`. */
export const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted();

export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//u.test(file);

export const layerOf = (file: string): string => file.split('/')[1];

/** Whoever has rules is a game; what else lies beside its bots and rooms is for all games. */
const ids = new Set(globSync('src/games/*/index.ts', { cwd: root }).map((file) => file.split('/')[2]));

/** The game whose folder a file lies in, in any layer; none for the catalogues and for what all games share. */
export function gameOf(file: string): string | undefined {
  const [, layer, id] = /^src\/(games|bots|web\/games)\/(\w+)\//u.exec(file) ?? [];
  return layer === 'games' || ids.has(id) ? id : undefined;
}

/** Where every game is named. */
const isList = (file: string): boolean =>
  /^src\/(?:games\/(?:index|catalogue|entries)|bots\/(?:catalogue|levels)|web\/games\/index)\.ts$/u.test(
    file,
  );

const importing =
  /^(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gmu;

export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importing)].map((match) => match[1] ?? match[2] ?? match[3]);
}

/** Why this file may not import that, or null. */
// oxlint-disable-next-line eslint/complexity -- a list of objections, one a line
export function objection(file: string, wanted: string): string | null {
  const layer = layerOf(file);
  const may = layers[layer];
  const aliased = /^#(.+)$/u.exec(wanted);
  if (!aliased && !wanted.startsWith('.')) {
    const { packages } = may;
    const allowed = typeof packages === 'boolean' ? packages : packages.includes(wanted);
    return allowed ? null : `${layer} uses no package and nothing of Node`;
  }
  const target = aliased ? `src/${aliased[1]}.ts` : normalize(join(dirname(file), wanted));
  if (!existsSync(join(root, target))) return `there is no ${target}`;
  const other = layerOf(target);
  if (!aliased && other !== layer) return `another layer is imported by its name: #${other}/…`;
  if (other !== layer && !may.left.includes(other)) return `${layer} may not import ${other}`;
  if (isTest(target)) return 'this is for tests only';
  const [own, others] = [gameOf(file), gameOf(target)];
  if (own === undefined) return null;
  const isAnother = others !== undefined && others !== own;
  // Of the layer of the rules, a game has nothing but its own folder.
  const isOutside = layer === 'games' && other === 'games' && others !== own;
  return isAnother || isOutside || isList(target)
    ? 'a game knows itself and core; only the catalogue knows several'
    : null;
}
