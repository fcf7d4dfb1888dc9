import type { Look } from './look.types.ts';
import { allNames, changesBetween, styleReader, themedNames } from './style-of.ts';
import { waitingReader } from './waiting.ts';

const skipped = new Set('script style link template noscript br wbr source track'.split(' '));

const nameOf = (element: Element): string => {
  const role = element.getAttribute('role');
  return role === null ? element.localName : `${element.localName}[${role}]`;
};

interface Placed {
  readonly element: Element;
  readonly depth: number;
}

/**
 * Kind of an element of a grid, by its class and those around it; null outside of grids, in their cells, which differ,
 * and in a table, which draws all that it has.
 */
function kindIn(element: Element, around: string | null): string | null {
  const role = element.getAttribute('role');
  const isGrid = role === 'grid' && element.localName !== 'table';
  if (!isGrid && (around === null || role === 'gridcell')) return null;
  return `${around ?? ''} ${element.localName}.${element.getAttribute('class') ?? ''}`;
}

/** Rows of a grid, and what holds them, are looked at once: as many are drawn as are near the window, by its fonts. */
function elementsIn(roots: Iterable<Element>): readonly Placed[] {
  const found: Placed[] = [];
  const kinds = new Set<string>();
  const visit = (element: Element, depth: number, around: string | null): void => {
    if (skipped.has(element.localName)) return;
    const kind = kindIn(element, around);
    if (kind !== null && around !== null && element.hasAttribute('class')) {
      if (kinds.has(kind)) return;
      kinds.add(kind);
    }
    found.push({ element, depth });
    // A drawing is one thing: its lines are data.
    if (element.localName === 'svg') return;
    for (const child of element.children) visit(child, depth + 1, kind);
  };
  for (const root of roots) visit(root, 0, null);
  return found;
}

/** Colours fade from one theme to the next: at once, while both are read. */
function withTheme<Result>(
  document: Document,
  theme: string,
  elements: readonly Element[],
  read: () => Result,
): Result {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*,*::before,*::after{transition:none!important}';
  dataset['theme'] = theme;
  const result = read();
  if (before === undefined) delete dataset['theme'];
  else dataset['theme'] = before;
  // The old colours are back before anything may fade again, in closed parts too.
  for (const element of elements) void getComputedStyle(element).color;
  still.remove();
  return result;
}

/** The look of elements and of all that stands in them, in light and in dark. */
export function lookOf(document: Document, roots: Iterable<Element>): Look {
  const styleOf = styleReader(document, allNames);
  const waitingFor = waitingReader(document);
  const placed = elementsIn(roots).map((each) => ({
    ...each,
    light: styleOf(each.element),
    waiting: waitingFor(each.element),
  }));
  const elements = placed.map(({ element }) => element);
  return withTheme(document, 'dark', elements, () => {
    const darkOf = styleReader(document, themedNames);
    return placed.map(({ element, depth, light, waiting }) => {
      const dark = changesBetween(light, darkOf(element));
      const style = [
        light.join(';'),
        ...(dark.length > 0 ? [`dark ${dark.join(';')}`] : []),
        ...waiting,
      ].join(' | ');
      return { depth, name: nameOf(element), style };
    });
  });
}
