/** Milliseconds after the page's own load event, for its first pictures. */
const polite = 1_500;

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
  await pause(polite);
  await idle();
};

let settled: Promise<void> | undefined;

/** The first frame and its pictures are over, and the processor rests; true for the rest of the visit. */
export const quiet = (): Promise<void> => (settled ??= settle());
