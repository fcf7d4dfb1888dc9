import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { follow, subscribe } from '../world.ts';
import { ask, relate } from './relate.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

describe('renewal', () => {
  it('is turned off and on by the creator’s id, never touching the follow', async () => {
    await follow(backend, 'bo', 'ada');
    await subscribe(backend, 'bo', 'ada');
    for (let tries = 0; tries < 2; tries += 1) {
      const off = await relate(bo, 'ada', 'deactivate_renew');
      expect(off).toMatchObject({
        list_name: 'subscriptions',
        entry: { is_auto_renewable: false, is_expired: false, months: 1 },
        relation: {
          is_follower: true,
          is_subscriber: true,
          subscription: { is_auto_renewable: false, price: { amount: 999, currency: 'USD' } },
        },
      });
    }
    const on = await relate(bo, 'ada', 'reactivate_renew');
    expect(on.entry).toMatchObject({ is_auto_renewable: true });
  });

  it('of one that ended is 409, of none 404; ending what has ended changes nothing', async () => {
    expect((await ask(bo, 'ada', 'deactivate_renew')).status).toBe(404);
    expect((await ask(bo, 'ada', 'reactivate_renew')).status).toBe(404);
    await subscribe(backend, 'bo', 'ada', 0);
    const late = await ask(bo, 'ada', 'reactivate_renew');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'subscription_expired' });
    const off = await relate(bo, 'ada', 'deactivate_renew');
    expect(off.entry).toMatchObject({ is_expired: true, is_auto_renewable: false });
    expect(off.relation).toMatchObject({
      is_subscriber: false,
      subscription: { is_expired: true },
    });
  });
});
