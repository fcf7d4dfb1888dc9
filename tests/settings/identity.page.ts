import { definePage } from '#tests/lib/page-model.ts';

const reasons: Readonly<Record<string, string>> = {
  'xstate.done.actor.openCheck': 'the browser then leaves for the provider: identity.e2e.ts',
  'xstate.error.actor.loadIdentity':
    'an absent first read shows "not offered here" in place of the screen',
};

export default definePage({
  as: 'ada',
  open: '/settings/identity',
  cannot: ({ type }) => reasons[type] ?? null,
});
