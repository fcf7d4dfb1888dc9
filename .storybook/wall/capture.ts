const named =
  <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
  (element: Element): element is HTMLElementTagNameMap[Name] =>
    element.localName === name;

const [isInput, isTextArea, isOption, isCanvas] = [
  named('input'),
  named('textarea'),
  named('option'),
  named('canvas'),
];

/** Writes into the copy all that markup does not hold of the element: typed, chosen, painted. */
const keep = (from: Element, to: Element): void => {
  if (isInput(from)) {
    to.setAttribute('value', from.value);
    to.toggleAttribute('checked', from.checked);
  } else if (isTextArea(from)) to.textContent = from.value;
  else if (isOption(from)) to.toggleAttribute('selected', from.selected);
  else if (isCanvas(from)) {
    const picture = to.ownerDocument.createElement('img');
    picture.src = from.toDataURL();
    picture.alt = '';
    picture.style.cssText = from.style.cssText;
    picture.className = from.className;
    to.replaceWith(picture);
  }
};

const gone = 'script, style, link, meta, base, noscript, vite-error-overlay, .sb-wrapper';

/** A document as markup, as it stands: without scripts and styles, with what was typed and painted. */
export function markupOf(document: Document): string {
  const root = document.documentElement;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy is of the same kind
  const copy = root.cloneNode(true) as HTMLElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [at, element] of [...root.querySelectorAll('*')].entries()) {
    const other = copies[at];
    if (other) keep(element, other);
  }
  for (const element of copy.querySelectorAll(gone)) element.remove();
  return copy.outerHTML;
}

const ruleText = (sheet: CSSStyleSheet): string => {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    // A sheet of another origin may not be read; a story has none of its own.
    return '';
  }
};

/** Absolute addresses in place of those that are relative to a sheet's file. */
const absolute = (text: string, base: string): string =>
  text.replaceAll(
    /url\("?(?!data:|blob:|#)([^")]+)"?\)/g,
    (_, address: string) => `url("${new URL(address, base).href}")`,
  );

/** All rules of a document as one sheet. */
export const stylesOf = (document: Document): string =>
  [...document.styleSheets]
    .map((sheet) => absolute(ruleText(sheet), sheet.href ?? document.baseURI))
    .join('\n');
