import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import type { Plan } from '#machines/billing/subscribe.types.ts';
import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { paid } from '#stories/billing/billing.fixtures.ts';
import { details, running } from '#stories/people/subscription.fixtures.ts';

/** A subscription screen where nothing runs yet; the server knows of a subscription from `settle` on. */
const screen = async () => {
  let answer = details(null);
  let reads = 0;
  const subscription = subscriptionMachine.provide({
    actors: {
      loadSubscription: fromPromise(() => {
        reads += 1;
        return Promise.resolve(answer);
      }),
    },
  });
  const subscribe = subscribeMachine.provide({
    actors: {
      loadPlans: fromPromise<readonly Plan[], { username: string }>(
        () => new Promise(() => undefined),
      ),
    },
  });
  const actor = createActor(
    editSubscriptionMachine.provide({ actors: { subscription, subscribe } }),
    { input: { username: 'ada', viewerId: 3 } },
  ).start();
  const shown = () => actor.getSnapshot().context.subscription.getSnapshot();
  await expect.poll(() => shown().value).toBe('none');
  answer = details(running);
  const settle = (id: number, kind: 'subscription' | 'post') =>
    actor.send({
      type: 'purchase.settled',
      transaction: paid,
      subject: { kind, id },
      payee: { id },
    });
  return { actor, shown, settle, reads: () => reads };
};

test('a payment that is known late shows on the subscription screen by itself', async () => {
  const { actor, shown, settle } = await screen();
  settle(shown().context.details?.person.id ?? 0, 'subscription');
  await expect.poll(() => shown().value).toBe('active');
  expect(actor.getSnapshot().context.subscribe).toBeNull();
});

test('what was paid to somebody else, or for something else, changes nothing there', async () => {
  const { shown, settle, reads } = await screen();
  settle(999, 'subscription');
  settle(shown().context.details?.person.id ?? 0, 'post');
  expect(reads()).toBe(1);
  expect(shown().value).toBe('none');
});
