import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { chromium, type Browser, type Page } from 'playwright';
import { openDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';
import { startServer, type RunningServer } from '../e2e/lib/server.ts';
import { findBrowser } from '../lib/browser.ts';
import { median } from './measure.ts';
import { traceTasks } from './tasks.ts';

/**
 * The list of 10,000 followers (`fay`) beside one of 100 (`ada`, who is given as many): how long each
 * takes to open, and whether the long one scrolls without a task over 50 ms, on a processor four times
 * slower. `npx tsx tests/bench/people.ts [port] [built]`; with `built` the last build is measured.
 */
const port = Number(process.argv[2] ?? 0);
const rounds = 9;
const limits = { open: 1.5, task: 50 };
const list = { name: 'Followers' };

/** The compiler of scripts names functions by a helper of its own, which a page does not have. */
const nameless = 'globalThis.__name = (target) => target;';

const giveFollowers = async (dataDir: string, wanted: number) => {
  const world = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await world.db.execute(sql`
    insert into follows (by_user_id, to_user_id, created_at)
    select fans.id, ada.id, now() - make_interval(mins => fans.id)
    from users ada, (select id from users where email like 'fan-%' order by id limit ${wanted}) fans
    where ada.username = 'ada'
      and (select count(*) from follows where to_user_id = ada.id) < ${wanted}
    on conflict do nothing`);
  await world.db.execute(sql`
    delete from follows where to_user_id = (select id from users where username = 'ada')
      and by_user_id not in (select id from users where email like 'fan-%')`);
  await world.close();
};

const signIn = async (browser: Browser, origin: string, who: string): Promise<Page> => {
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
  await page.goto('/audience/blacklist');
  await page.getByRole('link', { name: /^Followers/ }).waitFor();
  // The code of the list, and whatever comes after the first frame, is there.
  await page.getByRole('link', { name: /^Followers/ }).hover();
  await page.waitForTimeout(5_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** Milliseconds from the press on the tab to the frame in which rows are drawn. */
const openList = async (page: Page): Promise<number> => {
  await page.getByRole('link', { name: /^Blacklist/ }).click();
  await page.locator('a[href="/audience/blacklist"][aria-current=page]').waitFor();
  await page.waitForTimeout(2_500);
  const timing = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        const look = () => {
          if (start > 0 && document.querySelector('ul[aria-label="Followers"] > li a')) {
            requestAnimationFrame(() => resolve(performance.now() - start));
            return;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('link', { name: /^Followers/ }).click();
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

/**
 * Throttled, as a phone would feel it, and unthrottled by the thread's own clock times four: the
 * throttle stretches time in which other programs held the processor too, so on a busy machine only
 * the second says something about the page.
 */
const scrollThrough = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const throttled = await traceTasks(page, () => fling(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const free = await traceTasks(page, () => fling(page));
  const rows = await page.locator('ul > li[aria-setsize]').count();
  const place = await page.locator('ul > li[aria-setsize]').first().getAttribute('aria-posinset');
  const wall = throttled.map((task) => task.wall);
  const own = free.map((task) => task.own * 4);
  // The throttle is a loop on this very thread, so its clock counts it, and not the other programs.
  const slowed = throttled.map((task) => task.own);
  return {
    tasks: free.length,
    worst: Math.max(0, ...own),
    long: own.filter((time) => time > limits.task).length,
    worstSlowed: Math.max(0, ...slowed),
    longSlowed: slowed.filter((time) => time > limits.task).length,
    worstWall: Math.max(0, ...wall),
    longWall: wall.filter((time) => time > limits.task).length,
    rows,
    place,
  };
};

const measure = async (browser: Browser, { origin }: RunningServer) => {
  const [long, short] = [
    await signIn(browser, origin, 'fay'),
    await signIn(browser, origin, 'ada'),
  ];
  const times = { long: [] as number[], short: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.short.push(await openList(short));
    times.long.push(await openList(long));
  }
  const counts = [
    await short.getByRole('list', list).locator('li').first().getAttribute('aria-setsize'),
    await long.getByRole('list', list).locator('li').first().getAttribute('aria-setsize'),
  ];
  await long.getByText('Loading the rest').waitFor({ state: 'detached', timeout: 60_000 });
  await long.waitForTimeout(1_000);
  return { times, counts, scroll: await scrollThrough(long) };
};

if (!process.argv.includes('built')) {
  if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
const options = { dataDir, ...(port > 0 && { port }) };
await (await startServer(options)).stop();
await giveFollowers(dataDir, 100);
const server = await startServer(options);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const { times, counts, scroll } = await measure(browser, server);
  const [long, short] = [median(times.long), median(times.short)];
  const result = { long, short, ratio: long / short, counts, scroll, times };
  console.log(`\nFollower lists of ${counts.join(' and ')}, processor four times slower`);
  console.log(
    `  open  ${short.toFixed(0)} ms and ${long.toFixed(0)} ms: ${result.ratio.toFixed(2)} ×`,
  );
  const tasks = (worst: number, long: number) =>
    `${worst.toFixed(0)} ms, ${long} over ${limits.task} ms`;
  console.log(`  scroll  longest of ${scroll.tasks} tasks, by the thread's clock`);
  console.log(`    not throttled, ×4: ${tasks(scroll.worst, scroll.long)}`);
  console.log(`    throttled: ${tasks(scroll.worstSlowed, scroll.longSlowed)}`);
  console.log(`    throttled, by the wall's: ${tasks(scroll.worstWall, scroll.longWall)}`);
  console.log(`  ${scroll.rows} rows in the page, the first is number ${scroll.place}`);
  mkdirSync('node_modules/.cache/bench', { recursive: true });
  writeFileSync('node_modules/.cache/bench/people.json', `${JSON.stringify(result, null, 2)}\n`);
  if (result.ratio > limits.open || Math.max(scroll.worst, scroll.worstSlowed) > limits.task)
    process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
