import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import Pusher from 'pusher';
import { isBuilt } from '#src/backend/build/product.ts';
import { openDatabase } from '#src/backend/db/open.ts';
import { castIds } from '#src/backend/seed/cast.ts';
import { readSettings } from '#src/backend/settings.ts';
import { userChannel } from '#src/contract/channels.ts';
import { startServer } from '../../e2e/lib/server.ts';
import { median } from '../measure.ts';
import { traceTasks } from '../tasks.ts';
import { watchConversation, type Watch } from './conversation-watch.ts';
import { printTable, type Line } from './table.ts';

const { ada, bo, cy } = castIds;
const secret = 'secret-of-the-bench';
/** The compiler of scripts names functions by a helper of its own, which a page does not have. */
const nameless = 'globalThis.__name = (target) => target;';
const rounds = 9;
const wanted = 500;

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

/** The newest message and its chat, as the server says them. */
const newestOf = (page: Page, other: number) =>
  page.evaluate(async (withUserId) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token),
    };
    const body = JSON.stringify({ withUserId, type: 0 });
    const asked = await fetch('/api/v1/messages', { method: 'POST', headers, body });
    const { messages } = (await asked.json()) as { messages: { id: number }[] };
    const told = await fetch(`/api/v1/chat/${withUserId}/0`, { headers });
    const { chat } = (await told.json()) as { chat: object };
    return { chat, message: messages.toSorted((one, next) => next.id - one.id)[0] };
  }, other);

/** Says them through the broker's own interface, ten a call: a sender alone may write 120 in a minute. */
const publish = async (origin: string, page: Page): Promise<void> => {
  const { port } = new URL(origin);
  const account = { appId: 'fanfare', key: 'fanfare-key', secret, useTLS: false };
  const broker = new Pusher({ ...account, host: '127.0.0.1', port });
  const { chat, message } = await newestOf(page, bo);
  const began = performance.now();
  for (let first = 1; first <= wanted; first += 10) {
    const batch = Array.from({ length: 10 }, (_, index) => {
      const id = (message?.id ?? 0) + first + index;
      const text = `This is number ${first + index}.`;
      const at = new Date().toISOString();
      const said = {
        ...message,
        id,
        message_id: id,
        author_id: bo,
        text,
        created_at: at,
        updated_at: at,
      };
      return {
        channel: `private-${userChannel(ada)}`,
        name: String.raw`App\Events\MessageSent`,
        data: { message: said, chat, unread: 1 },
      };
    });
    await broker.triggerBatch(batch);
    const left = began + first * 2 - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }
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
    let came = { lost: 1, fps: 0, settles: Infinity };
    const tasks = await traceTasks(page, async () => {
      const watching = ask<Awaited<ReturnType<Watch['burst']>>>(page, `burst(${wanted})`);
      await publish(server.origin, page);
      came = await watching;
    });
    const task = Math.max(0, ...tasks.map(({ own }) => own));
    await page.goto(`/messages/${bo}`);
    await page.getByRole('log').getByText('Line').first().waitFor();
    let pages = 0;
    page.on('request', (asked) => {
      if (asked.postData()?.includes('beforeId')) pages += 1;
    });
    const jump = await ask<number>(page, 'history()');
    if (pages < 2) throw new Error(`Only ${pages} pages of history were read: nothing was proved.`);
    printTable(['the whole product', '200', '10,000'], [['opens', [short, 'ms'], [long, 'ms']]]);
    return [
      line('G5', 'product: opens 10,000 / 200', long / short, 1.2, '×'),
      line('G6', `product: the largest jump while ${pages} pages come in front`, jump, 1.5, 'px'),
      line('G7', 'product: frames of the burst off the bottom', came.lost * 100, 0, '%'),
      line('G7', 'product: settles', came.settles, 50, 'ms'),
      line('G7', 'product: longest task', task, 100, 'ms'),
      { ...line('G7', 'product: frames a second', came.fps, 40, ''), isLeast: true },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
