import { definePage } from '#tests/lib/page-model.ts';

const reasons: Readonly<Record<string, string>> = {
  'xstate.done.actor.findArchive':
    'the browser then fetches a file that is not there: data-export.e2e.ts',
};

export default definePage({
  as: 'bo',
  open: '/settings',
  within: '[aria-labelledby=settings-export]',
  cannot: ({ type }) => reasons[type] ?? null,
});
