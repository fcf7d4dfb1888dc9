import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'bo',
  open: '/billing/receipts/1',
  cannot: ({ type }) =>
    type === 'receipt.share' ? 'the browser has shared it before anybody could look' : null,
});
