import { stopBeside, trailOf, type Trail } from './focus-place.ts';
import { waiting } from './route-arrival.ts';
import { screenHeadingId } from '../style/heading.tsx';

/** Last focused element and its position, for when it is gone. */
interface Place {
  readonly element: Element;
  readonly trail: Trail;
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus from falling to the body: when the focused element is removed or disabled, the
 * control beside it takes the focus, then its container's, at last the screen's heading. If nothing
 * is there yet (the screen loads), the first control to appear does. Dialogs, menus and opening
 * screens move the focus themselves, before or afterwards.
 */
export function guardFocus(): () => void {
  let place: Place | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;
  const remember = (element: Element | null) => {
    place =
      element === null || element === document.body ? null : { element, trail: trailOf(element) };
  };
  const hold = () => {
    const { activeElement } = document;
    if (place === null || !isLost(place.element)) return;
    if (activeElement !== document.body && activeElement !== place.element) return;
    // A dialog gives the focus back by itself.
    const holder = place.trail.at(-1)?.holder;
    if (holder?.isConnected === false && holder.matches('[role$="dialog"]')) return;
    // The screen that opens places it; an open menu would close without it.
    if (waiting.isOn || document.querySelector('[role="menu"]')) return;
    const to = stopBeside(place.trail) ?? document.getElementById(screenHeadingId);
    to?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(hold);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { signal, capture: true });
  on('focusin', ({ target }) => remember(target instanceof Element ? target : null));
  // No focus event fires here when a frame takes the focus.
  on('blur', ({ target }) => {
    if (target === window) remember(document.activeElement);
  });
  // Left by hand for nothing in particular, and not lost.
  // A browser that removes it may say so beforehand.
  on('focusout', () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && place && !isLost(place.element)) place = null;
    }),
  );
  on('pointerdown', () => {
    if (place !== null && isLost(place.element)) place = null;
  });
  remember(document.activeElement);
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}
