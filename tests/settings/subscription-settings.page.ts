import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'ada',
  open: '/settings/profile',
  // The page has other blocks, with headings of their own.
  within: '[aria-labelledby=settings-subscription]',
});
