import { stopBeside, trailOf, type Trail } from './focus-place.ts';
import { screenHeadingId } from '../style/heading.tsx';

/** Last focused element and its position, for when it is gone. */
interface Place {
  readonly element: Element;
  readonly trail: Trail;
}

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * The focus never falls to the body: when what had it is removed or disabled by what its press caused,
 * the control beside it takes it, then what holds that, and at last the heading of the screen. Nothing
 * there yet (the screen loads): with the first thing that comes. What puts the focus somewhere by itself
 * (a dialog, a menu, a screen that opens) has done so before, or does so afterwards.
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
    const heading = document.getElementById(screenHeadingId);
    (stopBeside(place.trail) ?? heading)?.focus({ preventScroll: true });
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
  // A frame that takes the focus reports it to nobody.
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
