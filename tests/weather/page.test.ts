import { describe, expect, test, vi } from 'vitest';
import { fetchUnder, type PageNetwork } from '#src/weather/page/calls.ts';
import { deliveryUnder } from '#src/weather/page/events.ts';
import type { CallOutcome } from '#src/weather/weather.ts';

const networkWith = (parts: Partial<PageNetwork>): PageNetwork => ({
  call: () => ({ delay: 0, outcome: { kind: 'passes' } }),
  event: () => ({ delay: 0, times: 1, isLate: false }),
  isAway: () => false,
  wait: async () => undefined,
  ...parts,
});
const withOutcome = (outcome: CallOutcome) => networkWith({ call: () => ({ delay: 5, outcome }) });

const plain = () => vi.fn<typeof fetch>(async () => Response.json({ data: 1 }));
const isCall = (address: string) => address.includes('/api/');

describe('a call', () => {
  test('passes after its delay', async () => {
    const wait = vi.fn(async () => undefined);
    const sent = plain();
    const network = { ...withOutcome({ kind: 'passes' }), wait };
    const response = await fetchUnder(sent, network, isCall)('http://a/api/me');
    expect(await response.json()).toEqual({ data: 1 });
    expect(wait).toHaveBeenCalledExactlyOnceWith(5, null);
  });

  test('that is never sent fails without the server', async () => {
    const sent = plain();
    const call = fetchUnder(sent, withOutcome({ kind: 'unsent' }), isCall)('http://a/api/me');
    await expect(call).rejects.toThrow(TypeError);
    expect(sent).not.toHaveBeenCalled();
  });

  test('whose answer is lost fails after the server has acted', async () => {
    const sent = plain();
    const call = fetchUnder(sent, withOutcome({ kind: 'unanswered' }), isCall)('http://a/api/me');
    await expect(call).rejects.toThrow(TypeError);
    expect(sent).toHaveBeenCalledOnce();
  });

  test.each([419, 401, 423] as const)('in a storm is refused with %i', async (status) => {
    const sent = plain();
    const network = withOutcome({ kind: 'refused', status });
    const response = await fetchUnder(sent, network, isCall)('http://a/api/me');
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
    expect(sent).not.toHaveBeenCalled();
  });

  test('fails where the network goes while it is under way', async () => {
    const away = vi.fn(() => true).mockReturnValueOnce(false);
    const call = fetchUnder(plain(), networkWith({ isAway: away }), isCall)('http://a/api/me');
    await expect(call).rejects.toThrow(TypeError);
  });

  test('for a module is left alone', async () => {
    const network = withOutcome({ kind: 'unsent' });
    const response = await fetchUnder(plain(), network, isCall)('http://a/src/app/main.tsx');
    expect(response.ok).toBe(true);
  });
});

const message = (data: string) => ({ data }) as MessageEvent;
const twice = () => ({ delay: 0, times: 2 as const, isLate: false });
const twiceLate = () => ({ ...twice(), isLate: true });

const delivered = async (network: PageNetwork, sent: readonly string[]) => {
  const got: string[] = [];
  const deliver = deliveryUnder(network, ({ data }) => got.push(String(data)));
  for (const data of sent) {
    deliver(message(data));
    // oxlint-disable-next-line no-await-in-loop -- one after another, as they are sent
    await Promise.resolve();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.resolve();
  }
  return got;
};

describe('a live event', () => {
  test('comes twice', async () => {
    expect(await delivered(networkWith({ event: twice }), ['a'])).toEqual(['a', 'a']);
  });

  test('comes after the next', async () => {
    const event = vi
      .fn(() => ({ delay: 0, times: 1 as const, isLate: false }))
      .mockReturnValueOnce({ delay: 0, times: 1, isLate: true });
    expect(await delivered(networkWith({ event }), ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
  });

  test('does not come without a network', async () => {
    expect(await delivered(networkWith({ isAway: () => true }), ['a'])).toEqual([]);
  });

  test('of the broker itself comes as it is', async () => {
    const own = '{"event":"pusher:pong"}';
    expect(await delivered(networkWith({ event: twiceLate, isAway: () => true }), [own])).toEqual([
      own,
    ]);
  });
});
