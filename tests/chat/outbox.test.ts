import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import {
  failed,
  found,
  headOf,
  isSpent,
  heldUp,
  isStill,
  putBack,
  requeued,
  retried,
  withoutKey,
} from '#machines/chat/outbox.ts';
import type { SendInput, SendOutcome, SentSearch } from '#machines/chat/outbox.types.ts';
import { item, message, outboxOf, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';

test('what was on its way when the page closed is in doubt; what never left is not', () => {
  const left = [
    item({ key: 'a', status: 'sending', attempts: 1 }),
    item({ key: 'b', status: 'queued', attempts: 2 }),
    item({ key: 'c', status: 'queued' }),
    item({ key: 'd', status: 'failed', attempts: 4, reason: { kind: 'lost' } }),
  ];
  const { items } = found(outboxOf([]), left);
  expect(items?.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'queued', 'failed']);
  expect(new Set(items?.map(({ localId }) => localId)).size).toBe(4);
});

test('what is found is not put before one that is being sent, and never twice', () => {
  const busy = outboxOf([item({ status: 'sending', attempts: 1 })]);
  const { items } = found(busy, [item({ key: 'old' }), item()]);
  expect(items?.map(({ key }) => key)).toEqual(['key-1', 'old']);
});

test('after four tries a person is asked; being asked to wait is no try', () => {
  const tried = [item({ status: 'unknown', attempts: 4 })];
  expect(isSpent(tried, 'key-1')).toBe(true);
  expect(isSpent([item({ attempts: 3 })], 'key-1')).toBe(false);
  expect(putBack(tried, 'key-1')[0]).toMatchObject({ status: 'queued', attempts: 3 });
  expect(heldUp(tried, 'key-1')[0]).toMatchObject({ status: 'queued', attempts: 3 });
});

test('one that is tried again waits behind the one that is under way', () => {
  const lost = item({ localId: 1, key: 'a', status: 'failed', attempts: 4 });
  const busy = item({ localId: 2, key: 'b', status: 'sending', attempts: 1 });
  const items = retried([lost, busy], 1);
  expect(headOf(items)).toBe(busy);
  expect(items[1]).toMatchObject({ key: 'a', status: 'unknown', attempts: 1, reason: null });
  expect(headOf(retried([lost], 1))?.key).toBe('a');
});

test('an answer is about the message that was sent, wherever another stands by then', () => {
  const items = [
    item({ localId: 1, key: 'a', status: 'unknown', attempts: 1 }),
    item({ localId: 2, key: 'b', status: 'sending', attempts: 1 }),
  ];
  expect(failed(items, 'b', { kind: 'lost' }).map(({ status }) => status)).toEqual([
    'unknown',
    'failed',
  ]);
  expect(putBack(items, 'b').map(({ status }) => status)).toEqual(['unknown', 'queued']);
  expect(requeued(items, 'b').map(({ status }) => status)).toEqual(['unknown', 'queued']);
  expect(requeued(items, 'gone')).toEqual(items);
  expect(putBack([item({ key: null })], null)[0]?.status).toBe('queued');
  expect(withoutKey([item({ key: null })], null)).toHaveLength(1);
});

/** An outbox of these charts whose first message is on its way until `answer` or `refuse`. */
const onItsWay = async () => {
  const waiting: ((outcome: SendOutcome | Promise<never>) => void)[] = [];
  const sent: string[] = [];
  const machine = outboxMachine.provide({
    actors: {
      keepOutbox: fromCallback(() => undefined),
      findSent: fromPromise<SentSearch, SendInput>(() => new Promise(() => undefined)),
      sendMessage: fromPromise<SendOutcome, SendInput>(({ input }) => {
        sent.push(input.key);
        return new Promise((resolve) => waiting.push(resolve));
      }),
    },
  });
  const actor = createActor(machine, { input: { viewerId, chat: withBo } }).start();
  actor.send({ type: 'items.found', items: [item({ key: 'a', status: 'queued' })] });
  await waitFor(actor, (snapshot) => snapshot.matches('sending'));
  return {
    actor,
    sent,
    answer: (outcome: SendOutcome) => waiting.shift()?.(outcome),
    refuse: (kind: string) =>
      waiting.shift()?.(Promise.reject(Object.assign(new Error(kind), { kind }))),
  };
};
const keysIn = ({ actor }: Awaited<ReturnType<typeof onItsWay>>) =>
  actor.getSnapshot().context.items.map(({ key }) => key);

test('what is found while one is on its way is neither taken out nor failed by its answer', async () => {
  const outbox = await onItsWay();
  outbox.actor.send({ type: 'items.found', items: [item({ key: 'b', status: 'queued' })] });
  outbox.answer({ accepted: true, message: message(50) });
  await waitFor(outbox.actor, ({ context }) => context.items.length === 1);
  expect(keysIn(outbox)).toEqual(['b']);
  expect(outbox.sent).toEqual(['a', 'b']);
  outbox.answer({ accepted: false, reason: 'No.' });
  await waitFor(outbox.actor, (snapshot) => snapshot.matches('resting'));
  expect(outbox.actor.getSnapshot().context.items[0]).toMatchObject({ key: 'b', status: 'failed' });
  outbox.actor.stop();
});

test('one that somebody else saw at the server goes, and only for it the chart goes on', async () => {
  const outbox = await onItsWay();
  outbox.actor.send({ type: 'items.found', items: [item({ key: 'b', status: 'queued' })] });
  outbox.actor.send({ type: 'message.confirmed', key: 'b' });
  expect(keysIn(outbox)).toEqual(['a']);
  expect(outbox.actor.getSnapshot().value).toBe('sending');
  outbox.actor.send({ type: 'message.confirmed', key: 'a' });
  expect(keysIn(outbox)).toEqual([]);
  expect(outbox.actor.getSnapshot().value).toBe('resting');
  outbox.actor.stop();
});

test('what was refused as too much may have arrived before: it cannot be changed or taken back', () => {
  const [held] = heldUp([item({ status: 'sending', attempts: 1 })], 'key-1');
  expect(held).toMatchObject({ status: 'queued', attempts: 1 });
  expect(held && isStill(held)).toBe(false);
});

test('what the end of the session stopped was not sent: it waits, and goes under its key', async () => {
  const outbox = await onItsWay();
  outbox.refuse('unauthenticated');
  await waitFor(outbox.actor, (snapshot) => snapshot.matches('held'));
  const { items } = outbox.actor.getSnapshot().context;
  expect(items[0]).toMatchObject({ key: 'a', status: 'queued', attempts: 0 });
  expect(found(outboxOf([]), items).items?.[0]?.status).toBe('queued');
  outbox.actor.send({ type: 'connection.restored' });
  await waitFor(outbox.actor, (snapshot) => snapshot.matches('sending'));
  expect(outbox.sent).toEqual(['a', 'a']);
  outbox.actor.stop();
});
