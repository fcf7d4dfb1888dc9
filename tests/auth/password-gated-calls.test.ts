import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { passwordGatedCallsMachine } from '#machines/auth/password-gated-calls.machine.ts';
import { passwordGatedCallsAdapter } from '#src/actors/auth/password-gated-calls.adapter.ts';
import { createPasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { fakeServer, json, type Seen } from '#tests/api/fake-server.ts';

const confirmation = { type: 'location.admitted', location: { name: 'confirmPassword' } } as const;
const security = { type: 'location.admitted', location: { name: 'settingsSecurity' } } as const;
const unconfirmed = { kind: 'passwordUnconfirmed' };

/** The real client, keeper and chart before a server that wants a confirmed password. */
function start(
  answer = (call: Seen): Response => json(200, { path: call.path }),
  viewer: { hasPassword?: boolean } | null = {},
) {
  const server = { isConfirmed: false };
  const { fetch, seen } = fakeServer((call) =>
    server.isConfirmed ? answer(call) : json(423, { message: 'Password confirmation required.' }),
  );
  const held = createPasswordGatedCalls(() => Promise.resolve());
  const http = createHttp({
    fetch,
    xsrfToken: () => 't',
    onPasswordUnconfirmed: () => held.hold(),
  });
  const actor = createActor(passwordGatedCallsMachine.provide(passwordGatedCallsAdapter(held)), {
    input: { viewer },
  });
  let asked = 0;
  actor.on('password.unconfirmed', () => (asked += 1));
  const dialogs: string[] = [];
  actor.on('dialog.requested', ({ dialog }) => dialogs.push(dialog));
  actor.start();
  const ask = async () => {
    await expect.poll(() => actor.getSnapshot().value).toBe('asking');
    actor.send(confirmation);
  };
  return { server, http, seen, actor, ask, asked: () => asked, dialogs };
}

test('two calls at once share one confirmation, and each is sent once more', async () => {
  const { server, http, seen, actor, ask, asked } = start();
  const both = Promise.all([
    http.patch<{ path: string }>('/a', { n: 1 }, { idempotencyKey: 'k' }),
    http.delete<{ path: string }>('/b'),
  ]);
  await ask();
  await expect.poll(() => seen.length).toBe(2);
  server.isConfirmed = true;
  actor.send({ type: 'password.confirmed' });
  expect(seen).toHaveLength(2);
  actor.send(security);
  expect((await both).map(({ path }) => path)).toEqual(['/a', '/b']);
  expect(asked()).toBe(1);
  expect(seen.map(({ path }) => path)).toEqual(['/a', '/b', '/a', '/b']);
  expect(seen[2]?.body).toBe('{"n":1}');
  expect(seen[2]?.headers.get('Idempotency-Key')).toBe('k');
});

test('cancel, and going elsewhere, refuse the call and send nothing', async () => {
  for (const word of [{ type: 'password.declined' } as const, security]) {
    const { http, seen, actor, ask } = start();
    const call = http.patch('/a');
    await ask();
    actor.send(word);
    await expect(call).rejects.toEqual(unconfirmed);
    expect(seen).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('resting');
  }
});

test('a member who may not open ConfirmPassword is not kept waiting', async () => {
  const { http, actor } = start();
  const call = http.patch('/a');
  await expect.poll(() => actor.getSnapshot().value).toBe('asking');
  actor.send(security);
  await expect(call).rejects.toEqual(unconfirmed);
});

test('a call that is refused again after the confirmation is not sent a third time', async () => {
  const { http, seen, actor, ask } = start();
  const call = http.patch('/a');
  await ask();
  actor.send({ type: 'password.confirmed' });
  actor.send(security);
  await expect(call).rejects.toEqual(unconfirmed);
  expect(seen).toHaveLength(2);
});

test('an answer that was on its way during the confirmation asks for no other one', async () => {
  const late: (() => void)[] = [];
  const { fetch, seen } = fakeServer(({ path }, index) => {
    if (index >= 2) return json(200, { path });
    const refusal = json(423, { message: 'Password confirmation required.' });
    return index === 0
      ? refusal
      : new Promise<Response>((resolve) => late.push(() => resolve(refusal)));
  });
  let asked = 0;
  const http = createHttp({
    fetch,
    xsrfToken: () => 't',
    onPasswordUnconfirmed: () => {
      asked += 1;
      return Promise.resolve('confirmed');
    },
  });
  const first = http.patch('/a');
  const second = http.patch('/b');
  await first;
  late[0]?.();
  await expect(second).resolves.toEqual({ path: '/b' });
  expect(asked).toBe(1);
  expect(seen).toHaveLength(4);
});

test('a session that ends while a call waits ends the wait', async () => {
  const { http, seen, actor, ask } = start();
  const call = http.patch('/a');
  await ask();
  http.abortAll();
  actor.send({ type: 'viewer.changed', reason: 'expired', viewer: null });
  await expect(call).rejects.toEqual({ kind: 'sessionChanged' });
  expect(seen).toHaveLength(1);
});

test('an event of the same member does not end the wait', async () => {
  const { server, http, actor, ask } = start();
  const call = http.patch('/a');
  await ask();
  actor.send({ type: 'viewer.changed', reason: 'refreshed', viewer: {} });
  server.isConfirmed = true;
  actor.send({ type: 'password.confirmed' });
  actor.send(security);
  await expect(call).resolves.toEqual({ path: '/a' });
});

test('without anybody to ask, the call fails as it is', async () => {
  const { http, actor } = start();
  actor.stop();
  await expect(http.patch('/a')).rejects.toEqual(unconfirmed);
});

const answered = (kind: 'cancelled' | 'confirmed', id = 'password-gated-calls') =>
  ({
    type: 'dialog.answered',
    id,
    dialog: 'password',
    answer: kind === 'confirmed' ? { kind, value: null } : { kind },
  }) as const;
const at = (name: string) => ({ type: 'location.admitted', location: { name } }) as const;

const held = async (place = 'settingsSecurity') => {
  const started = start();
  started.actor.send(at(place));
  const call = started.http.patch<{ path: string }>('/a');
  await expect.poll(() => started.actor.getSnapshot().value).toBe('askingInPlace');
  return { ...started, call };
};

describe('in the settings and beside a payout', () => {
  test.each(['settingsProfile', 'settingsSecurity', 'settingsSite', 'billingPayout'])(
    'a dialog asks at %s, and the call is sent once more',
    async (place) => {
      const { server, actor, call, asked, dialogs, seen } = await held(place);
      expect(dialogs).toEqual(['password']);
      expect(asked()).toBe(0);
      server.isConfirmed = true;
      actor.send(answered('confirmed'));
      expect(actor.getSnapshot().value).toBe('resting');
      await expect(call).resolves.toEqual({ path: '/a' });
      expect(seen).toHaveLength(2);
    },
  );

  test('to decline refuses the call; the answer of another dialog is none', async () => {
    const { actor, call, seen } = await held();
    actor.send(answered('confirmed', 'second-factor'));
    actor.send(answered('cancelled', 'second-factor'));
    expect(actor.getSnapshot().value).toBe('askingInPlace');
    actor.send(answered('cancelled'));
    await expect(call).rejects.toEqual(unconfirmed);
    expect(seen).toHaveLength(1);
  });

  test('another session refuses it, the same member does not', async () => {
    const { actor, call } = await held();
    actor.send({ type: 'viewer.changed', reason: 'refreshed', viewer: {} });
    expect(actor.getSnapshot().value).toBe('askingInPlace');
    actor.send({ type: 'viewer.changed', reason: 'expired', viewer: null });
    await expect(call).rejects.toEqual(unconfirmed);
    expect(actor.getSnapshot().context.hasPassword).toBe(false);
  });

  test('a member without a password is led to the page, which confirms by mail', async () => {
    const { http, actor, ask, dialogs } = start(undefined, { hasPassword: false });
    actor.send(at('settingsSecurity'));
    void http.patch('/a').catch(() => undefined);
    await ask();
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(dialogs).toEqual([]);
    actor.stop();
  });

  test('who has set a password meanwhile is asked in place', async () => {
    const { http, actor } = start(undefined, { hasPassword: false });
    actor.send(at('settingsSecurity'));
    actor.send({ type: 'viewer.changed', reason: 'refreshed', viewer: { hasPassword: true } });
    void http.patch('/a').catch(() => undefined);
    await expect.poll(() => actor.getSnapshot().value).toBe('askingInPlace');
    actor.stop();
  });
});
