// A variable is named after what it is. A participle (`found`, `given`, `told` …) says only that something happened to it,
// and nobody can search for it: `stored`, `entry`, `sentence`, `line` can be found.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, root, sources } from './layers.ts';
import { everyNode, nodesIn, type SyntaxNode } from './syntax.ts';

const PARTICIPLES = ['given', 'seen', 'told', 'kept', 'found', 'made', 'asked'];
/** Where a name is bound, it follows one of these: most files need not be parsed. */
const suspicious = new RegExp(
  String.raw`(?:\b(?:const|let|function|async)\s+|[([{,:]\s*|\.\.\.)(?:${PARTICIPLES.join('|')})\b`,
  'u',
);

/** The names that a pattern binds. One that a field of an object brings along is the object's, not the variable's. */
function boundBy(pattern: unknown): readonly string[] {
  return nodesIn(pattern).flatMap((node) => {
    switch (node.type) {
      case 'Identifier':
        return [String(node['name'])];
      case 'ObjectPattern':
        return boundBy(node['properties']);
      case 'Property':
        return node['shorthand'] === true ? [] : boundBy(node['value']);
      case 'ArrayPattern':
        return boundBy(node['elements']);
      case 'AssignmentPattern':
        return boundBy(node['left']);
      case 'RestElement':
        return boundBy(node['argument']);
      default:
        return [];
    }
  });
}

const BINDING: Readonly<Record<string, string>> = { VariableDeclarator: 'id', CatchClause: 'param' };
const namesBoundAt = (node: SyntaxNode): readonly string[] => {
  const field = BINDING[node.type];
  if (field !== undefined) return boundBy(node[field]);
  if (!/^(?:Function|ArrowFunction)/u.test(node.type)) return [];
  return [...boundBy(node['id']), ...boundBy(node['params'])];
};

/** The participles by which something is named in a file. */
function participlesIn(file: string, text: string): string[] {
  if (!suspicious.test(text)) return [];
  const names = [...everyNode(file, text)].flatMap(namesBoundAt);
  return names.filter((name) => PARTICIPLES.includes(name)).map((name) => `${file}: ${name}`);
}

test('no variable, parameter or function outside the rules is named by a bare participle', () => {
  const programs = globSync(['tools/**/*.ts', 'bench/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  // Rules speak the language of their game, and a test that of what it does.
  const files = [...sources.filter((file) => !file.startsWith('src/games/')), ...programs].filter(
    (file) => !/\.test\.tsx?$/u.test(file),
  );
  expect(files.filter(isTest).length, 'helpers of tests are among them').toBeGreaterThan(50);
  expect(files.flatMap((file) => participlesIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a participle is seen wherever a name is given, and a field of that name is left alone', () => {
  const seenIn = (text: string): string[] => participlesIn('a.ts', text);
  expect(seenIn('const found = 1; let [told] = [2]; const { a: kept } = b;')).toHaveLength(3);
  expect(seenIn('function made(given: number, { asked: seen = 1 }: A) {}')).toHaveLength(3);
  expect(seenIn('for (const [id, seen] of all) list.map((found) => found);')).toHaveLength(2);
  expect(seenIn('const { told } = line; state.asked = { kept: foundAt, seen: true }; // found')).toEqual([]);
});
