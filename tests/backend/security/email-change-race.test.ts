import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, type Browser } from '../auth/browser.ts';
import { gil } from '../auth/newcomer.ts';
import { sentBy } from '../auth/mailed.ts';
import { asked, path, press, rows } from '../settings/email-change/change-world.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { race, rounds } from './race.ts';

/** Twenty rounds take their time on a busy machine. */
vi.setConfig({ testTimeout: 480_000 });

let backend: TestBackend;
let ada: Browser;
let guests: [Browser, Browser];
const isAda = eq(users.id, castIds.ada);
const own = 'ada@fanfare.test';
const addressOf = async () => (await backend.db.select().from(users).where(isAda))[0]?.email ?? '';
const statusIn = async (answer: Response) =>
  ((await answer.json()) as { data: { status: string } }).data.status;

beforeEach(async () => {
  backend = await createTestBackend();
  ada = await confirmed(backend, 'ada');
  guests = [await openBrowser(backend), await openBrowser(backend)];
});
/** As it was before a round, an hour later, so that no limit is met. */
async function anew(): Promise<void> {
  backend.advance(3_700_000);
  await backend.db.update(users).set({ email: own }).where(isAda);
  ada = await confirmed(backend, 'ada');
}

test(`both addresses confirm at once, ${rounds} times: it changes once`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = `ada-${round}@fanfare.test`;
    const tokens = await asked(backend, ada, email);
    const before = (await sentBy(backend)).length;
    const [one, other] = await race(
      () => press(guests[0], 'confirm', tokens.old),
      () => press(guests[1], 'confirm', tokens.new),
      round,
    );
    const came = [await statusIn(one), await statusIn(other)];
    expect(came.toSorted((a, b) => a.localeCompare(b))).toEqual(['changed', 'confirmed']);
    expect(await addressOf()).toBe(email);
    expect((await sentBy(backend)).length).toBe(before + 1);
    await anew();
  }
});

test(`one confirms while the other cancels, ${rounds} times: it is one or the other`, async () => {
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const email = `ada-${round}@fanfare.test`;
    const tokens = await asked(backend, ada, email);
    await press(guests[0], 'confirm', tokens.new);
    const [confirming, cancelling] = await race(
      () => press(guests[0], 'confirm', tokens.old),
      () => press(guests[1], 'cancel', tokens.old),
      round,
    );
    const outcome = await statusIn(confirming);
    expect(await statusIn(cancelling)).toBe(outcome);
    expect(await addressOf()).toBe(outcome === 'changed' ? email : own);
    seen.add(outcome);
    await anew();
  }
  for (const outcome of seen) expect(['changed', 'cancelled']).toContain(outcome);
});

test(`two changes are asked for at once, ${rounds} times: one waits`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const answers = await race(
      () => ada.post(path, { email: `one-${round}@fanfare.test` }),
      () => ada.post(path, { email: `two-${round}@fanfare.test` }),
      round,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const open = (await rows(backend)).filter(({ endedAt }) => endedAt === null);
    expect(open).toHaveLength(1);
    await anew();
  }
});

test(`somebody registers with the new address as it changes, ${rounds} times: one has it`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = `ada-${round}@fanfare.test`;
    const tokens = await asked(backend, ada, email);
    await press(guests[0], 'confirm', tokens.old);
    const newcomer = await openBrowser(backend);
    const [changing, registering] = await race(
      () => press(guests[0], 'confirm', tokens.new),
      () => newcomer.post('/register', { ...gil, username: `gil-${round}`, email }),
      round,
    );
    const outcome = await statusIn(changing);
    expect([outcome, registering.status]).toEqual(
      outcome === 'changed' ? ['changed', 422] : ['taken', 201],
    );
    expect(await addressOf()).toBe(outcome === 'changed' ? email : own);
    await anew();
  }
});
