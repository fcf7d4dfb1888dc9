import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import { securitySettingsMachine } from '#machines/settings/security-settings.machine.ts';
import { secondFactorMachine } from '#machines/settings/second-factor.machine.ts';
import { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import { secondFactorAdapter } from '#src/actors/settings/second-factor.adapter.ts';
import { stockFactorAdapter } from '#src/actors/settings/stock-factor.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';

const gone: Failure = { kind: 'notFound' };
const never = fromPromise<never>(() => new Promise(() => undefined));

/** The security settings at a server with Fortify's routes alone, and the calls that it was sent. */
const atStock = (hasSecret: boolean) => {
  const calls: string[] = [];
  const say = (call: string, answer: unknown) => {
    calls.push(call);
    return Promise.resolve(answer as never);
  };
  const http = {
    get: (path: string) =>
      path.startsWith('/api/')
        ? Promise.reject(Object.assign(new Error('404'), gone))
        : say(`GET ${path}`, hasSecret ? { svg: '<svg/>', url: 'otpauth://totp/a' } : []),
    post: (path: string) => say(`POST ${path}`, ''),
    delete: (path: string) => say(`DELETE ${path}`, ''),
  } as unknown as Http;
  const actor = createActor(
    securitySettingsMachine.provide({
      actors: {
        factor: secondFactorMachine.provide(secondFactorAdapter(http)),
        stock: stockFactorMachine.provide(stockFactorAdapter(http)),
        password: never as never,
        sessions: never as never,
        social: never as never,
        log: never as never,
      },
    }),
    {
      input: {
        password: { email: '', hasPassword: true },
        social: { slot: '', providers: { google: 'absent', twitter: 'absent' } },
        passkeys: null,
      },
    },
  );
  const dialogs: string[] = [];
  actor.on('dialog.requested', ({ dialog, input }) =>
    dialogs.push('purpose' in input ? `${dialog} ${input.purpose}` : dialog),
  );
  actor.start();
  const answer = (kind: 'confirmed' | 'cancelled') =>
    actor.send({
      type: 'dialog.answered',
      id: 'second-factor',
      dialog: 'twoFactorSetup',
      answer: kind === 'confirmed' ? { kind, value: null } : { kind },
    });
  const stock = async () => {
    const { context } = await waitFor(actor, ({ context: { stock: part } }) => part !== null);
    if (!context.stock) throw new Error('The factor is known.');
    return context.stock;
  };
  return { actor, calls, dialogs, answer, stock };
};

test('a server that does not say how the second factor stands offers both ways', async () => {
  const { actor, stock, calls } = atStock(false);
  const part = await stock();
  expect(part.getSnapshot().value).toBe('offering');
  expect(calls).toEqual([]);
  actor.stop();
});

test('a set-up that is left drops the secret that was made for it, and no other', async () => {
  const fresh = atStock(false);
  const first = await fresh.stock();
  first.send({ type: 'factor.setUp' });
  await waitFor(first, (state) => state.matches('settingUp'));
  fresh.answer('cancelled');
  await waitFor(first, (state) => state.matches('offering'));
  expect(fresh.dialogs).toEqual(['twoFactorSetup setUp']);
  expect(fresh.calls.at(-1)).toBe('DELETE /user/two-factor-authentication?unconfirmed=1');

  const used = atStock(true);
  const second = await used.stock();
  second.send({ type: 'factor.setUp' });
  await waitFor(second, (state) => state.matches('recalling'));
  used.answer('cancelled');
  await waitFor(second, (state) => state.matches('offering'));
  expect(used.dialogs).toEqual(['twoFactorSetup knownKey']);
  expect(used.calls).toEqual(['GET /user/two-factor-qr-code']);
});

test.each([true, false])(
  'once a code is right or it is turned off, how it stands is known (it was there: %s)',
  async (hasSecret) => {
    const { actor, stock, answer } = atStock(hasSecret);
    const part = await stock();
    part.send({ type: 'factor.setUp' });
    await waitFor(part, (state) => state.matches('settingUp') || state.matches('recalling'));
    answer('confirmed');
    const { context } = await waitFor(actor, ({ context: { stock: left } }) => left === null);
    const { value, context: known } = context.factor.getSnapshot();
    expect([value, known.codesLeft]).toEqual(['protected', 8]);

    const other = atStock(hasSecret);
    const leaving = await other.stock();
    leaving.send({ type: 'factor.turnOff' });
    other.answer('confirmed');
    const { context: after } = await waitFor(
      other.actor,
      ({ context: { stock: left } }) => left === null,
    );
    expect(after.factor.getSnapshot().value).toBe('off');
    expect(other.calls).toEqual(['DELETE /user/two-factor-authentication']);
  },
);
