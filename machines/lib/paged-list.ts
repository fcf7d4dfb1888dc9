import { failureOf } from './params.ts';

/** For `params` of `onDone`: the page that was read. */
export const pageOf = <Page>({ event }: { event: { output: Page } }): { page: Page } => ({
  page: event.output,
});

/** The last transition of `onError` for a page: the failure is stored, what was read before stays. */
export const whenUnread = <Target extends string>(target: Target) =>
  ({ target, actions: { type: 'storeFailure', params: failureOf } }) as const;

/**
 * A list with its next page behind it. Pages overlap when something was added or removed between
 * two requests, so an entry that is listed already is not repeated.
 */
export const withPage = <Entry extends { readonly id: number }>(
  list: readonly Entry[],
  page: readonly Entry[],
): readonly Entry[] => {
  const listed = new Set(list.map(({ id }) => id));
  return [...list, ...page.filter(({ id }) => !listed.has(id))];
};
