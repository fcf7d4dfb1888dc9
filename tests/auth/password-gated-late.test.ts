import { expect, test, vi } from 'vitest';
import { createPasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';

test('a call that is held before anybody listens fetches the listener, and waits for it', async () => {
  const fetchListener = vi.fn(() => Promise.resolve());
  const calls = createPasswordGatedCalls(fetchListener);
  const both = Promise.all([calls.hold(), calls.hold()]);
  expect(fetchListener).toHaveBeenCalledTimes(2);
  const onHeld = vi.fn();
  calls.listen(onHeld);
  expect(onHeld).toHaveBeenCalledTimes(1);
  calls.settle('confirmed');
  await expect(both).resolves.toEqual(['confirmed', 'confirmed']);
});

test('where the listener does not come, the call is refused', async () => {
  const calls = createPasswordGatedCalls(() => Promise.reject(new Error('offline')));
  await expect(calls.hold()).resolves.toBe('cancelled');
});

test('after the listener has stopped, nothing waits and nothing is fetched', async () => {
  const fetchListener = vi.fn(() => Promise.resolve());
  const calls = createPasswordGatedCalls(fetchListener);
  const stop = calls.listen(() => undefined);
  const held = calls.hold();
  stop();
  await expect(held).resolves.toBe('cancelled');
  await expect(calls.hold()).resolves.toBe('cancelled');
  expect(fetchListener).not.toHaveBeenCalled();
});
