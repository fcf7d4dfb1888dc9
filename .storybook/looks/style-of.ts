import { inherited, own, themed } from './properties.ts';

/** Values of an element by the names of properties. */
type Values = ReadonlyMap<string, string>;

/** Addresses differ from one server to the next. */
const tidied = (value: string): string =>
  value.includes('url(') ? value.replaceAll(/url\([^)]*\)/g, 'url()') : value;

/**
 * Computed values, not used ones: `auto` stays `auto` and `50%` stays `50%`, so that a look is the same
 * whatever fonts a machine has.
 */
function valuesOf(element: Element, names: readonly string[]): Values {
  const styles = element.computedStyleMap();
  return new Map(names.map((name) => [name, tidied(styles.get(name)?.toString() ?? '')]));
}

/** Lengths that a script sets, such as those of a menu's place, follow from the words and their font. */
const isSetByScript = (element: Element, name: string): boolean =>
  element instanceof HTMLElement && element.style.getPropertyValue(name) !== '';

const isInherited = new Set<string>(inherited);
/** Those that are the colour of the text where nothing else is said. */
const likeText = /^(?:border-.*|outline|text-decoration)-color$/;

/**
 * Reads the values of elements, in one theme, that their parents, or an element without a style of its own, have not.
 * Each element is computed once.
 */
export function styleReader(
  document: Document,
  names: readonly string[],
): (element: Element) => string[] {
  const bare = document.body.appendChild(document.createElement('div'));
  const plain = valuesOf(bare, own);
  bare.remove();
  const known = new WeakMap<Element, Values>();
  const read = (element: Element): Values => {
    const found = known.get(element) ?? valuesOf(element, names);
    known.set(element, found);
    return found;
  };
  return (element) => {
    const values = read(element);
    const above = element.parentElement && read(element.parentElement);
    const isUsual = (name: string, value: string): boolean => {
      if (likeText.test(name)) return value === values.get('color');
      return value === (isInherited.has(name) ? above?.get(name) : plain.get(name));
    };
    return [...values].flatMap(([name, value]) =>
      isUsual(name, value) || isSetByScript(element, name) ? [] : [`${name}:${value}`],
    );
  };
}

/** Properties that are read in the first theme, and in another. */
export const allNames: readonly string[] = [...inherited, ...own];
export const themedNames: readonly string[] = themed;

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** Values that another theme changes: the new ones, and the names of those that are as usual there. */
export function changesBetween(before: readonly string[], after: readonly string[]): string[] {
  const [old, current] = [new Set(before), new Set(after.map(nameOf))];
  const gone = before
    .map(nameOf)
    .filter((name) => themedNames.includes(name) && !current.has(name));
  return [...after.filter((one) => !old.has(one)), ...gone.map((name) => `${name}:usual`)];
}
