import { expect, test, vi } from 'vitest';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadOffer, saveOffer } from '#src/api/settings/subscription-settings.ts';

const money = (amount: number) => ({ amount, currency: 'USD' });
const data = {
  price: 1299,
  plans: [],
  trial_days: 0,
  promotion: null,
  currency: 'USD',
  subscribers_count: 0,
  is_creator: true,
  limits: { min: money(0), max: money(9999) },
};

test.each([
  ['a version, which a change names', { ...data, version: 'one' }, { version: 'one' }],
  ['none, where a change names none either', data, {}],
])('an offer has %s', async (_, answer, named) => {
  const put = vi.fn((_path: string, _body?: unknown) => Promise.resolve({ data: answer }));
  const http = { get: () => Promise.resolve({ data: answer }), put } as unknown as Http;
  const { offer, currency, version } = await loadOffer(http);
  await saveOffer(http, { offer, currency, version });
  const sent = put.mock.calls[0]?.[1];
  expect(sent).toEqual({
    price: 1299,
    currency,
    plans: [3, 6, 12].map((months) => ({ months, discount: 0 })),
    trial_days: 0,
    promotion: null,
    ...named,
  });
});
