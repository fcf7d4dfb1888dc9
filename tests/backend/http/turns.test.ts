import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from '#src/backend/http/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for turns, and says which of them were given. */
const asking = (turns: Turns, given: string[]) => async (caller: string, name: string) => {
  const end = await turns.take(caller);
  given.push(name);
  return end;
};
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('few calls of one caller at a time', () => {
  test('the others of that caller wait in their order, and nobody else does', async () => {
    const given: string[] = [];
    const ask = asking(new Turns(2), given);
    const [first] = ['one', 'two', 'three', 'four'].map((name) => ask('a', name));
    void ask('b', 'else');
    await settled();
    expect(given).toEqual(['one', 'two', 'else']);
    const end = await first;
    end?.();
    end?.();
    await settled();
    expect(given).toEqual(['one', 'two', 'else', 'three']);
  });

  test('a call that waits for somebody else gives its turn away after half a second', async () => {
    const given: string[] = [];
    const ask = asking(new Turns(1), given);
    const slow = ask('a', 'slow');
    void ask('a', 'next');
    void ask('a', 'last');
    await vi.advanceTimersByTimeAsync(499);
    expect(given).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toEqual(['slow', 'next']);
    (await slow)();
    await settled();
    expect(given).toEqual(['slow', 'next']);
  });

  test('who has nothing at work is forgotten, and begins anew', async () => {
    const given: string[] = [];
    const turns = new Turns(1);
    const ask = asking(turns, given);
    (await ask('a', 'first'))();
    void ask('a', 'second');
    await settled();
    expect(given).toEqual(['first', 'second']);
  });
});
