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
import { flingThrough, printFlung, signIn, throttle, timePress } from './flings.ts';

/**
 * The list of 10,000 followers (`fay`) beside one of 100 (`ada`, who is given as many): how long each
 * takes to open, and whether the long one scrolls without a task over 50 ms, on a processor four times
 * slower. `npx tsx tests/bench/people.ts [port] [built]`; with `built` the last build is measured.
 */
const port = Number(process.argv[2] ?? 0);
const rounds = 9;
const limits = { open: 1.5, task: 50 };
const list = { name: 'Followers' };

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

/** Page of a member that has come to rest beside the list. */
const besideList = async (browser: Browser, origin: string, who: string): Promise<Page> => {
  const page = await signIn(browser, origin, who);
  await page.goto('/audience/blacklist');
  await page.getByRole('link', { name: /^Followers/ }).waitFor();
  // The code of the list, and whatever comes after the first frame, is there.
  await page.getByRole('link', { name: /^Followers/ }).hover();
  await page.waitForTimeout(5_000);
  await throttle(page, 4);
  return page;
};

/** Milliseconds from the press on the tab to the frame in which rows are drawn. */
const openList = async (page: Page): Promise<number> => {
  await page.getByRole('link', { name: /^Blacklist/ }).click();
  await page.locator('a[href="/audience/blacklist"][aria-current=page]').waitFor();
  await page.waitForTimeout(2_500);
  const tab = page.getByRole('link', { name: /^Followers/ });
  return timePress(page, () => tab.click(), 'ul[aria-label="Followers"] > li a');
};

const scrollThrough = async (page: Page) => {
  const flung = await flingThrough(page, limits.task);
  const rows = await page.locator('ul > li[aria-setsize]').count();
  const place = await page.locator('ul > li[aria-setsize]').first().getAttribute('aria-posinset');
  return { ...flung, rows, place };
};

const measure = async (browser: Browser, { origin }: RunningServer) => {
  const [long, short] = [
    await besideList(browser, origin, 'fay'),
    await besideList(browser, origin, 'ada'),
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
  printFlung(scroll, limits.task);
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
