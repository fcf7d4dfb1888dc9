/**
 * Class names of CSS modules in a build: the shortest possible, counted up, because a name with its file
 * and folder in it is downloaded twice, in the stylesheet and in the script.
 */
export function cssClassNames(): (name: string, file: string) => string {
  const names = new Map<string, string>();
  return (name, file) => {
    const key = `${file.replace(/\?.*$/, '')} ${name}`;
    const known = names.get(key) ?? `c${names.size.toString(36)}`;
    names.set(key, known);
    return known;
  };
}
