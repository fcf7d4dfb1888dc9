import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import * as world from './identity-world.ts';

const { report, reportOf, taken, unchanged, unsigned } = world;
const minute = 60_000;
const hour = 60 * minute;

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

/** A well-signed call, but for a header. */
const plain = (headers: Record<string, string>) => {
  const call = world.signedCall(backend, key, reportOf(backend, session.id));
  return { ...call, headers: { ...call.headers, ...headers } };
};

describe('a report', () => {
  it('signed with the token counts once, whatever was sent twice', async () => {
    const call = world.signedCall(backend, key, reportOf(backend, session.id));
    expect(await world.send(backend, call)).toEqual(taken);
    expect(await world.send(backend, call)).toEqual(unchanged);
    expect(await status()).toBe('approved');
    expect(await world.saidTo(backend, 'bo')).toEqual({
      events: ['approved'],
      notices: ['identity_approved'],
      mails: ['identity-approved'],
      log: ['identity_started', 'identity_approved'],
    });
  });

  it('sent five times at once counts once', async () => {
    const call = world.signedCall(backend, key, reportOf(backend, session.id));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => world.send(backend, call)));
    expect(answers.filter((one) => 'changed' in one && one.changed)).toHaveLength(1);
    expect((await world.saidTo(backend, 'bo')).mails).toEqual(['identity-approved']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['without a signature', () => world.send(backend, plain({ 'X-Identity-Signature': '' }))],
    ['without a time', () => world.send(backend, plain({ 'X-Identity-Timestamp': '' }))],
    ['at a time that is none', () => world.send(backend, plain({ 'X-Identity-Timestamp': '1e9' }))],
    ['with a guessed key', () => report(backend, 'guessed', reportOf(backend, session.id))],
    [
      'with the bare token, which the member may know',
      () => report(backend, session.token, reportOf(backend, session.id)),
    ],
    ['about no session', () => report(backend, key, reportOf(backend, 'none'))],
    [
      'with the session’s own key before the documents came in',
      () => report(backend, world.bySession(backend, session.id), reportOf(backend, session.id)),
    ],
    [
      'six minutes old',
      () =>
        report(backend, key, reportOf(backend, session.id), backend.clock().getTime() - 6 * minute),
    ],
    [
      'six minutes ahead',
      () =>
        report(backend, key, reportOf(backend, session.id), backend.clock().getTime() + 6 * minute),
    ],
  ])('%s is 401, and changes nothing', async (_name, act) => {
    expect(await act()).toEqual(unsigned);
    expect(await world.stateOf(bo)).toMatchObject({ status: 'none', is_started: true });
    expect((await world.saidTo(backend, 'bo')).events).toEqual([]);
  });

  it('whose body was changed on the way is 401', async () => {
    const call = world.signedCall(
      backend,
      key,
      reportOf(backend, session.id, { status: 'rejected' }),
    );
    const body = call.body.replace('rejected', 'approved');
    expect(await world.send(backend, { ...call, body })).toEqual(unsigned);
    const spaced = `${call.body} `;
    expect(await world.send(backend, { ...call, body: spaced })).toEqual(unsigned);
  });

  it('of the future is refused, and one that is none is 422 or 400', async () => {
    const at = new Date(backend.clock().getTime() + hour).toISOString();
    const ahead = await report(backend, key, reportOf(backend, session.id, { at }));
    expect(ahead.status).toBe(422);
    for (const wrong of [{ session: 'a\0b' }, { event_id: '' }, { at: '0000-01-01T00:00:00Z' }])
      expect((await report(backend, key, reportOf(backend, session.id, wrong))).status).toBe(422);
    expect((await world.send(backend, { ...plain({}), body: '{' })).status).toBe(400);
    expect(await status()).toBe('none');
  });

  it('about another member’s session is 401, with either’s token', async () => {
    const fay = await world.unproved(backend, 'fay');
    const other = await world.sessionAt(backend, await world.begin(fay));
    expect(await report(backend, key, reportOf(backend, other.id))).toEqual(unsigned);
    const theirs = world.byToken(backend, other.token);
    expect(await report(backend, theirs, reportOf(backend, session.id))).toEqual(unsigned);
    expect([await status(), (await world.stateOf(fay)).status]).toEqual(['none', 'none']);
  });
});
