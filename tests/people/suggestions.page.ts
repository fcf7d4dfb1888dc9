import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'bo',
  open: '/',
});
