import { parseAst } from 'vite';

/** A node of a syntax tree (ESTree with JSX), by its place in the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Nodes directly below one, in the order of the source; types are left out, for they do not run. */
export const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [value]))
    .filter(
      (value): value is SyntaxNode =>
        isNode(value) && !/^TS(?!As|NonNull|Satisfies)/.test(value.type),
    )
    .toSorted((one, other) => one.start - other.start);

/** All nodes of a tree, a node before those in it. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** Tree of a file with types and JSX. Throws where it cannot be read. */
export const treeOf = (source: string): SyntaxNode => {
  const tree: unknown = parseAst(source, { lang: 'tsx' });
  if (!isNode(tree)) throw new Error('The source has no syntax tree.');
  return tree;
};

/** Value of a string literal, or null. */
export const literalOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string'
    ? value['value']
    : null;

/** Name of an identifier (of JSX too), or null. */
export const nameOf = (value: unknown): string | null =>
  isNode(value) && /^(?:JSX)?Identifier$/.test(value.type) && typeof value['name'] === 'string'
    ? value['name']
    : null;
