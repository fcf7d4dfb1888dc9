import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { stubHttp } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

test.each(['', 'https://api.example'])(
  'Twitter is left for by way of the server at “%s”',
  async (origin) => {
    const http = stubHttp({});
    const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    const assign = vi.fn();
    const { visitProvider } = socialLoginAdapter({
      http,
      origin,
      pendingLogout: createPendingLogout(http, store, 'signing-out'),
      tickets: createTicketKeeper(),
      googleClientId: null,
      google: 'absent',
      googleIdentity: () => Promise.reject(new Error('There is no script.')),
      isReturn: false,
      window: { addEventListener: () => undefined, location: { assign } } as unknown as Window,
    }).actors;
    createActor(visitProvider, { input: { provider: 'twitter' } }).start();
    await passes(() => expect(assign).toHaveBeenCalledWith(`${origin}/auth/twitter/redirect`));
  },
);
