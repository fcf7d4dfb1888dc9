import type { Plugin } from 'vite';

interface Cut {
  readonly start: number;
  readonly end: number;
}
/** As much of a syntax tree as is looked at. */
interface Node extends Cut {
  readonly type: string;
  readonly key?: Node & { readonly name?: string };
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `description: '…'` and `meta: {…}` of a chart, which only people and tests read. */
const isProse = ({ type, key, value }: Node): boolean => {
  if (type !== 'Property' || !isNode(value)) return false;
  if (key?.name === 'description') return value.type === 'Literal';
  return key?.name === 'meta' && value.type === 'ObjectExpression';
};

function collect(node: object, cuts: Cut[]): void {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (isProse(child)) cuts.push(child);
      else collect(child, cuts);
    }
  }
}

/** Leaves the prose of charts out of the client: a phone should not download the documentation. */
export function plainCharts(): Plugin {
  return {
    name: 'plain-charts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/machines\/.*\.ts$/ },
      handler(code) {
        const cuts: Cut[] = [];
        collect(this.parse(code), cuts);
        let plain = code;
        for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
          plain = plain.slice(0, start) + plain.slice(end).replace(/^\s*,/, '');
        }
        return { code: plain, map: null };
      },
    },
  };
}
