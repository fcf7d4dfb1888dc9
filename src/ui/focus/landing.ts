import { entryKey, type FocusPlace, type PositionStore } from '../lists/scroll-position.ts';
import { screenHeadingId } from '../style/heading.tsx';
import { isSeen, stopsIn } from './focus-place.ts';
import { takeArrivals, waiting, type RouteArrival } from './route-arrival.ts';

/** Milliseconds for which what a screen opens with is waited for. */
const wait = 30_000;

const itemOf = (anchor: string | null): ParentNode | null =>
  document.querySelector(anchor === null ? 'main' : `[data-anchor="${CSS.escape(anchor)}"]`);

/** Place of a focused element of the content; null where it cannot be found again. */
const placeOf = (element: Element): FocusPlace | null => {
  const item = element.closest<HTMLElement>('[data-anchor]');
  const href = element.getAttribute('href');
  if (!element.closest('main') || (!item && href === null)) return null;
  const index = item && href === null ? stopsIn(item).findIndex((stop) => stop === element) : 0;
  return { anchor: item?.dataset['anchor'] ?? null, href, index };
};

const elementAt = ({ anchor, href, index }: FocusPlace): HTMLElement | null => {
  const item = itemOf(anchor);
  if (!item) return null;
  const stops = stopsIn(item);
  const found = stops.find((stop) => href !== null && stop.getAttribute('href') === href);
  return found ?? (href === null ? (stops[index] ?? null) : null);
};

const fragment = (): HTMLElement | null =>
  location.hash === '' ? null : document.getElementById(location.hash.slice(1));
const mark = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-arrival]')].find(isSeen) ?? null;

/** Accessible name of the mark, as far as the page writes it out. */
const nameOf = (element: HTMLElement): string => {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const labels = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
  const label = labels ? element.labels?.[0]?.textContent : null;
  const other = labelled === undefined ? null : document.getElementById(labelled)?.textContent;
  const name = element.getAttribute('aria-label') ?? other ?? label;
  return (name ?? (labels ? '' : element.textContent)).trim();
};

const heading = () => document.getElementById(screenHeadingId);
/** True unless the person, or the screen itself, has put the focus somewhere. */
const isFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === heading();
};

/** True while more is to come below the part: it cannot stand at the top yet. */
const isFilling = (part: HTMLElement): boolean =>
  part.closest('section')?.querySelector('[aria-busy="true"]') != null;

/** Focuses the place in which this screen is to be read or written; true once it is final. */
function settle({ isFirst, isBack, store, say }: RouteArrival): boolean {
  const key = entryKey();
  const kept = isBack && key !== null ? store.read(key) : null;
  const part = kept ? null : fragment();
  if (!isFree() && (part === null || document.activeElement !== part)) return false;
  const former = kept?.focus && !isFirst ? elementAt(kept.focus) : null;
  const marked = kept?.focus || isFirst ? null : mark();
  const found = former ?? part ?? marked;
  found?.focus({ preventScroll: true });
  // An element that the address names may take no focus.
  const isFocused = found !== null && document.activeElement === found;
  if (!isFocused && !isFirst) heading()?.focus({ preventScroll: true });
  if (found !== null && found === marked && marked.dataset['arrival'] !== 'silent')
    say(nameOf(marked));
  if (part === null || found !== part) return found !== null;
  part.scrollIntoView({ block: 'start' });
  return !isFilling(part);
}

/** Waits for that place until the person acts. */
function land(arrival: RouteArrival): () => void {
  const stopping = new AbortController();
  const observer = new MutationObserver(() => {
    if (settle(arrival)) stop();
  });
  const stop = () => {
    stopping.abort();
    observer.disconnect();
    clearTimeout(timer);
    waiting.isOn = false;
  };
  const timer = setTimeout(stop, wait);
  for (const gesture of ['keydown', 'pointerdown'])
    addEventListener(gesture, stop, { capture: true, signal: stopping.signal });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['id', 'data-arrival', 'hidden'],
  });
  waiting.isOn = !arrival.isFirst;
  if (settle(arrival)) stop();
  return stop;
}

/** Keeps the focused place with the position of this history entry. */
const remember = (store: PositionStore, { target }: Event) => {
  const key = entryKey();
  if (!(target instanceof Element) || key === null || target.id === screenHeadingId) return;
  if (!target.closest('main') || target.matches('main')) return;
  const position = store.read(key) ?? { y: scrollY, anchor: null, top: 0 };
  store.write(key, { ...position, focus: placeOf(target) });
};

/**
 * Places the focus when a screen opens: after Back where it was, else on the part that the address
 * names, else on the element marked `data-arrival` (`silent`: the screen's title is said in place of
 * its name), else on the heading; each is waited for.
 */
export function placeFocus(): () => void {
  let stop: (() => void) | null = null;
  let store: PositionStore | null = null;
  const onFocus = (event: Event) => {
    if (store) remember(store, event);
  };
  addEventListener('focusin', onFocus);
  const leave = takeArrivals((arrival) => {
    stop?.();
    store = arrival.store;
    stop = land(arrival);
  });
  return () => {
    stop?.();
    leave();
    removeEventListener('focusin', onFocus);
  };
}
