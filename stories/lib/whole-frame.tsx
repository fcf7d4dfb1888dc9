import { useEffect, useRef } from 'react';
import { showInScheme } from './media-look.ts';

interface Props {
  title: string;
  html: string;
  /** Light or dark as the reader's device would have it. */
  theme: 'light' | 'dark';
  className: string | undefined;
}

/**
 * A document of its own within a story, as high as its content. None of its scripts run; its origin is
 * the story's, so that its height can be read.
 */
export function WholeFrame({ title, html, theme, className }: Props) {
  const place = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    const fit = () => {
      const height = frame.contentDocument?.body?.parentElement?.offsetHeight ?? 0;
      if (height > 0) frame.style.blockSize = `${height}px`;
    };
    const begin = () => {
      if (frame.contentDocument) showInScheme(frame.contentDocument, theme);
      fit();
    };
    let width = 0;
    // In the next frame: what is measured would change while it is.
    const widths = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return;
      width = entry?.contentRect.width ?? 0;
      requestAnimationFrame(fit);
    });
    widths.observe(frame);
    frame.addEventListener('load', begin);
    return () => {
      widths.disconnect();
      frame.removeEventListener('load', begin);
    };
  }, [theme]);
  return (
    <iframe
      ref={place}
      // A scheme that rules were turned to is not turned back.
      key={theme}
      title={title}
      className={className}
      sandbox="allow-same-origin"
      srcDoc={html}
    />
  );
}
