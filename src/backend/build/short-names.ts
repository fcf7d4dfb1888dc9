/**
 * Names for the classes of CSS modules in a build: the shortest there are, one after the other, because
 * a name that says its file and place is downloaded twice, in the stylesheet and in the script.
 */
export function shortNames(): (name: string, file: string) => string {
  const names = new Map<string, string>();
  return (name, file) => {
    const key = `${file.replace(/\?.*$/, '')} ${name}`;
    const known = names.get(key) ?? `c${names.size.toString(36)}`;
    names.set(key, known);
    return known;
  };
}
