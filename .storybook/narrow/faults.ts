import { clippedIn } from '../wall/clipped.ts';

/** CSS pixels; less is the rounding of a browser. */
const least = 1.5;

const takesFocus = `a[href], button, input, select, textarea, summary, iframe,
  audio[controls], video[controls], [contenteditable], [tabindex]`;

const nameOf = (element: Element): string => {
  const [own = ''] = element.classList;
  const words = element.ariaLabel ?? element.textContent.trim();
  const name = own === '' ? element.localName : `${element.localName}.${own}`;
  return words === '' ? name : `${name} “${words.slice(0, 40)}”`;
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert]') &&
  !element.matches(':disabled, [type="hidden"]');

const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX);

const isWider = (element: Element): boolean => element.scrollWidth > element.clientWidth + least;

/** The innermost of what reaches furthest to the end of a box. */
const widestIn = (box: Element): string => {
  const ends = [...box.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, end: element.getBoundingClientRect().right }));
  const furthest = Math.max(...ends.map(({ end }) => end));
  const widest = ends.findLast(({ end }) => end > furthest - 1);
  return widest ? `: ${nameOf(widest.element)}` : '';
};

function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      yield* rulesIn(rule.cssRules);
  }
}

/**
 * Selectors of what scrolls sideways on purpose: `overflow-x` alone. With `overflow: auto` or `overflow-y: auto` a box
 * comes to scroll sideways as well, and nobody meant it.
 */
const meantIn = (document: Document): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...rulesIn(sheet.cssRules)])
    .filter(({ style }) => /auto|scroll/.test(style.overflowX) && style.overflowY === '')
    .map(({ selectorText }) => selectorText)
    .join(', ');

function* around(element: Element): Generator<Element> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) yield parent;
}

/** Faults of a document in a narrow window: texts that are cut, and what is seen only after scrolling sideways. */
export function narrowFaults(document: Document): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const meant = meantIn(document) || ':not(*)';
  const isMeant = (element: Element): boolean => element.matches(meant) && scrolls(element);
  const all = [...document.body.querySelectorAll('*')];

  const page = isWider(root)
    ? [`the page scrolls sideways by ${root.scrollWidth - width} px${widestIn(document.body)}`]
    : [];
  const boxes = all
    .filter((box) => scrolls(box) && isWider(box) && !isMeant(box) && isSeen(box))
    .map((box) => {
      const by = box.scrollWidth - box.clientWidth;
      return `${nameOf(box)} scrolls sideways by ${by} px${widestIn(box)}`;
    });
  const beside = all
    .filter((element) => element.matches(takesFocus) && isSeen(element))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isInside = left >= -least && right <= width + least;
      return !isInside && ![...around(element)].some(isMeant);
    })
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${nameOf(element)} takes focus from ${Math.round(left)} to ${Math.round(right)} px`;
    });
  const texts = clippedIn(document)
    .filter(({ isEllipsis }) => !isEllipsis)
    .map(({ text, by, where }) => `“${text}” is cut by ${by} px in ${where}`);
  return [...page, ...boxes, ...beside, ...texts];
}
