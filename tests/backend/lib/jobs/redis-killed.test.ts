import { randomUUID } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '#src/backend/db/schema/chat.ts';
import { passes } from '#tests/lib/passes.ts';
import { hasOwnRedis, MortalRedis } from '#tests/lib/redis.ts';
import { say } from '../../chat/talk.ts';
import { server } from '../../kernel/peopled-database.ts';
import { brokerKey, endsTabs, processAt } from '../../kernel/process-at.ts';
import { bundledServer, run } from '../../kernel/processes.ts';
import { idOf, type Name } from '../../world.ts';
import { allDone, nothingTwice, ProcessesDue } from './processes-due.ts';
import { SmtpServer } from './smtp.ts';

/** Jobs run every half minute: four turns on a busy machine. */
vi.setConfig({ testTimeout: 900_000 });

const smtp = new SmtpServer();
beforeAll(() => smtp.come());
afterAll(() => smtp.go());

describe.skipIf(server === undefined || !hasOwnRedis)('two processes whose Redis is killed', () => {
  bundledServer();
  endsTabs();

  test('do all that falls due meanwhile, once; live events come again after it', async () => {
    const redis = await MortalRedis.start({ keeps: true });
    const due = await ProcessesDue.open(smtp);
    const slug = `away-${randomUUID().slice(0, 8)}`;
    const shared = { REDIS_URL: redis.url, SLUG: slug, PUSHER_APP_KEY: brokerKey };
    const runs = [run(due.env(shared)), run(due.env(shared))];
    const [left, right] = (await Promise.all(runs.map(({ ready }) => ready))).map(processAt);
    if (!left || !right) throw new Error('no processes');
    const [ada, bo] = [await left.signIn('ada'), await right.signIn('bo')];
    const tab = await right.tab(bo, 'bo');
    const heard = () =>
      tab.received.flatMap(({ event, data }) =>
        event === 'MessageSent' ? [data.message?.id] : [],
      );
    const hears = (id: number) => passes(() => expect(heard()).toContain(id));
    const newestTo = async (name: Name) => {
      const mine = and(eq(messages.toUserId, idOf(name)), eq(messages.text, 'To all of you'));
      const [row] = await due.backend.db
        .select({ id: max(messages.id) })
        .from(messages)
        .where(mine);
      return row?.id ?? 0;
    };
    await hears((await say(ada, 'bo', 'Before')).id);

    await redis.go();
    for (let rows = 0; rows < 3; rows += 1) await due.add();
    await allDone(due, { paid: false });
    await due.letPass();
    await allDone(due, { paid: true });
    await nothingTwice(due, { again: 0 });
    const failed = runs.flatMap(({ output }) =>
      [...output().matchAll(/job failed .*?"job":"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(new Set(failed)).toEqual(new Set(['expired sockets']));

    redis.come();
    for (const browser of [ada, bo])
      await passes(async () => expect((await browser.get('/api/v1/me')).status).toBe(200));
    await hears((await say(ada, 'bo', 'After')).id);
    // Those to a whole audience go to whom Redis says is there.
    await due.add();
    await allDone(due, { paid: false });
    await hears(await newestTo('bo'));
    await due.letPass();
    await allDone(due, { paid: true });
    await nothingTwice(due, { again: 0 });
    expect([...new Set(heard())], 'each message is heard once').toEqual(heard());

    for (const { child } of runs) child.kill('SIGTERM');
    for (const { ended, output } of runs) expect(await ended, output()).toBe(0);
    await Promise.all([due.close(), redis.go()]);
  });
});
