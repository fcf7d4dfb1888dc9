import { useLayoutEffect, type RefObject } from 'react';

/** Gives a field the height of its text: rows alone first, or it would never shrink. */
const fit = (box: Element | null): void => {
  const field = box?.querySelector('textarea');
  if (!field) return;
  field.style.blockSize = 'auto';
  const border = field.offsetHeight - field.clientHeight;
  field.style.blockSize = `${field.scrollHeight + border}px`;
};

/**
 * Lets the field in a box follow its text where the browser does not do it by itself: WebKit has no
 * `field-sizing`. The style sheet says how far.
 */
export function useFieldGrowth(box: RefObject<Element | null>, grows: boolean): void {
  const isOurs = grows && !CSS.supports('field-sizing', 'content');
  useLayoutEffect(() => {
    if (isOurs) fit(box.current);
  });
  useLayoutEffect(() => {
    if (!isOurs) return undefined;
    const refit = () => fit(box.current);
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, [box, isOurs]);
}
