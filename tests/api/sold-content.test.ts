import { expect, test } from 'vitest';
import { loadReceipt } from '#src/api/billing/billing-lists.ts';
import type { Http } from '#src/api/lib/http.types.ts';

const row = {
  id: 7,
  type: 'post',
  direction: 'out',
  status: 'succeeded',
  amount: { amount: 500, currency: 'USD' },
  created_at: '2026-11-20T18:10:00Z',
};
const file = {
  hash: 'h',
  type: 'image',
  width: 30,
  height: 20,
  duration: null,
  placeholder: '#abc',
  alt: null,
  thumb_url: null,
  url: '/media/h?signature=s',
};
const receiptOf = (data: object) =>
  loadReceipt({ get: () => Promise.resolve({ data }) } as unknown as Http, { paymentId: 7 });

test('a receipt holds what was bought, as the server kept it', async () => {
  const sold = { title: null, text: 'All twelve.', media: [file] };
  expect((await receiptOf({ ...row, sold })).sold).toMatchObject({
    title: null,
    text: 'All twelve.',
    media: [{ hash: 'h', url: '/media/h?signature=s' }],
  });
});

test('without it a receipt is as it was, whatever stands in its place', async () => {
  expect(await receiptOf(row)).not.toHaveProperty('sold');
  expect(await receiptOf({ ...row, sold: 'x' })).not.toHaveProperty('sold');
});
