import { expect, test } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { payoutAnswer } from '#src/contract/billing/payouts.ts';
import { newKey } from '../payments.ts';
import { hour, payoutsPath as path, payoutWorld } from './payout-world.ts';

test('the same intent is one payout, and of twenty at once one is made: twenty rounds', async () => {
  const world = await payoutWorld();
  await world.keep();
  for (let round = 0; round < 20; round += 1) {
    world.backend.advance(61_000);
    const key = newKey();
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => world.ask(4_000, at % 2 === 0 ? newKey() : key)),
    );
    expect(asked.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    const open = (await world.history()).filter(({ status }) => status === 'requested');
    expect(open).toHaveLength(1);
    expect(await world.available()).toBe(4_000);
    const outcomes = await Promise.all([
      world.ada().post(`${path}/${open[0]?.id}/cancel`),
      world.ada().post(`${path}/${open[0]?.id}/cancel`),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.available()).toBe(8_000);
  }
  await world.booksBalance();
}, 240_000);

test('cancelling against sending: paid or given back, never both; twenty rounds', async () => {
  const world = await payoutWorld();
  await world.keep();
  for (let round = 0; round < 20; round += 1) {
    await world.earn(2_500);
    const before = await world.available();
    const { data } = payoutAnswer.parse(await (await world.ask(2_000)).json());
    world.backend.advance(hour);
    const [answer] = await Promise.all([
      world.ada().post(`${path}/${data.id}/cancel`),
      runJobs(world.backend),
    ]);
    world.backend.advance(10_000);
    await runJobs(world.backend);
    const [first] = await world.history();
    expect(first?.status).toBe(answer.status === 200 ? 'cancelled' : 'paid');
    expect(await world.available()).toBe(answer.status === 200 ? before : before - 2_000);
  }
  await world.booksBalance();
}, 240_000);
