import type { Clipped } from './wall.types.ts';

/** Less is the rounding of a browser. */
const least = 1.5;

const isHidden = (element: Element): boolean => {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return (
    style.visibility !== 'visible' ||
    style.opacity === '0' ||
    style.clipPath.startsWith('inset(50%') ||
    (width <= 1 && height <= 1)
  );
};

const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

const nameOf = (element: Element): string => {
  const [own = ''] = element.classList;
  return own === '' ? element.localName : `${element.localName}.${own}`;
};

/** CSS pixels by which a box leaves another, on each axis. */
const beyond = (box: DOMRect, around: DOMRect): { readonly x: number; readonly y: number } => ({
  x: Math.max(around.left - box.left, box.right - around.right, 0),
  y: Math.max(around.top - box.top, box.bottom - around.bottom, 0),
});

interface Cut {
  readonly by: number;
  readonly where: Element;
  readonly isEllipsis: boolean;
}

/** Elements that carry their own paper: a text that leaves one stands beside it. */
const carriers = 'button, a, label, [role="button"], [role="tab"], dialog, [role="dialog"]';

const carries = (element: Element): boolean => {
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  return (
    element.matches(carriers) &&
    (borderTopWidth !== '0px' || !/^rgba\(0, 0, 0, 0\)$|transparent/.test(backgroundColor))
  );
};

/** The first box around a text that cuts it or that it leaves; none beyond a box that scrolls. */
const cutOf = (text: DOMRect, parent: Element): Cut | null => {
  let [watchX, watchY] = [true, true];
  for (let around: Element | null = parent; around; around = around.parentElement) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
    const { x, y } = beyond(text, around.getBoundingClientRect());
    const isPaper = carries(around);
    if (watchX && x > least && (cuts(overflowX) || (isPaper && !scrolls(overflowX))))
      return { by: x, where: around, isEllipsis: textOverflow === 'ellipsis' };
    if (watchY && y > least && (cuts(overflowY) || (isPaper && !scrolls(overflowY))))
      return {
        by: y,
        where: around,
        isEllipsis: getComputedStyle(around).webkitLineClamp !== 'none',
      };
    if (scrolls(overflowX)) watchX = false;
    if (scrolls(overflowY)) watchY = false;
  }
  const root = parent.ownerDocument.documentElement;
  const right = Math.max(text.right - root.clientWidth, -text.left);
  return watchX && right > least ? { by: right, where: root, isEllipsis: false } : null;
};

const rectsOf = (node: Text): readonly DOMRect[] => {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
};

const worst = (cut: readonly Cut[]): Cut | undefined => cut.toSorted((a, b) => b.by - a.by)[0];

/** Texts of a document that are cut off or stand outside of what carries them, worst first. */
export function clippedIn(document: Document): readonly Clipped[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Clipped[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!parent || text === '' || isHidden(parent)) continue;
    // A walker over texts finds nothing else.
    const cut = worst(rectsOf(node as Text).flatMap((rect) => cutOf(rect, parent) ?? []));
    if (!cut || isHidden(cut.where)) continue;
    found.push({
      text: text.length > 60 ? `${text.slice(0, 60)}…` : text,
      by: Math.round(cut.by),
      where: nameOf(cut.where),
      isEllipsis: cut.isEllipsis,
    });
  }
  return found.toSorted((a, b) => b.by - a.by);
}
