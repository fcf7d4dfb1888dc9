import type { Plugin } from 'vite';
import { childrenOf, edited, isSyntax, type Syntax } from './syntax.ts';

/** `description: '…'` and `meta: {…}` of a chart, which only people and tests read. */
const isProse = ({ type, key, value }: Syntax): boolean => {
  if (type !== 'Property' || !isSyntax(value)) return false;
  if (key?.name === 'description') return value.type === 'Literal';
  return key?.name === 'meta' && value.type === 'ObjectExpression';
};

const proseIn = (node: Syntax): Syntax[] =>
  [...childrenOf(node)].flatMap(([, child]) => (isProse(child) ? [child] : proseIn(child)));

/** Leaves the prose of charts out of the client: a phone should not download the documentation. */
export function plainCharts(): Plugin {
  return {
    name: 'plain-charts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/machines\/.*\.ts$/ },
      handler(code) {
        const program: unknown = this.parse(code);
        if (!isSyntax(program)) return undefined;
        const cuts = proseIn(program).map(({ start, end }) => {
          const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
          return { start, end: end + comma, text: '' };
        });
        return { code: edited(code, cuts), map: null };
      },
    },
  };
}
