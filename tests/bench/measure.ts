import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Cost of one load of a page on a slow phone, in milliseconds, a score, a count and MB. */
export interface LoadCost {
  readonly lcp: number;
  /** All long tasks that began before the first paint, and what those after it took beyond 50 ms. */
  readonly before: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  readonly heap: number;
}

interface Seen {
  lcp: number;
  paint: number;
  tasks: { start: number; duration: number }[];
  shift: number;
}

/** Slow 4G (1.6 Mbit/s, 150 ms) and a processor four times slower. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
};

/** The compiler of scripts names functions by a helper of its own, which a page does not have. */
const nameless = 'globalThis.__name = (target) => target;';

/** Runs inside the page, before anything of it. */
const watch = () => {
  const seen: Seen = { lcp: 0, paint: Number.POSITIVE_INFINITY, tasks: [], shift: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page receives this function alone
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
};

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Loads a page cold, in a profile of its own, until `ready` is on it and the network is idle. */
export async function measureLoad(
  browser: Browser,
  url: string,
  ready: string,
  state: BrowserContextOptions,
): Promise<LoadCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...state });
  const page = await context.newPage();
  try {
    await page.addInitScript(nameless);
    await page.addInitScript(watch);
    const session = await slowDown(page);
    let requests = 0;
    let counting = true;
    page.on('request', (asked) => {
      if (counting && !/^(image|font|websocket)$/.test(asked.resourceType())) requests += 1;
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    counting = false;
    await page.waitForTimeout(2_500);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { benchSeen: Seen }).benchSeen,
    );
    await session.send('HeapProfiler.collectGarbage');
    const heap = await session.send('Runtime.getHeapUsage');
    const { lcp, shift, paint, tasks } = seen;
    const before = sum(tasks.filter(({ start }) => start < paint).map(({ duration }) => duration));
    const blocking = sum(
      tasks.filter(({ start }) => start >= paint).map(({ duration }) => Math.max(0, duration - 50)),
    );
    return { lcp, shift, before, blocking, requests, heap: heap.usedSize / 1024 / 1024 };
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from the click on a link whose screen is fetched already until its heading, and
 * what `arrived` selects, have been painted.
 */
export async function measureRoute(
  page: Page,
  link: string,
  heading: string,
  arrived: string,
): Promise<number> {
  await page.locator(link).first().hover();
  await page.waitForTimeout(1_500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(nameless);
  const timing = page.evaluate(
    ({ title, selector }) =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        const look = () => {
          const isThere = document.querySelector('h1')?.textContent.trim() === title;
          if (start === 0 || !isThere || !document.querySelector(selector)) {
            requestAnimationFrame(look);
            return;
          }
          // The frame that has it is painted when the first task after it runs.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    { title: heading, selector: arrived },
  );
  await page.locator(link).first().click();
  const took = await timing;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
