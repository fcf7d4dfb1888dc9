import type { Page } from 'playwright';

/**
 * Finds clipped text: a page wider than the window, boxes that hide part of their text and do not
 * scroll, also by an ellipsis, column heads beyond their frame, and words broken over two lines.
 * Excerpts of people's texts, whose link leads to the whole, are excused; names never are.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** A row of tabs that is longer than the window is scrolled by a finger. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** For screen readers alone. */
    const isForEars = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForEars(element.parentElement));
    const ruler = document.createElement('canvas').getContext('2d');
    const fits = (words: string, element: Element, style: CSSStyleDeclaration): boolean => {
      if (!ruler) throw new Error('There is no canvas to measure words on.');
      ruler.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return ruler.measureText(words).width <= element.clientWidth - padding + 1;
    };
    const range = document.createRange();
    const lines = () =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    /** Words that a line ends in the middle of; what is longer than any of ours has to be broken somewhere. */
    const broken = (element: Element): string[] => {
      return [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node);
        if (!(node instanceof Text) || lines() < 2) return [];
        const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d’]{2,22}/gu;
        return [...node.data.matchAll(words)].flatMap(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return lines() < 2 ? [] : [word];
        });
      });
    };
    const found: string[] = [];
    const say = (what: string, element: Element) =>
      found.push(`${what} ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      const { width, height, left, right } = element.getBoundingClientRect();
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || width <= 1 || height <= 1 || isForEars(element)) continue;
      // Typed text scrolls with its caret; a placeholder does not.
      if (element instanceof HTMLInputElement && !fits(element.placeholder, element, style))
        say(`shortened "${element.placeholder}"`, element);
      if (element.matches('[data-excerpt], input, textarea')) continue;
      if (isText) for (const word of broken(element)) say(`broken "${word}"`, element);
      const table = element.matches('th') && element.closest('[role="region"]');
      if (table && right > table.getBoundingClientRect().right + 1) say('behind the edge', element);
      const hides = /hidden|clip/.test(style.overflowX);
      const isClamped =
        style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
      if (isClamped || (hides && element.scrollWidth > element.clientWidth + 1))
        say('hidden', element);
      if (isText && !scrolls(element) && (left < -1 || right > innerWidth + 1))
        say('outside', element);
      // Words that are wider than the button, link or tab they name lie over its neighbours.
      const frame = isText ? element.closest('a, button')?.getBoundingClientRect() : undefined;
      if (frame && style.display !== 'inline' && (left < frame.left - 1 || right > frame.right + 1))
        say('spilt', element);
      // A closed choice shortens its value without a word.
      const value = element instanceof HTMLSelectElement && element.selectedOptions[0]?.textContent;
      if (value && !fits(value, element, style)) say(`shortened "${value}"`, element);
    }
    return found;
  });
