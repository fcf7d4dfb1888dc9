import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import { processingAdapter } from '#src/actors/media/processing.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (status: string) => ({
  data: { status, width: 8, height: 6, placeholder: null, thumb_url: null },
});

const parent = createActor(createMachine({}));

const start = (get: () => Promise<unknown>) => {
  const calls = vi.fn<() => Promise<unknown>>(get);
  const http = { get: calls } as unknown as Http;
  const logic = processingMachine.provide(processingAdapter({ http, origin: '' }));
  const actor = createActor(logic, { input: { hash: 'hash-1', parent } }).start();
  return { actor, calls };
};

test('a file is polled with pauses that grow, until it is ready', async () => {
  let status = 'processing';
  const { actor, calls } = start(async () => answer(status));
  for (const pause of [250, 500, 1_000, 2_000, 4_000, 10_000, 10_000]) {
    const before = calls.mock.calls.length;
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(calls).toHaveBeenCalledTimes(before);
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveBeenCalledTimes(before + 1);
  }
  status = 'ready';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'ready', picture: { width: 8 } });
});

test('a server that does not answer is given up after thirty misses in a row', async () => {
  const { actor, calls } = start(() => Promise.reject({ kind: 'unavailable', retryAfter: null }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveBeenCalledTimes(31);
  expect(actor.getSnapshot().output).toEqual({ kind: 'unreachable' });
});

test.each([
  [() => Promise.reject({ kind: 'notFound' }), 'gone'],
  [async () => answer('failed'), 'broken'],
])('a refusal and a broken file end it at once: %#', async (get, kind) => {
  const { actor, calls } = start(get);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().output).toEqual({ kind });
});
