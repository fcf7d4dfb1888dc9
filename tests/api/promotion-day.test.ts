import { expect, test } from 'vitest';
import { loadPlans } from '#src/api/billing/billing.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadOffer, saveOffer } from '#src/api/settings/subscription-settings.ts';

const money = (amount: number) => ({ amount, currency: 'USD' });
const offer = {
  price: 1299,
  plans: [],
  trial_days: 0,
  currency: 'USD',
  subscribers_count: 0,
  is_creator: true,
  limits: { min: money(0), max: money(9999) },
};
const plan = {
  id: 1,
  months: 1,
  price: money(650),
  discount: 50,
  renewal_price: money(1299),
  trial_days: 0,
};

/** A server that keeps a promotion's end as it was sent, for its creator and for a fan. */
function serverOf(end: { until: string }): Http {
  const answer = (path: string) =>
    path.endsWith('/plans')
      ? { data: [{ ...plan, promotion_until: end.until }] }
      : { data: { ...offer, promotion: { discount: 50, until: end.until } } };
  const call = (path: string, body?: object) => {
    if (body && 'promotion' in body) end.until = (body.promotion as { until: string }).until;
    return Promise.resolve(answer(path));
  };
  return { get: call, put: call } as unknown as Http;
}

test.each(['2026-12-20', '2026-12-31', '2028-02-29', '2026-10-25'])(
  'a promotion’s last day, %s, is the one its creator chose, to them and to a fan',
  async (until) => {
    const http = serverOf({ until: '2026-01-01T00:00:00.000Z' });
    const known = await loadOffer(http);
    const saved = await saveOffer(http, { ...known, offer: { ...known.offer, until } });
    const [sold] = await loadPlans(http, 'ada');
    expect([saved.offer.until, sold?.promotionUntil]).toEqual([until, until]);
  },
);
