import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser } from '#tests/lib/browser.ts';
import { witness } from './evidence.ts';
import { countChannels } from './live.ts';
import { countRequests, isQuiet } from './requests.ts';
import { origin } from './world.ts';

/** The password of every demo account (decisions §10). */
export const password = 'correct-horse-9';

const launch = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  // One that crashed would fail all that is left of its worker.
  browser.on('disconnected', () => (shared = undefined));
  return browser;
};
let shared: Promise<Browser> | undefined;

/** One Chromium for all files of a worker, ended with it: what a test opens are profiles of its own. */
export const openBrowser = (): Promise<Browser> => (shared ??= launch());

export interface ProfileOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  /** Answer the age consent beforehand, as on a repeat visit; true by default. */
  readonly consented?: boolean;
  /** Of another product than this worker's own. */
  readonly baseURL?: string;
}

let profiles = 0;

/** `E2E_SLOWER=4` gives every page a processor four times as slow: the races that CI would find otherwise. */
function slowDown(context: BrowserContext): void {
  const rate = Number(process.env['E2E_SLOWER'] ?? 1);
  if (rate <= 1) return;
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    } catch {
      // The page went before it could be slowed.
    }
  });
}

/**
 * A browser profile of its own, with its own cookies, storage and cache. Each comes from an
 * address of its own too, or the fifth login of an account within a minute would be throttled.
 */
export async function newProfile(
  browser: Browser,
  {
    width = 1440,
    height = 900,
    locale = 'en-US',
    consented = true,
    baseURL = origin(),
  }: ProfileOptions = {},
): Promise<BrowserContext> {
  // A file has opened its browser before its first test, and a second try comes after a crash.
  const running = browser.isConnected() ? browser : await openBrowser();
  const context = await running.newContext({
    baseURL,
    viewport: { width, height },
    locale,
    extraHTTPHeaders: { 'X-Forwarded-For': `10.0.${process.pid % 250}.${(profiles += 1)}` },
  });
  context.setDefaultTimeout(60_000);
  witness(context);
  countRequests(context);
  countChannels(context);
  slowDown(context);
  if (consented) {
    await context.addInitScript(() => {
      // A provider's frame has no storage of ours, and a sandboxed one none at all.
      if (window.top !== window) return;
      const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
      localStorage.setItem('fanfare.age-consent', JSON.stringify(consent));
    });
  }
  return context;
}

/** Types the credentials of a demo account and sends them. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${name}@fanfare.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits for the code that the first frame does without (live channel, notices, word of a lost connection). */
export async function isWhole(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notices', exact: true }).waitFor({ state: 'attached' });
  await isQuiet(page);
}

/** Waits for the step back in history that a dialog takes when it goes: it would undo an address typed before it. */
export async function leftDialog(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  await expect.poll(() => dialogs.count()).toBe(0);
  const isHeld = () => page.evaluate(() => 'dialog' in Object(history.state));
  await expect.poll(isHeld).toBe(false);
}

/** Waits until the page has not scrolled for 300 ms: it keeps scrolling after a wheel or a jump. */
export const isStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let at = scrollY, since = performance.now(); performance.now() - since < 300;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (scrollY !== at) since = performance.now();
      at = scrollY;
    }
  });

/** The step back that a dialog takes from history when it goes may cut a reload short: then again. */
export async function reload(page: Page): Promise<void> {
  const again = () =>
    page.reload().then(
      () => true,
      () => false,
    );
  await expect.poll(again).toBe(true);
}
