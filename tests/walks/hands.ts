import path from 'node:path';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Imports of one file, as paths from the project's root. */
const importsOf = (file: Source): string[] =>
  [...file.text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('#src/')) return [target.slice(1)];
    if (target.startsWith('.')) return [path.posix.join(path.posix.dirname(file.path), target)];
    return [];
  });

/** Files of `src/views` that a model's view is made of, its parts' parts too. */
const viewFiles = (model: Source, files: ReadonlyMap<string, Source>): Set<string> => {
  const found = new Set<string>();
  const queue = importsOf(model);
  for (const target of queue) {
    const file = files.get(target);
    if (!file || found.has(target) || !target.startsWith('src/views/')) continue;
    found.add(target);
    queue.push(...importsOf(file));
  }
  return found;
};

/**
 * Events that files of a model's view name as one they send (`type: 'tip.edit'`), with those files. An event of the
 * same name may go to another actor: the model then says so in a reason of its own.
 */
export function sentByView(
  model: Source,
  files: ReadonlyMap<string, Source>,
): ReadonlyMap<string, readonly string[]> {
  const sent = new Map<string, string[]>();
  for (const target of viewFiles(model, files)) {
    for (const [, type = ''] of files.get(target)?.text.matchAll(/type: '([\w.]+)'/g) ?? [])
      sent.set(type, [...new Set([...(sent.get(type) ?? []), target])]);
  }
  return sent;
}
