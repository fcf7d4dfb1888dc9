import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/** Pixels: less than this is a bar of the browser, more is a keyboard. */
const keyboard = 80;

/** Says in two properties of the style what of the page is seen, while a keyboard lies over the rest of it. */
const fit = ({ style }: HTMLElement, { height, offsetTop, scale }: VisualViewport): void => {
  // Under two fingers less is seen too, and nothing covers it.
  const isCovered = scale < 1.01 && document.documentElement.clientHeight - height > keyboard;
  if (isCovered) {
    style.setProperty('--viewport-height', `${height}px`);
    style.setProperty('--viewport-from', `${offsetTop}px`);
  } else {
    style.removeProperty('--viewport-height');
    style.removeProperty('--viewport-from');
  }
};

/**
 * Box that a stylesheet can fit into the visible viewport where the keyboard covers the page
 * instead of resizing it (all browsers on iOS): `--viewport-height` is the visible height, `--viewport-from` its
 * top.
 */
export function ViewportBox(props: ComponentProps<'div'> & { 'data-open'?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { visualViewport: seen } = window;
    const element = box.current;
    if (!seen || !element) return undefined;
    const refit = () => fit(element, seen);
    refit();
    seen.addEventListener('resize', refit);
    seen.addEventListener('scroll', refit);
    return () => {
      seen.removeEventListener('resize', refit);
      seen.removeEventListener('scroll', refit);
    };
  }, []);
  return <div {...props} ref={box} />;
}
