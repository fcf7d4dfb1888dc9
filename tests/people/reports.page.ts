import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  as: 'bo',
  open: '/reports',
  cannot: ({ error }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every failure has a kind
    (error as { readonly kind?: string } | undefined)?.kind === 'notFound'
      ? 'the app shows "not offered here" where the first read of a screen is not there'
      : null,
});
