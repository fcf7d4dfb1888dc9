import { isDataSaverOn } from './data-saver.ts';

/** Milliseconds after the page's own load event, left to its first pictures. */
const settleDelay = 1_500;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The next time that the browser has nothing to do. */
const nextIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 200);
  });

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** The first of these events anywhere on the page. */
export const firstOf = (types: readonly (keyof WindowEventMap)[]) =>
  new Promise<void>((resolve) => {
    const listeners = new AbortController();
    for (const type of types)
      addEventListener(
        type,
        () => {
          listeners.abort();
          resolve();
        },
        { signal: listeners.signal, capture: true },
      );
  });

const settle = async () => {
  if (isDataSaverOn()) return firstOf(['pointerdown', 'keydown']);
  await loaded();
  await pause(settleDelay);
  return nextIdle();
};

let settled: Promise<void> | undefined;

/**
 * Resolves after the load event, `settleDelay` and an idle callback; with data saved, after the
 * first press, because a page that is only read needs nothing more. Resolves once per visit.
 */
export const whenIdle = (): Promise<void> => (settled ??= settle());
