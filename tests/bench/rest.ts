import type { Browser, BrowserContextOptions } from 'playwright';

/** Scripts and styles that a visit fetches until idle, in transferred bytes. */
export interface Rest {
  readonly bytes: number;
  readonly files: number;
  /** Files fetched after the first content without a request of the user: prefetched. */
  readonly ahead: number;
}

const isCode = (url: string): boolean => /\/assets\/[^/]+\.(?:js|css)$/.test(url);
/** Longer than any pause of the product's own. */
const restAfter = 8_000;

/** Opens a page, touches nothing, and counts; `connection` is what the browser says of its network. */
export async function measureRest(
  browser: Browser,
  url: string,
  state: BrowserContextOptions,
  connection?: object,
): Promise<Rest> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...state });
  try {
    if (connection)
      await context.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const code = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (isCode(response.url)) code.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = code.get(requestId);
      if (file && !sizes.has(file)) sizes.set(file, encodedDataLength);
    });
    await page.goto(url);
    await page.locator('article').first().waitFor();
    const first = sizes.size;
    await page.waitForTimeout(restAfter);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { bytes, files: sizes.size, ahead: sizes.size - first };
  } finally {
    await context.close();
  }
}
