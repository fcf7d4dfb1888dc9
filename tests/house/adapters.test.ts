import { expect, test } from 'vitest';
import { debts } from './debts.ts';
import { code, fault, lineOf, parse, visit, type HouseFile } from './files.ts';

type Node = Readonly<Record<string, unknown>>;
interface Found {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
}

const makers = new Set([
  'fromPromise',
  'fromCallback',
  'fromTransition',
  'fromObservable',
  'fromEventObservable',
]);
const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const nameOf = (node: unknown): string => {
  const name = (node as Node | null)?.['name'];
  return typeof name === 'string' ? name : '';
};
const nodesIn = (file: HouseFile, isMeant: (node: Node) => boolean): Found[] => {
  const found: Found[] = [];
  visit(parse(file).program, (node) => {
    if (isMeant(node)) found.push({ node, start: Number(node['start']), end: Number(node['end']) });
  });
  return found;
};
const isInside = (one: Found, other: Found): boolean =>
  one.start >= other.start && one.end <= other.end && one.node !== other.node;

/** The ports that a file fills. */
const portsOf = (file: HouseFile): Found[] =>
  nodesIn(file, ({ type, callee }) => type === 'CallExpression' && makers.has(nameOf(callee)));

/** Files that fill ports; what several ports share is a service in a file of its own. */
const adapters = code
  .filter(({ path }) => path.startsWith('src/actors/'))
  .map((file) => ({ file, ports: portsOf(file) }))
  .filter(({ file, ports }) => file.name.includes('.adapter.') || ports.length > 0);

const isChanged = ({ text }: HouseFile, name: string): boolean =>
  new RegExp(`\\b${name}\\.(set|add|delete|clear)\\(`).test(text);

/** A `let`, or a collection that is changed after it was made. */
const isState = (file: HouseFile, node: Node): boolean => {
  const { type, kind, init, id } = node as Node & { init?: Node; id?: Node };
  if (type === 'VariableDeclaration') return kind === 'let';
  const isCollection =
    init?.['type'] === 'NewExpression' && collections.has(nameOf(init['callee']));
  return type === 'VariableDeclarator' && isCollection && isChanged(file, nameOf(id));
};

test('an adapter keeps nothing outside of its ports: a memory there is a missing state, or a service', () => {
  const found = adapters.flatMap(({ file, ports }) =>
    nodesIn(file, (node) => isState(file, node))
      .filter((state) => !ports.some((port) => isInside(state, port)))
      .filter(() => !(file.path in debts.memories))
      .map(({ start }) => fault(file.path, 'state outside of a port', lineOf(file.text, start))),
  );
  expect(found).toEqual([]);
});

/** Lines of code: neither blank ones nor comments. */
const linesOf = (text: string): number =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

/** A table of ports counts without the ports: each of them is a function of its own. */
const lengthOf = (file: HouseFile, one: Found, ports: readonly Found[]): number => {
  const inside = ports.filter((port) => isInside(port, one));
  const outer = inside.filter((port) => !inside.some((other) => isInside(port, other)));
  const whole = linesOf(file.text.slice(one.start, one.end));
  return outer.reduce(
    (sum, port) => sum - linesOf(file.text.slice(port.start, port.end)) + 1,
    whole,
  );
};

test('no function of an adapter is longer than 25 lines', () => {
  const found = adapters.flatMap(({ file, ports }) =>
    nodesIn(file, ({ type }) => functions.has(String(type))).flatMap((one) => {
      const lines = lengthOf(file, one, ports);
      return lines > 25 ? fault(file.path, `${lines} lines`, lineOf(file.text, one.start)) : [];
    }),
  );
  expect(found).toEqual([]);
});

test('what is excused is still there', () => {
  const kept = Object.keys(debts.memories).filter((path) =>
    adapters.some(
      ({ file, ports }) =>
        file.path === path &&
        nodesIn(file, (node) => isState(file, node)).some(
          (state) => !ports.some((port) => isInside(state, port)),
        ),
    ),
  );
  expect(kept).toEqual(Object.keys(debts.memories));
});
