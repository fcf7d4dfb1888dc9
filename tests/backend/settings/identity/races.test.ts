import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { identitySessions } from '#src/backend/db/schema/identity.ts';
import { rateLimits } from '#src/backend/db/schema/auth.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import * as world from './identity-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const rounds = 20;
const own = () =>
  backend.db
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.userId, idOf('bo')));

/** Begins a try, and has the key that its reports are signed with. */
async function opened() {
  await backend.db.delete(rateLimits);
  const { id, token } = await world.sessionAt(backend, await world.begin(bo));
  return { id, key: world.byToken(backend, token) };
}

it('another try and the rejection at the same moment leave one open try at most, and lose no rejection', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, key } = await opened();
    const no = world.reportOf(backend, id, { status: 'rejected', reason: 'blurred' });
    const both = [() => world.report(backend, key, no), () => bo.post(world.verifyPath)];
    const answers = await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()));
    for (const { status } of answers) expect([200, 409], String(status)).toContain(status);
    const rows = await own();
    expect(rows.find((row) => row.id === id)?.status).toBe('rejected');
    expect(rows.filter(({ status }) => status === 'open').length).toBeLessThan(2);
    backend.advance(1_000);
  }
});

it('acceptance and rejection at the same moment: one of them counts, and it alone is said', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, key } = await opened();
    const said = (await world.saidTo(backend, 'bo')).events.length;
    const decisions = (['rejected', 'approved'] as const).map((status) =>
      world.reportOf(backend, id, { status }),
    );
    const order = round % 2 ? decisions : decisions.toReversed();
    const answers = await Promise.all(order.map((one) => world.report(backend, key, one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { events } = await world.saidTo(backend, 'bo');
    expect(events).toHaveLength(said + 1);
    const [row] = (await own()).filter((one) => one.id === id);
    expect(events.at(-1)).toBe(row?.status);
    bo = await world.unproved(backend, 'bo');
    backend.advance(1_000);
  }
});

it('two tokens asked for at once: the later one signs, and the other does not', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await opened();
    const tokens = await Promise.all([world.askToken(bo), world.askToken(bo)]);
    const answers: number[] = [];
    for (const token of tokens) {
      const no = world.reportOf(backend, id, { status: 'rejected', reason: 'other' });
      answers.push((await world.report(backend, world.byToken(backend, token), no)).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 401)).toHaveLength(1);
    backend.advance(1_000);
  }
});
