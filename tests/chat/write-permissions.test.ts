import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { WriteRules } from '#machines/chat/composer.types.ts';
import { writePermissionsMachine } from '#machines/chat/write-permissions.machine.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import { writePermissionsAdapter } from '#src/actors/chat/write-permissions.adapter.ts';
import { storageKeys } from '#src/app/storage-keys.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stubStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const chat = { withUserId: 3, chatType: 0 } as const;
const answer = (bar: WriteRules['bar']) => ({
  messages: [],
  limits: {},
  bar,
  cursor: 'c',
  deleted: [],
  hidden_before_id: 0,
  has_more: false,
  is_reset: false,
});

const open = (post: () => Promise<unknown>, messageMax = 5000) => {
  const calls = vi.fn<() => Promise<unknown>>(post);
  const http = { post: calls };
  const services = createChatServices({ store: stubStore, keys: storageKeys('fanfare') });
  const limits = { currency: 'USD', messageMax, priceMin: 300, priceMax: 10_000 };
  const deps = { http, chat: services, config: { limits } } as unknown as ChatDeps;
  const bars: WriteRules['bar'][] = [];
  const most: number[] = [];
  services.permissions.listen(chat, (rules) => {
    bars.push(rules.bar);
    most.push(rules.messageMax);
  });
  const logic = writePermissionsMachine.provide(writePermissionsAdapter(deps));
  const actor = createActor(logic, { input: { chat } }).start();
  const ask = () => actor.send({ type: 'permissions.request' });
  return { ask, bars, most, calls, end: () => actor.stop() };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test.each([{ limits: [] }, { limits: {} }])(
  'a chat with %o has the limits of the site',
  async (said) => {
    const { ask, most } = open(async () => ({ ...answer(null), ...said }), 2000);
    ask();
    await settle();
    expect(most.at(-1)).toBe(2000);
  },
);

test('what the server says reaches every composer of the chat', async () => {
  const { ask, bars } = open(async () => answer('restricted'));
  ask();
  await settle();
  expect(bars).toEqual(['restricted']);
});

test.each([{ kind: 'notFound' }, { kind: 'forbidden' }])(
  'a person whom the server does not know any more cannot be written to: %o',
  async (failure) => {
    const { ask, bars, calls } = open(() => Promise.reject(failure));
    ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bars).toEqual(['missing']);
    expect(calls).toHaveBeenCalledTimes(1);
  },
);

test('without an answer the request is retried until there is one, and not after the end', async () => {
  let isDown = true;
  const { ask, bars, calls, end } = open(() =>
    isDown ? Promise.reject({ kind: 'offline' }) : Promise.resolve(answer(null)),
  );
  ask();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveBeenCalledTimes(2);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bars).toEqual([null]);
  isDown = true;
  ask();
  await settle();
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveBeenCalledTimes(4);
});

test('of two requests the later one counts', async () => {
  const waiting: ((value: unknown) => void)[] = [];
  const { ask, bars } = open(() => new Promise((resolve) => waiting.push(resolve)));
  ask();
  ask();
  waiting[1]?.(answer(null));
  waiting[0]?.(answer('restricted'));
  await settle();
  expect(bars).toEqual([null]);
});

test('with a session that is over nothing changes and nothing is retried', async () => {
  const { ask, bars, calls } = open(() => Promise.reject({ kind: 'unauthenticated' }));
  ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([bars, calls.mock.calls.length]).toEqual([[], 1]);
});
