import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Intent, PaymentUpdate, UnfinishedPayment } from '#machines/billing/payment.types.ts';
import { unfinishedPaymentsMachine } from '#machines/billing/unfinished-payments.machine.ts';
import type { PaymentClosed } from '#machines/billing/unfinished-payments.types.ts';
import { intent, paid } from '#stories/billing/billing.fixtures.ts';
import { passes } from '#tests/lib/passes.ts';

const tip: UnfinishedPayment = {
  ...intent,
  viewerId: 3,
  slot: 'tip:2',
  subject: { kind: 'tip', id: 2 },
};
const post: UnfinishedPayment = {
  ...tip,
  key: 'other',
  slot: 'post:7',
  subject: { kind: 'post', id: 7 },
};
const pending = { ...paid, status: 'pending' } as const;

function start(found: readonly UnfinishedPayment[], answers: readonly PaymentUpdate[]) {
  const clock = new SimulatedClock();
  const left = [...answers];
  const asked: string[] = [];
  const withdrawn: string[] = [];
  const closed: string[] = [];
  const said: { type: string; key?: string }[] = [];
  const actor = createActor(
    unfinishedPaymentsMachine.provide({
      actors: {
        watchUnfinished: fromCallback<PaymentClosed>(({ sendBack, receive }) => {
          receive(({ payment }) => closed.push(payment.key));
          sendBack({ type: 'payments.found', payments: found });
        }),
        inquireLeft: fromPromise<PaymentUpdate, Intent>(async ({ input }) => {
          asked.push(input.key);
          const answer = left.shift();
          if (!answer) throw { kind: 'offline' };
          return answer;
        }),
        withdrawLeft: fromPromise<boolean, Intent>(async ({ input }) => {
          withdrawn.push(input.key);
          return true;
        }),
      },
    }),
    { clock },
  );
  actor.on('*', (event) => said.push(event));
  actor.start();
  const value = () => actor.getSnapshot().value;
  const later = async () => {
    await passes(() => expect(value()).toBe('waiting'));
    clock.increment(300_000);
  };
  return { actor, asked, withdrawn, closed, said, value, later };
}
const keys = (said: readonly { key?: string }[]) => said.flatMap(({ key }) => key ?? []);

test('what an earlier visit left is named once, and its outcome follows with its sum', async () => {
  const { said, closed, value, later } = start(
    [tip],
    [
      { status: 'processing', transaction: pending },
      { status: 'processing', transaction: pending },
      { status: 'succeeded', transaction: paid },
    ],
  );
  await later();
  await later();
  await passes(() => expect(value()).toBe('resting'));
  expect(keys(said)).toEqual([
    'billing.unfinishedPayments.waiting',
    'billing.unfinishedPayments.paid',
  ]);
  expect(said[1]).toMatchObject({ params: { amount: paid.amount, name: 'Ada Marlow' } });
  expect(said[2]).toMatchObject({ type: 'purchase.settled', subject: { kind: 'tip', id: 2 } });
  expect(closed).toEqual([tip.key]);
});

test('one that was just left is not named twice', async () => {
  const { actor, said, later } = start(
    [],
    [
      { status: 'processing', transaction: pending },
      { status: 'failed', code: null, declineCode: null },
    ],
  );
  actor.send({ type: 'payment.left', payment: tip });
  await later();
  await passes(() => expect(said).toHaveLength(1));
  expect(keys(said)).toEqual(['billing.unfinishedPayments.notMade']);
});

test('a bank that wants a proof is named with the way there', async () => {
  const { said } = start([tip], [{ status: 'requiresAction', transaction: pending, url: '/x' }]);
  await passes(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({
    key: 'billing.unfinishedPayments.needsProof',
    lead: { path: '/ada' },
  });
});

test('what never arrived is called back, but not while its request may still travel', async () => {
  const absent = { status: 'absent' } as const;
  const { withdrawn, closed, said, later } = start([tip], [absent, absent, absent, absent, absent]);
  for (let turn = 0; turn < 4; turn += 1) {
    expect(withdrawn).toEqual([]);
    await later();
  }
  await passes(() => expect(closed).toEqual([tip.key]));
  expect(withdrawn).toEqual([tip.key]);
  expect(keys(said).at(-1)).toBe('billing.unfinishedPayments.notMade');
});

test('a payment whose window is open again is asked about there alone', async () => {
  const { actor, asked, later } = start(
    [tip, post],
    [
      { status: 'processing', transaction: pending },
      { status: 'processing', transaction: pending },
    ],
  );
  await passes(() => expect(actor.getSnapshot().value).toBe('waiting'));
  actor.send({ type: 'payment.taken', key: tip.key });
  await later();
  await passes(() => expect(asked.length).toBeGreaterThan(1));
  expect(new Set(asked.slice(1))).toEqual(new Set([post.key]));
});
