import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'vite';

// Text for people belongs to messages, where every language has it; literal text in a component would be English for everybody.

/** Attributes with readable text. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** The part of the syntax tree that this guard uses. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** A single letter is a key or a mark; entities are symbols. */
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text.replaceAll(/&#?\w+;/g, ''));

/** The literal text of an expression, in any of its branches. */
const literalsIn = (node: unknown): readonly string[] => {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateElement':
      return [String(isNode(node.value) ? '' : Reflect.get(Object(node.value), 'raw'))];
    case 'TemplateLiteral':
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return childrenOf(node).flatMap(literalsIn);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsIn);
    case 'LogicalExpression':
      return literalsIn(node.right);
    default:
      return [];
  }
};

interface Found {
  readonly start: number;
  readonly words: string;
}

const wordsAt = (node: Node): readonly Found[] => {
  const { start } = node;
  if (node.type === 'JSXText') return [{ start, words: String(node.value).trim() }];
  if (node.type === 'JSXAttribute') {
    const name = isNode(node.name) ? String(node.name.name) : '';
    return SPOKEN.has(name) ? literalsIn(node.value).map((words) => ({ start, words })) : [];
  }
  // An expression between tags is text, too, unless it is an attribute value.
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const inner = Array.isArray(node.children) ? node.children.filter(isNode) : [];
    return inner
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap((one) => literalsIn(one).map((words) => ({ start: one.start, words })));
  }
  return [];
};

const found = (node: Node): readonly Found[] => [...wordsAt(node), ...childrenOf(node).flatMap(found)];

/** Literal words in one file, each with its line. */
export const untranslatedIn = (path: string, text: string): readonly string[] => {
  const program: unknown = parseAst(text, { lang: 'tsx' });
  return (isNode(program) ? found(program) : [])
    .filter(({ words }) => hasWords(words))
    .map(({ start, words }) => `${path}:${text.slice(0, start).split('\n').length}: ${JSON.stringify(words)}`);
};

const FOLDERS = ['client', 'ui', 'games'];

/** Everything that draws. */
export const componentFiles = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !/\/(?:node_modules|\.?dist[^/]*)\//.test(path));

export const untranslated = (root: string): readonly string[] =>
  componentFiles(root).flatMap((path) => untranslatedIn(path, readFileSync(new URL(path, root), 'utf8')));
