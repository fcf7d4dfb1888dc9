// oxlint-disable unicorn/consistent-function-scoping -- what measures runs in the page, which has no other scope
import type { Page } from 'playwright';

/**
 * Targets of a finger that are smaller than 44 × 44 px: measured by what a touch beside their middle
 * meets, so that room around a small sign counts. Links within a sentence are excused (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A field's frame belongs to it, and is a line wide.
    const reach = 20.5;
    const kinds =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="checkbox"], [role="slider"]';
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim().length > 1,
      );
    const partsOf = (element: Element): Element[] => [
      element,
      // Beside a box or a dot its words are as good a place.
      ...(element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
        ? (element.labels ?? [])
        : []),
    ];
    const found: string[] = [];
    for (const element of document.querySelectorAll(kinds)) {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || box.width <= 1 || box.height <= 1 || isInSentence(element)) continue;
      // Behind a button of its own, which opens it.
      if (element instanceof HTMLInputElement && element.type === 'file') continue;
      if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled'))
        continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const parts = partsOf(element);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((one) => one.left));
      const top = Math.min(...boxes.map((one) => one.top));
      const width = Math.max(...boxes.map(({ right }) => right)) - left;
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - top;
      const [x, y] = [left + width / 2, top + height / 2];
      const own = (dx: number, dy: number): boolean => {
        const there = document.elementFromPoint(x + dx, y + dy);
        return there !== null && parts.some((part) => part.contains(there));
      };
      // Beneath a bar that stands still, or scrolled out of its box: measured where it can be touched.
      if (!own(0, 0)) continue;
      const wide = own(-reach, 0) && own(reach, 0);
      const high = own(0, -reach) && own(0, reach);
      if (!wide || !high)
        found.push(
          `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    scrollTo(0, 0);
    return [...new Set(found)];
  });
