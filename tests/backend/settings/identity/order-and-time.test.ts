import { beforeEach, describe, expect, it } from 'vitest';
import { identitySessions, identityTokens } from '#src/backend/db/schema/identity.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { eq } from 'drizzle-orm';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import * as world from './identity-world.ts';

const { report, reportOf, taken, unchanged, unsigned, decided } = world;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let backend: TestBackend;
let bo: Browser;
let session: { id: string; token: string };
let key: string;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  session = await world.sessionAt(backend, await world.begin(bo));
  key = world.byToken(backend, session.token);
});
const status = async () => (await world.stateOf(bo)).status;

describe('the order of reports', () => {
  it('pending does not use the token up; the decision does', async () => {
    const came = reportOf(backend, session.id, { status: 'pending' });
    expect(await report(backend, key, came)).toEqual(taken);
    expect(await world.stateOf(bo)).toMatchObject({ status: 'pending', since: came.at });
    backend.advance(1_000);
    const no = reportOf(backend, session.id, { status: 'rejected', reason: 'glare' });
    expect(await report(backend, key, no)).toEqual(taken);
    expect(await world.stateOf(bo)).toMatchObject({
      status: 'rejected',
      reason: 'glare',
      since: came.at,
      decided_at: no.at,
    });
    backend.advance(1_000);
    expect(await report(backend, key, reportOf(backend, session.id))).toEqual(decided);
    expect(await status()).toBe('rejected');
  });

  it('a decision is final: neither the other one nor pending changes it', async () => {
    await report(backend, key, reportOf(backend, session.id));
    backend.advance(1_000);
    const wait = world.bySession(backend, session.id);
    for (const by of [key, wait]) {
      const no = reportOf(backend, session.id, { status: 'rejected', reason: 'other' });
      expect(await report(backend, by, no)).toEqual(decided);
      const late = reportOf(backend, session.id, { status: 'pending' });
      expect(await report(backend, by, late)).toEqual(unchanged);
    }
    expect(await status()).toBe('approved');
    expect((await world.saidTo(backend, 'bo')).events).toEqual(['approved']);
  });

  it('one that is older than what is known changes nothing', async () => {
    const old = reportOf(backend, session.id, { status: 'rejected', reason: 'other' });
    backend.advance(5_000);
    await report(backend, key, reportOf(backend, session.id, { status: 'pending' }));
    expect(await report(backend, key, old)).toEqual(unchanged);
    expect(await status()).toBe('pending');
    backend.advance(1_000);
    expect(await report(backend, key, reportOf(backend, session.id))).toEqual(taken);
  });

  it('a reason that is not known here is another one', async () => {
    const no = reportOf(backend, session.id, { status: 'rejected', reason: 'face_hidden' });
    await report(backend, key, no);
    expect(await world.stateOf(bo)).toMatchObject({ status: 'rejected', reason: 'other' });
  });
});

describe('time', () => {
  it('after its hour a token signs nothing', async () => {
    backend.advance(hour);
    expect(await report(backend, key, reportOf(backend, session.id))).toEqual(unsigned);
    expect(await status()).toBe('none');
  });

  it('documents that came in within the hour are decided on days later, by the session’s key', async () => {
    await report(backend, key, reportOf(backend, session.id, { status: 'pending' }));
    backend.advance(3 * day);
    expect(await report(backend, key, reportOf(backend, session.id))).toEqual(unsigned);
    const late = report(
      backend,
      world.bySession(backend, session.id),
      reportOf(backend, session.id),
    );
    expect(await late).toEqual(taken);
    bo = await signedIn(backend, 'bo');
    expect(await status()).toBe('approved');
  });

  it('the stand-in keeps to it: what it cannot deliver it sends again, with the key that is good then', async () => {
    const url = await world.begin(bo);
    const send = backend.send;
    const down = { ...backend, send: () => Promise.reject(new Error('No network')) };
    await world.choose(down, url, 'checked');
    expect(await status()).toBe('none');
    backend.advance(2_000);
    await world.deliver({ ...backend, send });
    expect(await status()).toBe('pending');
    backend.advance(2 * hour);
    await world.deliver({ ...backend, send });
    bo = await signedIn(backend, 'bo');
    expect(await status()).toBe('approved');
  });
});

const refusalOf = async (browser: Browser) => {
  const answer = await browser.post(world.tokenPath);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};

describe('the token', () => {
  it('is void once another was asked for; the new one signs', async () => {
    const token = await world.askToken(bo);
    expect(token).not.toBe(session.token);
    expect(await report(backend, key, reportOf(backend, session.id))).toEqual(unsigned);
    const fresh = world.byToken(backend, token);
    expect(await report(backend, fresh, reportOf(backend, session.id))).toEqual(taken);
  });

  it('stands nowhere but in its hash, and in no line of the log', async () => {
    const token = await world.askToken(bo);
    await report(backend, world.byToken(backend, token), reportOf(backend, session.id));
    const rows = JSON.stringify(await backend.db.select().from(identityTokens));
    for (const secret of [token, token.split('.')[1] ?? token]) {
      expect(rows).not.toContain(secret);
      expect(backend.logged.join('\n')).not.toContain(secret);
    }
  });

  it('is asked for where something is open alone', async () => {
    const fan = await world.unproved(backend, 'fay');
    expect(await refusalOf(fan)).toEqual([409, 'identity_not_started']);
    await report(backend, key, reportOf(backend, session.id, { status: 'pending' }));
    expect(await refusalOf(bo)).toEqual([409, 'identity_pending']);
    await report(backend, key, reportOf(backend, session.id));
    expect(await refusalOf(bo)).toEqual([409, 'identity_approved']);
  });
});

it('a member who is gone takes everything along, and no report finds them', async () => {
  await report(backend, key, reportOf(backend, session.id, { status: 'pending' }));
  await backend.db.delete(users).where(eq(users.id, idOf('bo')));
  for (const table of [identitySessions, identityTokens])
    expect(JSON.stringify(await backend.db.select().from(table))).not.toContain(session.id);
  expect(await report(backend, key, reportOf(backend, session.id))).toEqual(unsigned);
});
