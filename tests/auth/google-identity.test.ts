import { createActor, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { createGoogleIdentity } from '#src/actors/auth/google-identity.ts';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { stubHttp } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

type Answer = (answer: { credential?: string }) => void;

/** A page on which Google's script comes, or does not, when a `script` element is appended. */
const openPage = (comes: boolean) => {
  const identity = {
    initialize: vi.fn<(options: { nonce: string; callback: Answer }) => void>(),
    renderButton: vi.fn(),
    prompt: vi.fn(),
    disableAutoSelect: vi.fn(),
    cancel: vi.fn(),
  };
  const view: { google?: unknown } = {};
  const asked: string[] = [];
  const slot = { clientWidth: 320, replaceChildren: vi.fn() };
  const document = {
    defaultView: view,
    getElementById: () => slot,
    createElement: () => {
      const listeners = new Map<string, () => void>();
      const addEventListener = (type: string, listener: () => void) =>
        listeners.set(type, listener);
      return { src: '', async: false, addEventListener, listeners };
    },
    head: {
      append: ({ src, listeners }: { src: string; listeners: Map<string, () => void> }) => {
        asked.push(src);
        if (comes) view.google = { accounts: { id: identity } };
        listeners.get(comes ? 'load' : 'error')?.();
      },
    },
  };
  return { identity, asked, window: { document } as unknown as Window };
};

const start = (google: 'hosted' | 'window', comes = true) => {
  const page = openPage(comes);
  let nonces = 0;
  const post = vi.fn((path: string) => {
    if (path === '/auth/google/nonce') return Promise.resolve({ nonce: `n${(nonces += 1)}` });
    return Promise.reject({ kind: 'unexpected', status: 400, message: '', code: 'token_expired' });
  });
  const store = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
  const http = stubHttp({ post });
  const logic = socialLoginMachine.provide(
    socialLoginAdapter({
      http,
      pendingLogout: createPendingLogout(http, store, 'signing-out'),
      tickets: createTicketKeeper(),
      googleClientId: 'an-id',
      google,
      googleIdentity: createGoogleIdentity(page.window.document),
      origin: 'https://api.example',
      isReturn: false,
      window: page.window,
    }),
  );
  const providers = { google, twitter: 'absent' } as const;
  const actor = createActor(logic, { input: { providers, purpose: 'login', slot: 'here' } });
  actor.start();
  return { ...page, actor, post };
};

test('where the local issuer stands in, Google’s script is never asked for', async () => {
  const { asked, actor, post } = start('window');
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(asked).toEqual([]);
  expect(post).not.toHaveBeenCalled();
});

test('a script that does not come is said', async () => {
  const { actor } = start('hosted', false);
  await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
});

test('a button gets a nonce of its own, and another one after each credential', async () => {
  const { identity, asked, actor } = start('hosted');
  await passes(() => expect(identity.prompt).toHaveBeenCalledOnce());
  expect(asked).toEqual(['https://accounts.google.com/gsi/client']);
  expect(identity.disableAutoSelect).toHaveBeenCalledBefore(identity.prompt);
  const [first] = identity.initialize.mock.calls;
  expect(first?.[0]).toMatchObject({ client_id: 'an-id', nonce: 'n1', auto_select: false });
  first?.[0].callback({ credential: 'a.b.c' });
  first?.[0].callback({ credential: 'a.b.c' });
  await waitFor(actor, (snapshot) => snapshot.matches('expired'));
  await passes(() => expect(identity.initialize).toHaveBeenCalledTimes(2));
  expect(identity.initialize.mock.calls[1]?.[0]).toMatchObject({ nonce: 'n2' });
  expect(identity.prompt).toHaveBeenCalledOnce();
  actor.stop();
  await passes(() => expect(identity.cancel).toHaveBeenCalled());
});
