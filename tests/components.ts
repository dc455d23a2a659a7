import { parseAst } from 'vite';

/** An element that a component draws: what it is, and what it may be called. */
export interface Drawn {
  readonly tag: string;
  /** Every class that it may have; `seat-*` stands for all that begin so. */
  readonly classes: readonly string[];
}

/** Something in a component: an element, or another component (`draws`), inside these elements. */
export interface Part {
  readonly inside: readonly Drawn[];
  readonly element: Drawn | null;
  /** The name of a component; `*` where it is not known which: what others hand in. */
  readonly draws: string | null;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node)['type'] === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

const nameOf = ({ name }: Node): string => (typeof name === 'string' ? name : '');
const jsxName = (node: Node): string => {
  const name = (node['openingElement'] as Node)['name'] as Node;
  return name.type === 'JSXIdentifier' ? nameOf(name) : '';
};

/** What a source declares, by name: where a class is not written where it is used, it is looked up here. */
function declaredIn(program: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const walk = (node: Node): void => {
    const id = node['id'];
    if (isNode(id) && id.type === 'Identifier') {
      if (node.type === 'FunctionDeclaration') found.set(nameOf(id), node);
      if (node.type === 'VariableDeclarator' && isNode(node['init'])) found.set(nameOf(id), node['init']);
    }
    childrenOf(node).forEach(walk);
  };
  walk(program);
  return found;
}

/** The texts that an expression may come to. `\0` stands for what is not known. */
function textsOf(node: Node, declared: ReadonlyMap<string, Node>, depth = 0): string[] {
  if (depth > 16) return [];
  const go = (each: unknown): string[] => (isNode(each) ? textsOf(each, declared, depth + 1) : []);
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral': {
      const texts = (node['quasis'] as Node[]).map(
        ({ value }) => (value as { readonly cooked: string }).cooked,
      );
      const between = (node['expressions'] as Node[]).map(go);
      // What begins with a space is a class of its own; anything else goes on with the one before it.
      const goesOn = texts.map((_, at) => {
        const next = between[at] ?? [];
        return next.length === 0 || next.some((each) => !/^(?:\s|$)/u.test(each));
      });
      const whole = texts.map((text, at) => text + (goesOn[at] ? '\0' : ' '));
      const apart = between.filter((_, at) => !goesOn[at] || /(?:^|\s)$/u.test(texts[at] ?? ''));
      return [whole.join('').slice(0, -1), ...apart.flat()];
    }
    case 'ConditionalExpression':
      return [...go(node['consequent']), ...go(node['alternate'])];
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : go(node['left'])), ...go(node['right'])];
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...go(node['left']), ...go(node['right'])] : [];
    case 'Identifier': {
      const known = declared.get(nameOf(node));
      return known === undefined ? [] : go(known);
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      // A list of classes that is joined, or a function of the same file that puts them together.
      return callee.type === 'MemberExpression' ? go(callee['object']) : go(callee);
    }
    default:
      return childrenOf(node).flatMap(go);
  }
}

function classesOf(element: Node, declared: ReadonlyMap<string, Node>): string[] {
  const attributes = (element['openingElement'] as Node)['attributes'] as Node[];
  const given = attributes.find((each) => isNode(each['name']) && nameOf(each['name']) === 'class');
  if (given === undefined || !isNode(given['value'])) return [];
  return textsOf(given['value'], declared).flatMap((text) =>
    text
      .split(/\s+/u)
      .map((word) => word.replaceAll(/\0.*/gu, '*'))
      .filter((word) => word !== '' && word !== '*'),
  );
}

const drawnIn = new Map<string, ReadonlyMap<string, readonly Part[]>>();

/** What a source draws, by the name of the component that draws it. */
export function partsIn(source: string): ReadonlyMap<string, readonly Part[]> {
  // The same sources are read for each game, and again with something planted among them.
  const known = drawnIn.get(source) ?? parsed(source);
  drawnIn.set(source, known);
  return known;
}

function parsed(source: string): ReadonlyMap<string, readonly Part[]> {
  const program = parseAst(source, { lang: 'tsx' }) as unknown as Node;
  const declared = declaredIn(program);
  const found = new Map<string, Part[]>();
  for (const [name, node] of declared) {
    if (!/^[A-Z]/u.test(name)) continue;
    const parts: Part[] = [];
    // oxlint-disable-next-line eslint/complexity -- one case for each kind of node
    const walk = (each: Node, inside: readonly Drawn[]): void => {
      if (each.type === 'JSXExpressionContainer' && isNode(each['expression'])) {
        const { type } = each['expression'];
        if (type === 'Identifier' || type === 'LogicalExpression') {
          const slot = type === 'Identifier' ? each['expression'] : (each['expression']['left'] as Node);
          if (SLOTS.has(nameOf(slot))) parts.push({ inside, element: null, draws: '*' });
        }
      }
      if (each.type !== 'JSXElement') {
        for (const child of childrenOf(each)) walk(child, inside);
        return;
      }
      const tag = jsxName(each);
      const classes = classesOf(each, declared);
      const isElement = /^[a-z]/u.test(tag);
      const element = isElement || classes.length > 0 ? { tag: isElement ? tag : '', classes } : null;
      if (element !== null) parts.push({ inside, element, draws: null });
      if (!isElement && tag !== '') parts.push({ inside, element: null, draws: tag });
      for (const child of childrenOf(each)) walk(child, element === null ? inside : [...inside, element]);
    };
    walk(node, []);
    if (parts.length > 0) found.set(name, parts);
  }
  return found;
}

/** What a component is handed to draw by whoever uses it. */
const SLOTS = new Set(['children', 'bar', 'prompt', 'coach', 'back', 'choices', 'verdict', 'after']);
