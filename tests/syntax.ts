import { parseSync } from 'vite';

export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
export const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

/** Every node of a file’s syntax tree, those above first. */
export function* everyNode(file: string, text: string): Generator<SyntaxNode> {
  const left: SyntaxNode[] = [...nodesIn(parseSync(file, text).program)];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    yield node;
    for (const [field, value] of Object.entries(node)) if (field !== 'parent') left.push(...nodesIn(value));
  }
}
