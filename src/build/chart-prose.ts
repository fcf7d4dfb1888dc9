import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const field = (node: Node, name: string): unknown => Reflect.get(node, name);
const nameOf = (property: Node): unknown => {
  const key = field(property, 'key');
  return isNode(key) ? field(key, 'name') : undefined;
};

/** A description in words, or what requirement a state is there for. */
const isProse = (node: Node): boolean => {
  const value = field(node, 'value');
  if (node.type !== 'Property' || !isNode(value)) return false;
  if (nameOf(node) === 'description') return /^(?:Literal|TemplateLiteral)$/.test(value.type);
  const inside = field(value, 'properties');
  return (
    nameOf(node) === 'meta' &&
    Array.isArray(inside) &&
    inside.every((one) => isNode(one) && nameOf(one) === 'requirement')
  );
};

/** Every property that is prose below a node, the last in the text first. */
function proseIn(node: Node): Node[] {
  if (isProse(node)) return [node];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => proseIn(child))
    .toSorted((one, other) => other.start - one.start);
}

/** The code of a chart without what it says of itself, by its parsed form. */
export function withoutProse(code: string, program: unknown): string {
  if (!isNode(program)) throw new Error('This is no program.');
  let rest = code;
  for (const { start, end } of proseIn(program))
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
  return rest;
}

/**
 * Leaves out of a build what charts say for those who read, test and draw them: no member sees it, and it
 * is a fiftieth of the first load.
 */
export function chartProse(): Plugin {
  return {
    name: 'chart-prose',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/[^?]+\.ts$/ },
      handler(code) {
        return { code: withoutProse(code, this.parse(code)), map: null };
      },
    },
  };
}
