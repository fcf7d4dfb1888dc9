import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { isBuilt } from '#src/build/product.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { readSettings } from '#src/backend/settings.ts';
import { startServer } from '../../e2e/lib/server.ts';
import { median } from '../measure.ts';
import { traceTasks } from '../tasks.ts';
import { watchConversation, type Watch } from './conversation-watch.ts';
import { countFrames, painted } from './eye.ts';
import { publish, secret, wanted } from './publish.ts';
import { printTable, type Line } from './table.ts';

const { ada, bo, cy } = castIds;
/** The compiler of scripts names functions by a helper of its own, which a page does not have. */
const nameless = 'globalThis.__name = (target) => target;';
/**
 * Script with functions that the bench's own page uses too; both need nothing from their modules.
 */
const lentEyes = `Object.assign(globalThis, { countFrames: ${countFrames.toString()}, painted: ${painted.toString()} });`;
const rounds = 9;
const burstRounds = 5;

/** `count` lines between Ada and somebody, as the demo world has them, the newest a minute ago. */
const giveTalk = async (dataDir: string, other: number, count: number) => {
  const world = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  await world.db.execute(sql`
    insert into messages (author_id, to_user_id, low_user_id, high_user_id, chat_type, text,
      is_paid, price, created_at, updated_at)
    select case when n % 3 = 0 then ${ada}::integer else ${other}::integer end,
      case when n % 3 = 0 then ${other}::integer else ${ada}::integer end,
      ${ada}::integer, ${other}::integer, 0, 'Line ' || n || repeat(' and more', n % 23), false, null,
      now() - interval '1 minute' * (${count}::integer - n + 1),
      now() - interval '1 minute' * (${count}::integer - n + 1)
    from generate_series(1, ${count}::integer) n order by n`);
  await world.db.execute(sql`
    insert into chats (owner_id, with_user_id, chat_type, last_message_id, last_read_message_id,
      updated_at, created_at)
    select owner, peer, 0, newest.id, newest.id, now(), now()
    from (values (${ada}::integer, ${other}::integer), (${other}::integer, ${ada}::integer)) side (owner, peer),
      (select max(id) as id from messages where low_user_id = ${ada} and high_user_id = ${other}) newest
    on conflict (owner_id, with_user_id, chat_type) do update set
      last_message_id = excluded.last_message_id, unread_count = 0, is_hidden = false,
      last_read_message_id = excluded.last_read_message_id, updated_at = excluded.updated_at`);
  await world.close();
};

const signIn = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: origin,
  });
  await context.addInitScript(() => {
    const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
    localStorage.setItem('fanfare.age-consent', JSON.stringify(consent));
  });
  await context.addInitScript(nameless);
  await context.addInitScript(lentEyes);
  await context.addInitScript(watchConversation);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ada@fanfare.test');
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-9');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  return page;
};

const ask = <Answer>(page: Page, what: string): Promise<Answer> =>
  page.evaluate(`globalThis.watch.${what}`);

/** Milliseconds from the press on a chat in the list to the frame from which on its newest row stands. */
const openOnce = async (page: Page, other: number): Promise<number> => {
  await page.goto('/messages');
  await page.locator(`a[href="/messages/${other}"]`).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2_500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const took = await ask<number>(page, `open('a[href="/messages/${other}"]')`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return took;
};

const line = (budget: string, what: string, value: number, limit: number, unit: string): Line => ({
  budget,
  what,
  value,
  limit,
  unit,
});

/** The real screen of the built product, over a real socket. Builds it when its sources have changed. */
export async function product(browser: Browser): Promise<Line[]> {
  if (!isBuilt() && spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed; the product was not measured.');
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
  await (await startServer({ dataDir })).stop();
  await giveTalk(dataDir, bo, 10_000);
  await giveTalk(dataDir, cy, 200);
  const server = await startServer({ dataDir, env: { PUSHER_APP_SECRET: secret } });
  try {
    const page = await signIn(browser, server.origin);
    const times = { long: [] as number[], short: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.short.push(await openOnce(page, cy));
      times.long.push(await openOnce(page, bo));
    }
    const [long, short] = [median(times.long), median(times.short)];
    await page.waitForTimeout(1_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const burst = async () => {
      const watching = ask<Awaited<ReturnType<Watch['burst']>>>(page, `burst(${wanted})`);
      await publish(server.origin, page);
      return watching;
    };
    const openAnew = async () => {
      await page.goto(`/messages/${bo}`);
      await page.getByRole('log').getByText('Line').first().waitFor();
      await page.waitForTimeout(6_000);
    };
    // A trace slows down what it looks at: a burst of its own, after those that are timed.
    const bursts: Awaited<ReturnType<typeof burst>>[] = [];
    for (let round = 0; round < burstRounds; round += 1) {
      bursts.push(await burst());
      await openAnew();
    }
    const tasks = await traceTasks(page, async () => void (await burst()));
    const task = Math.max(0, ...tasks.map(({ own }) => own));
    await openAnew();
    const of = (pick: (one: (typeof bursts)[number]) => number) => bursts.map(pick);
    let pages = 0;
    page.on('request', (asked) => {
      if (asked.postData()?.includes('beforeId')) pages += 1;
    });
    const jump = await ask<number>(page, 'history()');
    if (pages < 2) throw new Error(`Only ${pages} pages of history were read: nothing was proved.`);
    printTable(['the whole product', '200', '10,000'], [['opens', [short, 'ms'], [long, 'ms']]]);
    printTable(
      ['a burst in the product', 'settles', 'frames a second'],
      bursts.map(({ settles, fps }, at) => [String(at + 1), [settles, 'ms'], [fps, '']]),
    );
    return [
      line('G5', 'product: opens 10,000 / 200', long / short, 1.2, '×'),
      line('G6', `product: the largest jump while ${pages} pages come in front`, jump, 1.5, 'px'),
      line(
        'G7',
        'product: looks at the burst off the bottom',
        Math.max(...of(({ lost }) => lost)) * 100,
        0,
        '%',
      ),
      line('G7', 'product: settles', median(of(({ settles }) => settles)), 50, 'ms'),
      line('G7', 'product: longest task', task, 100, 'ms'),
      {
        ...line('G7', 'product: frames a second', median(of(({ fps }) => fps)), 40, ''),
        isLeast: true,
      },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
