import { chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/lib/browser.ts';
import { builtStorybook } from '#tests/storybook/built.ts';

/**
 * Measures the designers' bars on the built Storybook: milliseconds of a jump (200 at most) and of a wall
 * of 36 cells (3,000 at most). `STORYBOOK_FOLDER` names one that is built already.
 */
const jumps = [
  ['dialogs-billing-purchase--reviewing', ['declined', 'paying', 'priceChanged', 'succeeded']],
  ['dialogs-billing-tip--choosing', ['purchasing', 'choosing']],
  ['screens-auth-two-factor-authentication--attempt-asking', ['method.code,attempt.lockedOut']],
] as const;
const walls = ['dialogs-billing-tip--choosing', 'dialogs-billing-purchase--declined'];

interface Wire {
  on(event: string, listener: (shown: { key: string } | null) => void): void;
  emit(event: string, key?: string): void;
}

/** Milliseconds from the request to the drawing of the state. */
const jump = (page: Page, key: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: wire } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Wire;
        };
        const begun = performance.now();
        wire.on('statechart/shown', (shown) => {
          if (shown?.key !== wanted) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        wire.emit('statechart/ask');
        wire.emit('statechart/jump', wanted);
      }),
    key,
  );

const { executablePath, args, env } = await findBrowser();
const storybook = await builtStorybook();
const browser = await chromium.launch({ executablePath, args, env });
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
for (const [id, keys] of jumps) {
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=story`);
  await page.locator('#storybook-root > *, [role=dialog]').first().waitFor();
  for (const key of keys) {
    const first = await jump(page, key);
    console.log(`${id} to ${key}: ${first.toFixed(0)} ms`);
  }
}
for (const of of walls) {
  const query = `id=start-wall--every-language&viewMode=story&of=${of}`;
  await page.goto(`${storybook.url}/iframe.html?${query}`);
  const status = page.getByRole('status').filter({ hasText: /cells.* ms$/ });
  await status.waitFor({ timeout: 120_000 });
  console.log(`wall of ${of}: ${await status.innerText()}`);
}
await browser.close();
storybook.close();
