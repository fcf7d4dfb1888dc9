import { expect, test } from 'vitest';
import { debts } from './debts.ts';
import { code, fault, files, lineOf, parse, visit, type HouseFile } from './files.ts';

const product = code.filter(({ path }) => /^(machines|src)\//.test(path));
const isIn = (list: readonly string[], entry: string): boolean => list.includes(entry);

type Node = Readonly<Record<string, unknown>>;

/** Nodes of one kind, each with its line. */
const nodesIn = (
  file: HouseFile,
  kind: string,
): { readonly node: Node; readonly line: number }[] => {
  const found: { node: Node; line: number }[] = [];
  visit(parse(file).program, (node) => {
    if (node['type'] === kind) found.push({ node, line: lineOf(file.text, Number(node['start'])) });
  });
  return found;
};

const textOf = (file: HouseFile, node: unknown): string => {
  const { start, end } = node as { start: number; end: number };
  return file.text.slice(start, end);
};

test('no catch is empty, unless it says why nothing is to be done', () => {
  const empty = product.flatMap((file) =>
    nodesIn(file, 'CatchClause').flatMap(({ node, line }) =>
      /^\{\s*\}$/.test(textOf(file, node['body'])) ? fault(file.path, 'an empty catch', line) : [],
    ),
  );
  expect(empty).toEqual([]);
});

test('nothing is tried again without a look at what went wrong', () => {
  const silent = product.flatMap((file) =>
    nodesIn(file, 'CatchClause').flatMap(({ node, line }) => {
      const goesOn = /\bawait\b|\bsetTimeout\b|\bsetInterval\b/.test(textOf(file, node['body']));
      return node['param'] === null && goesOn
        ? fault(file.path, 'bound the tries and report the failure (src/ui/loading/lazy.ts)', line)
        : [];
    }),
  );
  expect(silent).toEqual([]);
});

test('charts and adapters look no actor up, and send to no parent', () => {
  const rule = 'emit, or take the actor in the input';
  const found = product
    .filter(({ path }) => /^(machines|src\/actors)\//.test(path))
    .filter(({ path }) => !isIn(debts.lookups, path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          /\bsystem\??\.get\(|\bsendParent\(/.test(line) ? fault(file.path, rule, index + 1) : [],
        ),
    );
  expect(found).toEqual([]);
});

/** Allowed as a cache, the same for every caller: the text that each person is searched by. */
const memos = new Set(['machines/people/relation-store.ts texts']);

/** `let`, or a collection that is empty when the module is read; one typed as read-only is a constant. */
const kept =
  /^(?:export )?(?:let (\w+)|const (\w+)(: \w+)?\s*=\s*new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/gm;

const stateOf = (file: HouseFile): { readonly name: string; readonly line: number }[] =>
  [...file.text.matchAll(kept)].flatMap(({ 1: variable, 2: constant, 3: type, index }) => {
    const name = variable ?? constant ?? '';
    const isChanged = new RegExp(`\\b${name}\\.(set|add)\\(`).test(file.text);
    const isConstant = variable === undefined && type !== undefined && !isChanged;
    return isConstant ? [] : { name, line: lineOf(file.text, index) };
  });

test('a module of charts, adapters, views or the client holds no state', () => {
  const found = product
    .filter(({ path }) => /^(machines|src\/(actors|api|views))\//.test(path))
    .flatMap((file) =>
      stateOf(file)
        .filter(({ name }) => !memos.has(`${file.path} ${name}`))
        .map(({ name, line }) =>
          fault(file.path, `${name} is shared by every app of the process`, line),
        ),
    );
  expect(found).toEqual([]);
});

/** Roles of a chart's files beside its machine: types, ports, XState setup, parts of its states. */
const roles = new Set(['machine', 'types', 'ports', 'setup', 'states']);

test('a file of machines has a role that is on the list, or none', () => {
  const odd = files.flatMap(({ path, name }) => {
    const [, role, ...rest] = name.split('.');
    const isChart = path.startsWith('machines/') && name.endsWith('.ts');
    return isChart && rest.length > 0 && (role === undefined || !roles.has(role) || rest.length > 1)
      ? fault(path, `the role is one of ${[...roles].join(', ')}`)
      : [];
  });
  expect(odd).toEqual([]);
});

/** Rows of the product in which a text begins like a name in storage. */
const spelling = (start: string) =>
  files
    .filter(({ path }) => /^src\/.*\.(tsx?|html)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`['"\`]${start}[._][\\w-]+['"\`]`, 'g'))].map(({ index }) =>
        fault(path, 'a name in storage', lineOf(text, index)),
      ),
    );

test('a key of storage is spelled once, and begins with the slug', () => {
  expect(spelling(String.raw`fanfare(?!\.test\b)`)).toEqual([]);
  const own = spelling(String.raw`\$\{slug\}`);
  const elsewhere = own.filter(
    (found) =>
      !/^src\/(app\/storage-keys|contract\/lib\/cookies|backend\/session\/cookies)\.ts:/.test(
        found,
      ),
  );
  expect(elsewhere).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('no test of the whole product waits for a time of its own choosing', () => {
  const rule =
    'wait for what is seen: isQuiet, isStill, expect.poll; timersRan for what must not happen';
  const found = code
    .filter(({ path }) => /^tests\/(?:e2e|engines|faults)\//.test(path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          line.includes('waitForTimeout(') ? fault(file.path, rule, index + 1) : [],
        ),
    );
  expect(found).toEqual([]);
});
