/** Stores scroll positions for the tab's session; never throws. */
export interface PositionStore {
  read(entry: string): Position | null;
  write(entry: string, position: Position): void;
}

/** Scroll position: the offset, and an item with its distance from the top. */
export interface Position {
  readonly y: number;
  /** The `data-anchor` of the topmost visible item. */
  readonly anchor: string | null;
  /** Pixels from the top of the window to that item. */
  readonly top: number;
}

/** Milliseconds that an item is held in place once present, and that it is waited for. */
const hold = 5_000;
const wait = 60_000;

/** The key that the navigation gave to the history entry. */
const entryKey = (): string | null => {
  const state: unknown = history.state;
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return isKeyed && typeof state.key === 'string' ? state.key : null;
};

/** Entry whose place is not reached yet: what stands there meanwhile is nobody's position. */
let awaited: string | null = null;

const itemsOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-anchor]')];

const look = (): Position => {
  const item = itemsOnPage().find((each) => each.getBoundingClientRect().bottom > 80);
  const anchor = item?.dataset['anchor'] ?? null;
  return { y: window.scrollY, anchor, top: item?.getBoundingClientRect().top ?? 0 };
};

/** Saves the scroll anchor of each history entry on scroll, at most once a frame. */
export function keepPositions(store: PositionStore): () => void {
  history.scrollRestoration = 'manual';
  let frame = 0;
  const save = () => {
    frame = 0;
    const key = entryKey();
    if (key === null || key === awaited) return;
    store.write(key, look());
  };
  const listener = () => {
    frame ||= requestAnimationFrame(save);
  };
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
    cancelAnimationFrame(frame);
  };
}

/**
 * Restores the scroll position of this history entry, and holds its anchor in place while the
 * screen grows; stops when the person scrolls.
 */
export function restorePosition(store: PositionStore): () => void {
  const key = entryKey();
  const wanted = key === null ? null : store.read(key);
  if (wanted === null) {
    awaited = null;
    window.scrollTo(0, 0);
    return () => undefined;
  }
  awaited = key;
  let isThere = false;
  const settle = () => {
    const item = itemsOnPage().find((each) => each.dataset['anchor'] === wanted.anchor);
    if (item && !isThere) {
      isThere = true;
      clearTimeout(timer);
      timer = setTimeout(stop, hold);
    }
    const y = item
      ? window.scrollY + item.getBoundingClientRect().top - wanted.top
      : Math.min(wanted.y, document.documentElement.scrollHeight - window.innerHeight);
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo(0, y);
    if (item && Math.abs(window.scrollY - y) <= 1) awaited = null;
  };
  const observer = new ResizeObserver(settle);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    if (awaited === key) awaited = null;
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  let timer = setTimeout(stop, wanted.anchor === null ? hold : wait);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  settle();
  return stop;
}
