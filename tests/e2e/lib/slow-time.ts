import type { Page } from 'playwright';

/** Seconds that are counted, and the 4 to 20 seconds in which something may be read or taken back. */
const slow = (hurried: string) => {
  if (sessionStorage.getItem(hurried) !== null) return;
  const { setTimeout: soon, clearTimeout: forget } = globalThis;
  const waiting = new Map<unknown, () => void>();
  const later = (act: TimerHandler, wait = 0, ...rest: unknown[]): unknown => {
    const isSlow = wait === 1_000 || (wait >= 4_000 && wait <= 20_000);
    if (!isSlow || typeof act !== 'function' || sessionStorage.getItem(hurried) !== null)
      return soon(act, wait, ...rest);
    const run = () => {
      waiting.delete(id);
      act(...rest);
    };
    const id = soon(run, wait * 6);
    waiting.set(id, run);
    return id;
  };
  const hurry = () => {
    sessionStorage.setItem(hurried, '');
    for (const [id, run] of waiting) {
      forget(id as number);
      run();
    }
  };
  Object.assign(globalThis, { setTimeout: later, hurry });
};
const hurried = 'test.hurried';

/**
 * Lets the time in which something can be taken back pass six times as slowly on this page: a busy machine
 * does in it what a person does in 8 seconds. `hurry` gives the page its own time again.
 */
export async function slowTime(page: Page): Promise<void> {
  await page.addInitScript(slow, hurried);
  if (page.url() !== 'about:blank') await page.evaluate(slow, hurried);
}

/** Ends what waits, and lets time pass as it does. */
export const hurry = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { hurry: () => void }).hurry());
