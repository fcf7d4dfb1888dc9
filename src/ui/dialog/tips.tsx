import { useEffect, useRef, useState } from 'react';
import { breakpoints } from '../style/breakpoints.ts';
import css from './tooltip.module.css';
import own from './tips.module.css';

const delay = 500;
const rail = `(${breakpoints.md}px <= width < ${breakpoints.lg}px)`;

interface Shown {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * The name of a rail's place beside its icon: after half a second of hovering, at once on focus by
 * key. Escape, a press and leaving take it away; the name is the link's own, so it is not read twice.
 */
export function Tips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (element: HTMLElement) => {
      const { right, top, height } = element.getBoundingClientRect();
      setShown({ text: element.dataset['tip'] ?? '', x: right, y: top + height / 2 });
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const on = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listeners.signal, capture: true });
    on('pointerover', ({ target }) => {
      const element = tipOf(target);
      if (target instanceof Node && tip.current?.contains(target)) return;
      hide();
      if (element && matchMedia(rail).matches) timer = setTimeout(show, delay, element);
    });
    on('focusin', ({ target }) => {
      const element = tipOf(target);
      hide();
      if (element?.matches(':focus-visible') && matchMedia(rail).matches) show(element);
    });
    for (const type of ['focusout', 'pointerdown', 'scroll']) on(type, hide);
    on('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
    });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);
  if (!shown) return null;
  return (
    <span
      ref={tip}
      aria-hidden
      className={`${css.tooltip} ${own.tip}`}
      style={{ insetInlineStart: shown.x, insetBlockStart: shown.y }}
    >
      {shown.text}
    </span>
  );
}
