import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import { isStill } from '#machines/chat/outbox.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import type { SendInput, SendOutcome, SentSearch } from '#machines/chat/outbox.types.ts';
import { item, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';

const starting: Failure = { kind: 'unavailable', retryAfter: 7, status: 503 };
const full: Failure = { kind: 'unavailable', retryAfter: 10, status: 507 };

/** An outbox with two messages, whose sends are answered by what stands in a list, one after the other. */
const outboxOf = (answers: readonly (Failure | 'sent')[], found: SentSearch = null) => {
  const left = [...answers];
  const sent: string[] = [];
  const searched: string[] = [];
  const clock = new SimulatedClock();
  const machine = outboxMachine.provide({
    actors: {
      keepOutbox: fromCallback(() => undefined),
      findSent: fromPromise<SentSearch, SendInput>(async ({ input }) => {
        searched.push(input.key);
        return found;
      }),
      sendMessage: fromPromise<SendOutcome, SendInput>(async ({ input }) => {
        sent.push(input.key);
        const answer = left.shift() ?? 'sent';
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- failures are plain data
        if (answer !== 'sent') return Promise.reject(answer);
        return { accepted: true, message: message(50) };
      }),
    },
  });
  const actor = createActor(machine, { input: { viewerId, chat: withBo }, clock }).start();
  const items = [item({ localId: 1, key: 'a' }), item({ localId: 2, key: 'b' })];
  actor.send({ type: 'items.found', items });
  return { actor, clock, sent, searched };
};

test('a message goes out in its turn however often the server was starting', async () => {
  const { actor, clock, sent, searched } = outboxOf(Array.from({ length: 6 }, () => starting));
  for (let turn = 0; turn < 6; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await waitFor(actor, (snapshot) => snapshot.matches('unserved'));
    const [first] = actor.getSnapshot().context.items;
    expect(first).toMatchObject({ key: 'a', status: 'queued', attempts: 1 });
    clock.increment(6_999);
    expect(actor.getSnapshot().value).toBe('unserved');
    clock.increment(1);
  }
  await waitFor(actor, ({ context }) => context.items.length === 0);
  expect(sent).toEqual([...Array.from({ length: 7 }, () => 'a'), 'b']);
  expect(searched).toEqual([]);
  actor.stop();
});

test('a message that met a starting server is not changed or taken back: it may have arrived before', async () => {
  const { actor } = outboxOf([starting]);
  await waitFor(actor, (snapshot) => snapshot.matches('unserved'));
  const still = actor.getSnapshot().context.items.filter(isStill);
  expect(still.map(({ key }) => key)).toEqual(['b']);
  actor.stop();
});

test('a message waits for room at the server, is looked for each time, and goes out once', async () => {
  const { actor, clock, sent, searched } = outboxOf(Array.from({ length: 5 }, () => full));
  for (let turn = 0; turn < 5; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await waitFor(actor, (snapshot) => snapshot.matches('serverFull'));
    expect(actor.getSnapshot().context.items[0]).toMatchObject({ key: 'a', status: 'unknown' });
    clock.increment(10_000);
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    await waitFor(actor, (snapshot) => snapshot.matches('pausing'));
    clock.increment(1_000);
  }
  await waitFor(actor, ({ context }) => context.items.length === 0);
  expect(sent).toEqual([...Array.from({ length: 6 }, () => 'a'), 'b']);
  expect(searched).toHaveLength(5);
  actor.stop();
});

test('a message that was saved before the room ran out is not sent again', async () => {
  const { actor, clock, sent } = outboxOf([full], message(50));
  await waitFor(actor, (snapshot) => snapshot.matches('serverFull'));
  clock.increment(10_000);
  await waitFor(actor, ({ context }) => context.items.length === 0);
  expect(sent).toEqual(['a', 'b']);
  actor.stop();
});

test('a server that does not say how long it takes nothing is asked again after some seconds', async () => {
  const { actor, clock, sent } = outboxOf([{ ...starting, retryAfter: null }]);
  await waitFor(actor, (snapshot) => snapshot.matches('unserved'));
  clock.increment(4_999);
  expect(sent).toEqual(['a']);
  clock.increment(1);
  await waitFor(actor, ({ context }) => context.items.length === 0);
  actor.stop();
});
