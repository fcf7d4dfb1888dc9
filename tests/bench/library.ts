import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { chromium, type Browser, type Page } from 'playwright';
import { openDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';
import { startServer } from '../e2e/lib/server.ts';
import { findBrowser } from '../lib/browser.ts';
import { median } from './measure.ts';
import { flingThrough, printFlung, signIn, throttle, timePress } from './flings.ts';

/**
 * A library of 10,000 files (`fay`) beside one of 100 (`bo`): how long each takes to open, whether the
 * long one, all of it in the page, is flung through without a task over 100 ms on a processor four
 * times slower, and whether 500 of its files are moved by one call and back by another.
 * `npx tsx tests/bench/library.ts [port] [built]`; with `built` the last build is measured.
 */
const port = Number(process.argv[2] ?? 0);
const rounds = 9;
const limits = { open: 1.5, task: 100 };
const [many, few] = [10_000, 100];
const moved = 500;

/** Copies a picture of the demo world so often, an hour apart; the oldest are of a year ago. */
const giveFiles = async (dataDir: string, who: string, wanted: number) => {
  const world = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await world.db.execute(sql`
    insert into files (hash, owner_id, name, purpose, type, status, mime, width, height, placeholder, bytes, variants, created_at)
    select ${who}::text || '-' || n, owner.id, 'picture ' || n || '.jpg', 'post', 'image', 'ready', one.mime,
      one.width, one.height, one.placeholder, 1, one.variants, now() - make_interval(hours => n)
    from users owner, (select * from files where purpose = 'post' and type = 'image' order by hash limit 1) one,
      generate_series(1, ${wanted}::int - (
        select count(*)::int from files mine join users on users.id = mine.owner_id
        where username = ${who}::text and purpose in ('post', 'message'))) n
    where owner.username = ${who}::text`);
  await world.db.execute(sql`
    insert into folders (user_id, name, created_at)
    select id, 'Summer', now() from users where username = ${who}::text`);
  await world.close();
};

const tabs = { uploads: /^Uploads/, purchases: /^Purchases/ };
const tab = (page: Page, name: RegExp) => page.getByRole('link', { name });
const rest = (page: Page) => page.waitForTimeout(2_500);

/** Page of a member that has come to rest beside their files. */
const besideFiles = async (browser: Browser, origin: string, who: string): Promise<Page> => {
  const page = await signIn(browser, origin, who);
  await page.goto('/library/uploaded');
  await page.getByRole('gridcell').first().waitFor();
  await rest(page);
  await throttle(page, 4);
  return page;
};

/** Milliseconds from the press on the tab to the frame in which files are drawn. */
const openFiles = async (page: Page): Promise<number> => {
  await tab(page, tabs.purchases).click();
  await page.locator('a[href="/library/owned"][aria-current=page]').waitFor();
  await rest(page);
  return timePress(page, () => tab(page, tabs.uploads).click(), '[data-tile] img');
};

/** Number of files whose place is in the page, drawn or not. */
const countPlaces = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=grid]')].map((grid) =>
      Number(grid.getAttribute('aria-rowcount')),
    );
    return rows.reduce((sum, each) => sum + each, 0) * 3;
  });

/** Milliseconds without a further page after which none is waited for. */
const patience = 30_000;

/**
 * Scrolls until all files have come; their number, which the last row of each month rounds up. Throws
 * with the last words of the page when no further page comes.
 */
const fetchAll = async (page: Page): Promise<number> => {
  let count = 0;
  let since = performance.now();
  while (count < many) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(60);
    const now = await countPlaces(page);
    if (now !== count) since = performance.now();
    count = now;
    if (performance.now() - since < patience) continue;
    const words = await page.evaluate(() => document.body.innerText.slice(-200));
    throw new Error(`After ${count} places no further page came: ${words}`);
  }
  return count;
};

/** Calls that move 500 files, and those that move them back. */
const moveMany = async (page: Page) => {
  const calls: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/library/move')) return;
    const { changes } = request.postDataJSON() as {
      changes: { add: string[]; remove: string[] }[];
    };
    calls.push(changes.reduce((sum, { add, remove }) => sum + add.length + remove.length, 0));
  });
  await page.evaluate(() => scrollTo(0, 0));
  const tiles = page.getByRole('gridcell');
  await tiles.first().focus();
  await page.keyboard.press('Space');
  const chosen = page.getByRole('status').getByText(new RegExp(`^${moved} selected`));
  for (let turn = 1; turn < moved; turn += 1) await page.keyboard.press('Shift+ArrowRight');
  await chosen.first().waitFor({ state: 'attached' });
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Summer').click();
  const start = performance.now();
  await dialog.getByRole('button', { name: /^Move/ }).click();
  await page.getByText(`${moved} files moved to Summer.`).waitFor({ timeout: 60_000 });
  const took = performance.now() - start;
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Moved back.').waitFor({ timeout: 60_000 });
  return { calls, took };
};

if (!process.argv.includes('built')) {
  if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
const options = { dataDir, ...(port > 0 && { port }) };
await (await startServer(options)).stop();
await giveFiles(dataDir, 'bo', few);
await giveFiles(dataDir, 'fay', many);
const server = await startServer(options);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const [long, short] = [
    await besideFiles(browser, server.origin, 'fay'),
    await besideFiles(browser, server.origin, 'bo'),
  ];
  const times = { long: [] as number[], short: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.short.push(await openFiles(short));
    times.long.push(await openFiles(long));
  }
  const ratio = median(times.long) / median(times.short);
  console.log(`\nLibraries of ${few} and ${many} files, processor four times slower`);
  console.log(
    `  open  ${median(times.short).toFixed(0)} ms and ${median(times.long).toFixed(0)} ms: ${ratio.toFixed(2)} ×`,
  );
  await short.context().close();
  await throttle(long, 1);
  const places = await fetchAll(long);
  const drawn = await long.getByRole('gridcell').count();
  console.log(`  ${places} places in the page, ${drawn} tiles drawn`);
  const scroll = await flingThrough(long, limits.task);
  printFlung(scroll, limits.task);
  const move = await moveMany(long);
  console.log(`  move  calls with ${move.calls.join(' and ')} files; ${move.took.toFixed(0)} ms`);
  const result = { ratio, times, places, drawn, scroll, move };
  mkdirSync('node_modules/.cache/bench', { recursive: true });
  writeFileSync('node_modules/.cache/bench/library.json', `${JSON.stringify(result, null, 2)}\n`);
  const isOver =
    ratio > limits.open ||
    Math.max(scroll.worst, scroll.worstSlowed) > limits.task ||
    move.calls.join(' ') !== `${moved} ${moved}`;
  if (isOver) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
