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
 * A box that the style sheet can keep in what is seen where a browser lays its keyboard over the page instead
 * of making that smaller (every one on iOS): `--viewport-height` is the height of it and `--viewport-from` where it begins.
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
