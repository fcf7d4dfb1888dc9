import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'bo',
  open: '/ada',
  cannot: ({ type }) =>
    type === 'xstate.error.actor.loadProfile'
      ? 'where the first read of this screen fails, another screen or block stands in its place'
      : null,
});
