import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { postJobs, publishDue } from '#src/backend/posts/publisher.ts';
import { postPublished } from '#src/contract/app/realtime.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { anotherProcess } from '../billing/instances.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, subscribe } from '../world.ts';
import { makePost, press } from './writing.ts';

let backend: TestBackend;
let ada: Browser;
const open: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const publisher of open.splice(0)) await publisher.stop();
});

const minute = 60_000;
const inMinutes = (minutes: number) =>
  new Date(backend.clock().getTime() + minutes * minute).toISOString();
const plan = (publish_at: string) => makePost(ada, { text: 'x', publish_at });
const rowOf = async (id: number) => {
  const [row] = await backend.db.select().from(posts).where(eq(posts.id, id));
  return row;
};
const announced = (id: number) =>
  backend.published
    .filter(({ event }) => event.endsWith('PostPublished'))
    .flatMap(({ channels, data }) =>
      postPublished.parse(data).post_id === id ? channels.toSorted() : [],
    );
const online = (...names: Parameters<typeof idOf>[0][]) =>
  backend.db
    .update(users)
    .set({ lastSeenAt: backend.clock() })
    .where(inArray(users.id, names.map(idOf)));
const channelOf = (name: Parameters<typeof idOf>[0]) => `private-App.Models.User.${idOf(name)}`;

it('publishes at the instant that was planned, and not before', async () => {
  const at = inMinutes(10);
  const { id } = await plan(at);
  backend.advance(10 * minute - 1);
  expect(await publishDue(backend)).toBe(0);
  backend.advance(1);
  expect(await publishDue(backend)).toBe(1);
  expect((await rowOf(id))?.publishedAt?.toISOString()).toBe(at);
  expect(await publishDue(backend)).toBe(0);
});

it('publishes each post once, however many processes look at once', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 8; number += 1) ids.push((await plan(inMinutes(10))).id);
  backend.advance(10 * minute);
  await online('ada');
  const other = await anotherProcess(backend);
  const counts = await Promise.all(
    [backend, other.backend, backend, other.backend].map((one) => publishDue(one)),
  );
  await other.close();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  for (const id of ids) expect(announced(id)).toEqual([channelOf('ada')]);
});

it.each([
  ['spring in New York', '2026-03-08T01:30:00-05:00', '2026-03-08T06:30:00.000Z'],
  ['spring in New York, after the gap', '2026-03-08T03:00:00-04:00', '2026-03-08T07:00:00.000Z'],
  ['spring in Madrid', '2026-03-29T01:30:00+01:00', '2026-03-29T00:30:00.000Z'],
  ['autumn in New York, first', '2026-11-01T01:30:00-04:00', '2026-11-01T05:30:00.000Z'],
  ['autumn in New York, second', '2026-11-01T01:30:00-05:00', '2026-11-01T06:30:00.000Z'],
  ['autumn in Madrid, first', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
  ['autumn in Madrid, second', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
  ['autumn in Sydney, first', '2026-04-05T02:30:00+11:00', '2026-04-04T15:30:00.000Z'],
  ['autumn in Sydney, second', '2026-04-05T02:30:00+10:00', '2026-04-04T16:30:00.000Z'],
  ['spring in Sydney', '2026-10-04T01:59:00+10:00', '2026-10-03T15:59:00.000Z'],
])('a server that was stopped at the due minute publishes then: %s', async (_, local, instant) => {
  const now = new Date(new Date(instant).getTime() - 60 * minute).toISOString();
  backend = await createTestBackend({ now });
  ada = await signedIn(backend, 'ada');
  const { id } = await plan(local);
  backend.advance(180 * minute);
  await online('ada');
  open.push(startJobs(backend, postJobs), startJobs({ ...backend }, postJobs));
  await passes(async () =>
    expect(await rowOf(id)).toMatchObject({
      status: 'published',
      publishedAt: new Date(instant),
    }),
  );
  await passes(() => expect(announced(id)).toEqual([channelOf('ada')]));
});

it('sleeps until one millisecond after the next plan, and publishes it then', async () => {
  const { id, publish_at } = await plan(inMinutes(10));
  let now = new Date(publish_at ?? 0).getTime() - 20_000;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  open.push(startJobs({ ...backend, clock: () => new Date(now) }, postJobs));
  // A database's own client sets timers too.
  const sleep = () => timers.mock.calls.find(([, milliseconds]) => milliseconds === 20_001);
  await expect.poll(sleep).toBeDefined();
  expect((await rowOf(id))?.status).toBe('scheduled');
  now += 20_001;
  sleep()?.[0]();
  await expect.poll(async () => (await rowOf(id))?.status).toBe('published');
});

it('leaves alone what was taken back, deleted or published by hand', async () => {
  const [back, gone, out] = [
    await plan(inMinutes(10)),
    await plan(inMinutes(10)),
    await plan(inMinutes(10)),
  ];
  await press(ada, back.id, 'unschedule');
  await ada.send('DELETE', `/api/v1/posts/${gone.id}`);
  await press(ada, out.id, 'publish');
  const at = (await rowOf(out.id))?.publishedAt;
  backend.advance(11 * minute);
  expect(await publishDue(backend)).toBe(0);
  expect((await rowOf(back.id))?.status).toBe('draft');
  expect((await rowOf(out.id))?.publishedAt).toEqual(at);
});

it('is announced to those in whose feed it is, and to nobody across a ban', async () => {
  await follow(backend, 'bo', 'ada');
  await subscribe(backend, 'cy', 'ada');
  await follow(backend, 'fay', 'ada');
  await follow(backend, 'dee', 'ada');
  await ban(backend, 'fay', 'ada', 'mute');
  await ban(backend, 'ada', 'dee', 'block');
  await online('ada', 'bo', 'cy', 'fay', 'dee');
  const { id } = await makePost(ada);
  expect(announced(id)).toEqual([channelOf('ada'), channelOf('bo'), channelOf('cy')].toSorted());
  expect(announced((await makePost(ada, { text: 'x', status: 'draft' })).id)).toEqual([]);
});
