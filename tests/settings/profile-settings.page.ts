import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'ada',
  open: '/settings/profile',
});
