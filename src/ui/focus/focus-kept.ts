import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isSeen, stopBeside, stopsIn, trailOf } from './focus-place.ts';
import { screenHeadingId } from '../style/heading.tsx';

/**
 * Returns a dialog's first focus: the safe button, else the field with `data-autofocus`, else the
 * first control. Scrolling bodies and frames come last: browsers blur a frame when its page loads.
 */
export const firstStop = (root: ParentNode): HTMLElement | undefined => {
  const all = stopsIn(root);
  const wanted = [
    root.querySelector<HTMLElement>('button[data-autofocus]'),
    root.querySelector<HTMLElement>('[data-autofocus]'),
    all.find((element) => !element.matches('iframe, [data-long]')) ?? null,
    ...all,
  ];
  return wanted.find((element) => element !== null && isSeen(element)) ?? undefined;
};

/** First or last focusable element: where focus wraps to when Tab leaves an iframe in a dialog. */
export const edgeStop = (root: ParentNode, edge: 'start' | 'end'): HTMLElement | undefined =>
  stopsIn(root).at(edge === 'start' ? 0 : -1);

/** Scrolls to the focus and notes if it was in `content`: removing a control fires no event. */
export function useHadFocus(content: RefObject<HTMLElement | null>): RefObject<boolean> {
  const had = useRef(false);
  useLayoutEffect(() => {
    const listener = ({ target }: FocusEvent) => {
      had.current = target instanceof Element && content.current?.contains(target) === true;
      // The trap focuses without scrolling; in a low window its choice may be below the edge.
      if (had.current && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, [content]);
  return had;
}

/**
 * Moves the focus to the first control of a dialog if a re-render removed the focused one, so that
 * it never falls to the page behind.
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, had: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const content = panel.current?.closest('[data-scope="dialog"][data-open]');
    if (!panel.current || !content) return;
    const isLost = activeElement === document.body && had.current;
    if (isLost || activeElement === content) {
      firstStop(panel.current)?.focus({ preventScroll: true });
    }
  });
}

const isUsable = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && isSeen(element) && !element.matches(':disabled');

/** Returns the button that opened the menu or popover around `element`; null without one. */
const openerOf = (element: HTMLElement): HTMLElement | null => {
  const holder = element.closest('[id][role="menu"], [id][popover]');
  const id = holder && CSS.escape(holder.id);
  return id ? document.querySelector(`[aria-controls="${id}"], [popovertarget="${id}"]`) : null;
};

/** Returns the button that opens a file (`data-file` holds its hash), the nearest to an element. */
function openerOfFile(hash: string, from: Element | null): HTMLElement | undefined {
  const wanted = `[data-file~="${CSS.escape(hash)}"]`;
  for (let place = from; place; place = place.parentElement) {
    const found = place.querySelector<HTMLElement>(wanted);
    if (place instanceof HTMLElement && place.matches(wanted)) return place;
    if (found && isUsable(found)) return found;
  }
  return undefined;
}

/**
 * Remembers the focused element and returns a function for the element to focus later: what opens the
 * file seen last, where one was seen, else the same one, else its neighbour, such as the next row, else
 * the screen's heading.
 */
export function returnPoint(): (seen?: string | null) => HTMLElement | null {
  const before = document.activeElement;
  const opener = before instanceof HTMLElement && before !== document.body ? before : null;
  const spare = opener && openerOf(opener);
  const place = spare ?? opener;
  const trail = place ? trailOf(place) : [];
  return (seen = null) => {
    const near = opener?.isConnected ? opener : document.body;
    const file = seen === null ? undefined : openerOfFile(seen, near);
    file?.scrollIntoView({ block: 'nearest' });
    return (
      file ??
      [opener, spare].find(isUsable) ??
      stopBeside(trail) ??
      document.getElementById(screenHeadingId)
    );
  };
}
