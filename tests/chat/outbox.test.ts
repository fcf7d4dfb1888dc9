import { expect, test } from 'vitest';
import { found, headOf, putBack, requeued, retried } from '#machines/chat/outbox.ts';
import { item, outboxOf } from '#stories/chat/chat.fixtures.ts';

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

test('after four tries a person is asked; being told to wait is no try', () => {
  const tried = [item({ status: 'unknown', attempts: 4 })];
  expect(requeued(tried)[0]).toMatchObject({ status: 'failed', reason: { kind: 'lost' } });
  expect(putBack(tried)[0]).toMatchObject({ status: 'queued', attempts: 3 });
  expect(headOf(requeued(tried))).toBeUndefined();
});

test('one that is tried again waits behind the one that is under way, whose answer takes the head out', () => {
  const lost = item({ localId: 1, key: 'a', status: 'failed', attempts: 4 });
  const busy = item({ localId: 2, key: 'b', status: 'sending', attempts: 1 });
  const items = retried([lost, busy], 1);
  expect(headOf(items)).toBe(busy);
  expect(items[1]).toMatchObject({ key: 'a', status: 'unknown', attempts: 1, reason: null });
  expect(headOf(retried([lost], 1))?.key).toBe('a');
});
