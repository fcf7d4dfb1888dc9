import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ofStylesheets = /\.module\.css$/;
/** Classes and animations, the two kinds of names that are a file's own; a length such as `.5rem` is none. */
const names = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Class names of CSS modules in a build: as they stand in the source, counted where several files have the
 * same one. The name of the file with them would be downloaded twice, in the stylesheet and in the script.
 *
 * The count goes by the order of the files' paths, never by that in which a build happens to reach them:
 * the same source is the same build, byte for byte. Throws where a name is in no stylesheet below `root`.
 */
export function cssClassNames(root: string): (name: string, file: string) => string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ofStylesheets.test(file))
    .map((file) => resolve(root, file))
    .toSorted();
  const made = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(names)) {
      const key = `${file} ${name}`;
      if (made.has(key)) continue;
      let own = name;
      for (let count = 2; taken.has(own); count += 1) own = `${name}${count}`;
      taken.add(own);
      made.set(key, own);
    }
  }
  return (name, file) => {
    const own = made.get(`${file.replace(/\?.*$/, '')} ${name}`);
    if (own === undefined)
      throw new Error(`No stylesheet below ${root} has the name "${name}" of ${file}`);
    return own;
  };
}
