import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Source text of a file's top-level declarations, by name. */
export type Declarations = ReadonlyMap<string, string>;

const imported = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gms;
const declared = /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/;

/** A file and all that it imports by a relative path: charts import nothing else of ours. */
const filesBelow = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(imported))
    filesBelow(path.resolve(path.dirname(file), to), seen);
  return seen;
};

/** Splits a source where a line begins a declaration; types have no behaviour. */
export function declarationsIn(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | null = null;
  for (const line of source.split('\n')) {
    if (/^(?:export )?(?:type|interface)\b|^(?:import|\/\*\*|\/\/)/.test(line)) name = null;
    name = declared.exec(line)?.[1] ?? name;
    if (name !== null) found.set(name, `${found.get(name) ?? ''}${line}\n`);
  }
  return found;
}

/** All that a chart may call: what its file and those below it declare. */
export function declarationsOf(root: string, flow: string): Declarations {
  const all = new Map<string, string>();
  for (const file of filesBelow(path.join(root, 'machines', `${flow}.machine.ts`)))
    for (const [name, text] of declarationsIn(readFileSync(file, 'utf8')))
      all.set(name, (all.get(name) ?? '') + text);
  return all;
}

export const mentions = (text: string, names: Iterable<string>): boolean => {
  const words = new Set(text.match(/\w+/g));
  for (const name of names) if (words.has(name)) return true;
  return false;
};

/** Names whose text differs between two revisions, and those that call one of them. */
export function changedNames(before: Declarations, after: Declarations): ReadonlySet<string> {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = new Set(names.filter((name) => before.get(name) !== after.get(name)));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const name of names) if (mentions(after.get(name) ?? '', changed)) changed.add(name);
  }
  return changed;
}
