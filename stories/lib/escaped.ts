/**
 * Finds elements positioned against a box outside of the one that scrolls or clips them (`position:
 * absolute` in a box that is no containing block): they neither scroll nor clip with it and stretch
 * the page to the list's height. Also evaluated inside a page, so it uses nothing but the document.
 */
export function escaped(): string[] {
  /* oxlint-disable unicorn/consistent-function-scoping -- the function alone is sent into a page */
  const holds = (style: CSSStyleDeclaration): boolean =>
    style.position !== 'static' ||
    [style.transform, style.translate, style.scale, style.rotate, style.filter].some(
      (value) => value !== 'none',
    ) ||
    /paint|layout|strict|content/.test(style.contain) ||
    style.containerType !== 'normal';
  const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
    overflowX !== 'visible' || overflowY !== 'visible';
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).position !== 'absolute') continue;
    if (element.getClientRects().length === 0) continue;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.body || holds(style)) break;
      if (!cuts(style)) continue;
      const words = (element.textContent ?? '').slice(0, 30);
      found.push(`${element.localName} “${words}” in .${around.className}`);
      break;
    }
  }
  return found;
}
