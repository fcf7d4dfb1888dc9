import { savesData } from './saves-data.ts';

/** Milliseconds after the page's own load event, left to its first pictures. */
export const settleDelay = 1_500;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The next time that the browser has nothing to do. */
export const nextIdle = () =>
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

/** The first press of a button, a key or the screen. */
const used = () =>
  new Promise<void>((resolve) => {
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown'] as const)
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
  if (savesData()) return used();
  await loaded();
  await pause(settleDelay);
  return nextIdle();
};

let settled: Promise<void> | undefined;

/**
 * After the load event, `settleDelay` and an idle callback; where data is saved, after the person's first
 * press, because a page that is only read needs nothing more. Settled for the rest of the visit.
 */
export const whenIdle = (): Promise<void> => (settled ??= settle());
