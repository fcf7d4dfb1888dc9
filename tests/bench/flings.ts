import type { Browser, Page } from 'playwright';
import { traceTasks } from './tasks.ts';

/** The compiler of scripts names functions by a helper of its own, which a page does not have. */
const nameless = 'globalThis.__name = (target) => target;';

/** Page of a signed-in demo member, 390 pixels wide. */
export const signIn = async (browser: Browser, origin: string, who: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-For': `10.7.0.${who.charCodeAt(0)}` },
  });
  await context.addInitScript(() => {
    const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
    localStorage.setItem('fanfare.age-consent', JSON.stringify(consent));
  });
  await context.addInitScript(nameless);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(`${who}@fanfare.test`);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('article').first().waitFor({ timeout: 30_000 });
  return page;
};

/** Makes the processor of a page slower, or 1 as fast as it is. */
export const throttle = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Milliseconds from a press to the frame in which what a selector finds is drawn. */
export const timePress = async (
  page: Page,
  press: () => Promise<void>,
  selector: string,
): Promise<number> => {
  const timing = page.evaluate(
    (drawn) =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        const look = () => {
          if (start > 0 && document.querySelector(drawn)) {
            requestAnimationFrame(() => resolve(performance.now() - start));
            return;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
  await press();
  return timing;
};

/** A thumb flings through the list, then jumps in it. */
const fling = async (page: Page) => {
  await page.mouse.move(195, 600);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, step % 10 === 9 ? -400 : 300 + (step % 7) * 150);
    await page.waitForTimeout(30);
  }
  for (const share of [0.25, 0.5, 0.9, 0.1]) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), share);
    await page.waitForTimeout(300);
  }
};

/** Collects now, and not in the middle of a fling, the garbage of a page's earlier life. */
const collectGarbage = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
};

/** Tasks of a fling: milliseconds of the longest, and the number of those over the limit. */
export interface Flung {
  readonly tasks: number;
  readonly worst: number;
  readonly long: number;
  readonly worstSlowed: number;
  readonly longSlowed: number;
  readonly worstWall: number;
  readonly longWall: number;
}

/**
 * Throttled, as a phone would feel it, and unthrottled by the thread's own clock times four: the
 * throttle stretches time in which other programs held the processor too, so on a busy machine only
 * the second says something about the page.
 */
export const flingThrough = async (page: Page, limit: number): Promise<Flung> => {
  await collectGarbage(page);
  await throttle(page, 4);
  const throttled = await traceTasks(page, () => fling(page));
  await throttle(page, 1);
  await collectGarbage(page);
  const free = await traceTasks(page, () => fling(page));
  const wall = throttled.map((task) => task.wall);
  const own = free.map((task) => task.own * 4);
  // The throttle is a loop on this very thread, so its clock counts it, and not the other programs.
  const slowed = throttled.map((task) => task.own);
  return {
    tasks: free.length,
    worst: Math.max(0, ...own),
    long: own.filter((time) => time > limit).length,
    worstSlowed: Math.max(0, ...slowed),
    longSlowed: slowed.filter((time) => time > limit).length,
    worstWall: Math.max(0, ...wall),
    longWall: wall.filter((time) => time > limit).length,
  };
};

/** Writes what a fling took. */
export const printFlung = (flung: Flung, limit: number): void => {
  const tasks = (worst: number, long: number) => `${worst.toFixed(0)} ms, ${long} over ${limit} ms`;
  console.log(`  scroll  longest of ${flung.tasks} tasks, by the thread's clock`);
  console.log(`    not throttled, ×4: ${tasks(flung.worst, flung.long)}`);
  console.log(`    throttled: ${tasks(flung.worstSlowed, flung.longSlowed)}`);
  console.log(`    throttled, by the wall's: ${tasks(flung.worstWall, flung.longWall)}`);
};
