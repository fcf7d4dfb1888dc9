/** The sources that show that a page slept, so that a test can replace them. */
export interface WakeDeps {
  readonly page: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  readonly window: EventTarget;
  /** Milliseconds of a clock that continues while the machine sleeps. */
  readonly now: () => number;
}

/** Milliseconds out of sight after which timers and sockets may have stood still. */
const long = 30_000;
/** Milliseconds between two looks at the clock: a longer gap means that the machine slept. */
const beat = 10_000;

/**
 * Calls back when a page resumes after it may have slept: visible again, restored from the
 * back/forward cache, on a network again, or on a machine that was closed with the page in front.
 */
export const watchWake = ({ page, window, now }: WakeDeps, notify: () => void): (() => void) => {
  const isSeen = () => page.visibilityState === 'visible';
  const ended = new AbortController();
  const { signal } = ended;
  /** A clock that was put back meanwhile says nothing of how long it was: perhaps long. */
  const since = (at: number) => Math.abs(now() - at);
  let hiddenAt = isSeen() ? null : now();
  let beatAt = now();
  const look = () => {
    const wasHidden = hiddenAt === null ? 0 : since(hiddenAt);
    hiddenAt = isSeen() ? null : (hiddenAt ?? now());
    beatAt = now();
    if (isSeen() && wasHidden >= long) notify();
  };
  const timer = setInterval(() => {
    const gap = since(beatAt);
    beatAt = now();
    if (isSeen() && gap >= long) notify();
  }, beat);
  page.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', notify, { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      if ('persisted' in event && event.persisted === true) notify();
    },
    { signal },
  );
  return () => {
    ended.abort();
    clearInterval(timer);
  };
};
