import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from 'vitest';

/** Requests of each page that are not answered yet, and when each left. */
const open = new WeakMap<Page, Map<Request, number>>();
/** Time of a page's last request or response. */
const moved = new WeakMap<Page, number>();

/** Milliseconds after which an open request is one that the test holds itself. */
const longest = 20_000;

/** The page that asks; null where there is none yet, as for the first document of a window. */
const pageOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
};

const requestsOf = (page: Page): Map<Request, number> => {
  const known = open.get(page) ?? new Map<Request, number>();
  open.set(page, known);
  return known;
};

const isAnswered = (request: Request): void => {
  const page = pageOf(request);
  if (page === null) return;
  requestsOf(page).delete(request);
  moved.set(page, performance.now());
};

/** Counts what the pages of a profile ask for, from their start. */
export function countRequests(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = pageOf(request);
    if (page === null) return;
    // Requests of the previous document are not those of the new one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.delete(page);
    requestsOf(page).set(request, performance.now());
    moved.set(page, performance.now());
  });
  context.on('requestfinished', isAnswered);
  context.on('requestfailed', isAnswered);
}

/** Resolves when a page is idle. */
const isIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3_000 })),
  );

/**
 * Waits until a page has asked for nothing for half a second, and is idle. `networkidle` is told once a
 * document, so that after a move within the app it says nothing.
 */
export async function isQuiet(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await isIdle(page);
      const now = performance.now();
      const waited = [...requestsOf(page).values()].filter((since) => now - since < longest);
      return waited.length === 0 && now - (moved.get(page) ?? 0) > 500;
    })
    .toBe(true);
}
