import { beginAriaCaches, endAriaCaches, getAriaRole, getElementAccessibleName } from 'ivya/utils';
import { attributesOf, clean } from './attributes.ts';
import { drawingOf } from './drawing.ts';

/** A page as text: a line for each thing that a person gets, two spaces deeper for what stands in it. */
export type Look = readonly string[];

const skipped = new Set('script style template noscript head source track'.split(' '));
/** Roles that say nothing: what stands in them is said in their place. */
const silent = new Set(['', 'generic', 'none', 'presentation']);

/** False of text that is there for screen readers alone. */
const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert]') !== null;

/** A choice of a closed list is as visible as its list. */
const isShown = (element: Element): boolean =>
  (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });

/** Text as it is: drawn alone (`aria-hidden`), for screen readers alone, or both. */
const textLine = (text: string, parent: Element): string => {
  const quoted = JSON.stringify(text);
  if (isHidden(parent)) return `drawn ${quoted}`;
  return isDrawn(parent) ? quoted : `unseen ${quoted}`;
};

const headOf = (element: Element, role: string): string => {
  const name = clean(getElementAccessibleName(element, false));
  const word = silent.has(role) ? element.localName : role;
  return name === '' ? word : `${word} ${JSON.stringify(name)}`;
};

function* linesOf(node: Node, depth: number): Generator<string> {
  const indent = '  '.repeat(depth);
  if (node instanceof Text) {
    const { parentElement: parent, data } = node;
    const text = clean(data);
    if (text !== '' && parent) yield indent + textLine(text, parent);
    return;
  }
  if (!(node instanceof Element) || skipped.has(node.localName)) return;
  if (!isShown(node)) return;
  if (node.localName === 'svg') {
    yield indent + drawingOf(node);
    return;
  }
  const role = getAriaRole(node) ?? '';
  const attributes = attributesOf(node, role);
  const head = headOf(node, role);
  const isSaid = !silent.has(role) || attributes.length > 0;
  if (!isSaid && node.childNodes.length === 0) {
    if (isDrawn(node)) yield `${indent}box`;
    return;
  }
  // Text in a field is its value, and in a choice its name.
  const children = ['textarea', 'option'].includes(node.localName)
    ? []
    : [...node.childNodes].flatMap((child) => [...linesOf(child, depth + (isSaid ? 1 : 0))]);
  if (isSaid) {
    yield indent + [head, ...attributes].join(' ');
    const [only] = children;
    // Its name is what it says.
    if (children.length === 1 && only !== undefined && head.endsWith(` ${only.trim()}`)) return;
  }
  yield* children;
}

/**
 * What a person gets of `roots`: roles, names, states, values, descriptions, focus, and text that is drawn. No ids, no
 * classes, nothing of a style; the same page gives the same bytes.
 */
export function lookOf(roots: Iterable<Element>): Look {
  beginAriaCaches();
  try {
    return [...roots].flatMap((root) => [...linesOf(root, 0)]);
  } finally {
    endAriaCaches();
  }
}
