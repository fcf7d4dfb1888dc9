import type { Look } from './look.types.ts';
import { allNames, changesBetween, styleReader, themedNames } from './style-of.ts';
import { waitingReader } from './waiting.ts';

const skipped = new Set('script style link template noscript br wbr source track'.split(' '));

const nameOf = (element: Element): string => {
  const role = element.getAttribute('role');
  return role === null ? element.localName : `${element.localName}[${role}]`;
};

/** Rows of a grid that are looked at: how many it draws depends on their height, and that on fonts and on time. */
const mostRows = 1;

interface Placed {
  readonly element: Element;
  readonly depth: number;
}

function elementsIn(roots: Iterable<Element>): readonly Placed[] {
  const found: Placed[] = [];
  const visit = (element: Element, depth: number): void => {
    if (skipped.has(element.localName)) return;
    found.push({ element, depth });
    // A drawing is one thing: its lines are data.
    if (element.localName === 'svg') return;
    const { children } = element;
    const rows = [...children].filter((child) => child.getAttribute('role') === 'row');
    for (const child of children) if (rows.indexOf(child) < mostRows) visit(child, depth + 1);
  };
  for (const root of roots) visit(root, 0);
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
