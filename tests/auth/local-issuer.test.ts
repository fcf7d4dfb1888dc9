import { describe, expect, test, vi } from 'vitest';
import { askLocalIssuer, readMessage, type Opener } from '#src/actors/auth/local-issuer.ts';
import { passes } from '#tests/lib/passes.ts';

const origin = 'https://fanfare.test';
const popup = { closed: false, close: vi.fn(), location: { href: 'about:blank' } };
const credential = {
  source: 'fanfare-issuer',
  type: 'credential',
  credential: 'a.b.c',
  select_by: 'btn',
};
const cancelled = { source: 'fanfare-issuer', type: 'cancelled' };

const read = (data: unknown) => readMessage({ origin, source: popup, data }, { origin, popup });

describe('a message from the window', () => {
  test('is accepted from our own origin, from that window, in the agreed shape', () => {
    expect(read(credential)).toEqual({ kind: 'credential', credential: 'a.b.c' });
    expect(read(cancelled)).toEqual({ kind: 'closed' });
  });

  test.each<[string, { origin?: string; source?: unknown; data?: unknown }]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that begins alike', { origin: `${origin}.evil.test` }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: { closed: false } }],
    ['no window', { source: null }],
    ['a text', { data: JSON.stringify(credential) }],
    ['nothing', { data: null }],
    ['another sender', { data: { ...credential, source: 'react-devtools' } }],
    ['another type', { data: { ...credential, type: 'token' } }],
    ['no credential', { data: { source: 'fanfare-issuer', type: 'credential' } }],
    ['a credential that is no text', { data: { ...credential, credential: { toString: 1 } } }],
  ])('%s is not listeners', (_, wrong) => {
    const event = { origin, source: popup, data: credential, ...wrong };
    expect(readMessage(event, { origin, popup })).toBeNull();
  });
});

const openerOf = (window: unknown) => {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const opener = {
    open: vi.fn(() => window),
    addEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      listeners.delete(listener),
    location: { origin },
  };
  const say = (event: object) => {
    for (const listener of listeners) listener(event as MessageEvent<unknown>);
  };
  return { opener: opener as unknown as Opener, say, listeners };
};
const neverAborted = new AbortController().signal;
const asked = { clientId: 'fanfare-local', fetchNonce: () => Promise.resolve('n0nce') };

describe('the window', () => {
  test('that a browser does not open is blocked, and no nonce is asked for', async () => {
    const fetchNonce = vi.fn(asked.fetchNonce);
    const { opener } = openerOf(null);
    expect(await askLocalIssuer(opener, { ...asked, fetchNonce }, neverAborted)).toEqual({
      kind: 'blocked',
    });
    expect(fetchNonce).not.toHaveBeenCalled();
  });

  test('opens within the press, then gets its address with the nonce', async () => {
    const window = { closed: false, close: vi.fn(), location: { href: 'about:blank' } };
    const { opener, say, listeners } = openerOf(window);
    const choice = askLocalIssuer(opener, asked, neverAborted);
    expect(window.location.href).toBe('about:blank');
    await passes(() => expect(listeners.size).toBe(1));
    expect(window.location.href).toBe(
      `${origin}/issuer/google/choose?client_id=fanfare-local&nonce=n0nce`,
    );
    say({ origin: 'https://evil.test', source: window, data: credential });
    say({ origin, source: window, data: credential });
    expect(await choice).toEqual({ kind: 'credential', credential: 'a.b.c' });
    expect(listeners.size).toBe(0);
  });

  test('that is closed without a word is reported as closed', async () => {
    const window = { closed: false, close: vi.fn(), location: { href: '' } };
    const { opener, listeners } = openerOf(window);
    const choice = askLocalIssuer(opener, asked, neverAborted);
    await passes(() => expect(listeners.size).toBe(1));
    window.closed = true;
    expect(await choice).toEqual({ kind: 'closed' });
  });

  test('is closed when the nonce cannot be had, and the reason goes up', async () => {
    const window = { closed: false, close: vi.fn(), location: { href: '' } };
    const refused = { ...asked, fetchNonce: () => Promise.reject(new Error('offline')) };
    await expect(askLocalIssuer(openerOf(window).opener, refused, neverAborted)).rejects.toThrow(
      'offline',
    );
    expect(window.close).toHaveBeenCalledOnce();
  });
});
