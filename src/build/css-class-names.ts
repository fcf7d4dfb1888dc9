/**
 * Class names of CSS modules in a build: as they stand in the source, counted where several files have the
 * same one. The name of the file with them would be downloaded twice, in the stylesheet and in the script.
 */
export function cssClassNames(): (name: string, file: string) => string {
  const made = new Map<string, string>();
  const taken = new Set<string>();
  return (name, file) => {
    const key = `${file.replace(/\?.*$/, '')} ${name}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name}${count}`;
    taken.add(own);
    made.set(key, own);
    return own;
  };
}
