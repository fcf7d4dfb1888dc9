import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  input: { email: '', cooldown: 60 },
  open: '/forgot-password',
});
