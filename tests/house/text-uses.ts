import { posix } from 'node:path';
import english from '#src/locales/en/index.ts';
import first from '#src/locales/en/first.ts';
import { code, importsOf, lineOf, parse, visit, type HouseFile } from './files.ts';

/** A key of a text where a file names it. */
export interface TextUse {
  readonly key: string;
  readonly path: string;
  readonly line: number;
}

type Node = string | { readonly [key: string]: Node };

const leavesOf = (node: Node, path: string): string[] =>
  typeof node === 'string' || 'other' in node
    ? [path]
    : Object.entries(node).flatMap(([name, child]) =>
        leavesOf(child, path === '' ? name : `${path}.${name}`),
      );

const early: Readonly<Record<string, object>> = first;
const keys = leavesOf(english, '');
const known = new Set(keys);
const domains = new Set(Object.keys(english));
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** The keys that a text or a template may stand for. */
const keysOf = ({ type, value, quasis }: Syntax): string[] => {
  if (type === 'Literal' && typeof value === 'string') return known.has(value) ? [value] : [];
  if (type !== 'TemplateLiteral' || !quasis) return [];
  const parts = quasis.map((quasi) => quasi.value.raw);
  if (!domains.has(parts[0]?.split('.')[0] ?? '')) return [];
  const fits = new RegExp(`^${parts.map(escaped).join('.+')}(\\..*)?$`);
  return keys.filter((key) => fits.test(key));
};

const usesIn = (file: HouseFile): TextUse[] => {
  const uses: TextUse[] = [];
  visit(parse(file).program, (node) => {
    const syntax = node as unknown as Syntax;
    for (const key of keysOf(syntax)) {
      uses.push({ key, path: file.path, line: lineOf(file.text, syntax.start) });
    }
  });
  return uses;
};

const byPath = new Map(code.map((file) => [file.path, file]));

const pathOf = (from: string, file: HouseFile): string =>
  from.startsWith('#') ? from.slice(1) : posix.join(file.folder, from);

/** Files loaded with a file, by static and dynamic imports; stops at `ends`. */
const below = (path: string, ends: readonly string[], found = new Set<string>()): Set<string> => {
  const file = byPath.get(path);
  if (!file || found.has(path) || /^src\/(locales|contract)\//.test(path)) return found;
  found.add(path);
  if (ends.includes(path)) return found;
  for (const { from, typeOnly } of importsOf(file)) {
    if (!typeOnly) below(pathOf(from, file), ends, found);
  }
  return found;
};

const isFirst = (key: string): boolean => {
  const [domain = '', stem = ''] = key.split('.');
  return stem in (early[domain] ?? {});
};

/** Uses of texts that the first load does not include, in a file or those loaded with it. */
export const laterTexts = (path: string, ends: readonly string[] = []): TextUse[] =>
  [...below(path, ends)].flatMap((each) => {
    const file = byPath.get(each);
    return file ? usesIn(file).filter(({ key }) => !isFirst(key)) : [];
  });
