/** Milliseconds after the page's own load event, left to its first pictures. */
export const settleDelay = 1_500;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const idle = () =>
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

const settle = async () => {
  await loaded();
  await pause(settleDelay);
  await idle();
};

let settled: Promise<void> | undefined;

/** After the load event, `settleDelay` and an idle callback; settled for the rest of the visit. */
export const whenIdle = (): Promise<void> => (settled ??= settle());
