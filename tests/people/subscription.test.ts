import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import type { RenewalAnswer, RenewalInput } from '#machines/people/subscription.types.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { answer, details, running } from '#stories/people/subscription.fixtures.ts';

test('a guest is asked to log in, and the server is not asked anything', () => {
  let calls = 0;
  const machine = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise(async () => {
        calls += 1;
        return details(running);
      }),
    },
  });
  const actor = createActor(machine, { input: { username: 'ada', viewerId: null } }).start();
  actor.send({ type: 'subscription.reload' });
  expect(actor.getSnapshot().value).toBe('guest');
  expect(calls).toBe(0);
  actor.stop();
});

test('two presses cancel a renewal; everybody is notified, and the follow stands', async () => {
  const ended = { ...running, isAutoRenewable: false };
  const machine = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise(async () => details(running)),
      deactivateRenew: fromPromise(async () => answer(ended)),
    },
  });
  const actor = createActor(machine, { input: { username: 'ada', viewerId: 3 } });
  const emitted: unknown[] = [];
  actor.on('relation.changed', (event) => emitted.push(event));
  actor.start();
  await expect.poll(() => actor.getSnapshot().value).toBe('active');
  actor.send({ type: 'renewal.cancel' });
  actor.send({ type: 'cancel.confirm' });
  await expect.poll(() => actor.getSnapshot().value).toBe('ending');
  expect(emitted).toEqual([{ type: 'relation.changed', change: changeOf(2, answer(ended)) }]);
  expect(actor.getSnapshot().context.details).toMatchObject({
    isFollower: true,
    subscription: ended,
  });
  actor.stop();
});

test('a renewal whose answer does not say how it stands: date and price are kept', async () => {
  const machine = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise(async () => details(running)),
      deactivateRenew: fromPromise(async () => ({ ...answer(running), relationship: {} })),
      reactivateRenew: fromPromise(async () =>
        answer({ ...running, expiresAt: '', price: null, months: 1 }),
      ),
    },
  });
  const actor = createActor(machine, { input: { username: 'ada', viewerId: 3 } }).start();
  const subscription = () => actor.getSnapshot().context.details?.subscription;
  await expect.poll(() => actor.getSnapshot().value).toBe('active');
  actor.send({ type: 'renewal.cancel' });
  actor.send({ type: 'cancel.confirm' });
  await expect.poll(() => actor.getSnapshot().value).toBe('ending');
  expect(subscription()).toEqual({ ...running, isAutoRenewable: false });
  actor.send({ type: 'renewal.reactivate' });
  await expect.poll(() => actor.getSnapshot().value).toBe('active');
  expect(subscription()).toEqual({ ...running, months: 1 });
  actor.stop();
});

test('a change that says nothing of the subscription interrupts nothing', async () => {
  const machine = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise(async () => details(running)),
      deactivateRenew: fromPromise<RenewalAnswer, RenewalInput>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine, { input: { username: 'ada', viewerId: 3 } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('active');
  actor.send({ type: 'renewal.cancel' });
  actor.send({ type: 'cancel.confirm' });
  const silent = { userId: 2, relationship: { isFollower: false }, listed: null };
  actor.send({ type: 'relation.changed', change: silent });
  expect(actor.getSnapshot().value).toBe('cancelling');
  expect(actor.getSnapshot().context.details).toMatchObject({
    isFollower: false,
    subscription: running,
  });
  actor.stop();
});

test.each([
  ['active', running],
  ['ending', { ...running, isAutoRenewable: false }],
  ['expired', { ...running, isAutoRenewable: false, isExpired: true }],
])('who knows that it is %s asks the server nothing first', (state, subscription) => {
  const input = { username: 'ada', viewerId: null, known: details(subscription) };
  const actor = createActor(subscriptionMachine, { input }).start();
  expect(actor.getSnapshot().value).toBe(state);
  actor.stop();
});
