import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dying } from '../../dying.ts';
import { allDue, halfAnHour, isAllDone, processOf, runAll } from './all-due.ts';
import { failures } from './poison.ts';
import { SmtpServer } from './smtp.ts';

/** A world for each step that a process may be killed after. */
vi.setConfig({ testTimeout: 1_800_000 });

const smtp = new SmtpServer();
beforeAll(() => smtp.come());
afterAll(() => smtp.go());

test('killed between any two steps, the next process does all of it, and nothing twice', async () => {
  let world = await allDue(smtp);
  const whole = dying(world.backend, Infinity);
  const own = processOf(world, whole.db);
  expect(await runAll(own)).toEqual([]);
  await own.mail.close();
  await halfAnHour(world);
  await isAllDone(world, 'not killed');
  expect(whole.asked()).toBeGreaterThan(60);
  for (let last = 0; last < whole.asked(); last += 1) {
    world = await allDue(smtp);
    const dead = processOf(world, dying(world.backend, last).db);
    await runAll(dead);
    await dead.mail.close();
    await halfAnHour(world);
    await isAllDone(world, `killed after ${last}`);
    expect(await failures(world.backend), `killed after ${last}`).toEqual([]);
  }
});
