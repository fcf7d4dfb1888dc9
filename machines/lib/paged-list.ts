import { failureOf } from './params.ts';

/** For `params` of `onDone`: the page that was read. */
export const pageOf = <Page>({ event }: { event: { output: Page } }): { page: Page } => ({
  page: event.output,
});

/** The last transition of `onError` for a page: the failure is stored, what was read before stays. */
export const whenUnread = <Target extends string>(target: Target) =>
  ({ target, actions: { type: 'storeFailure', params: failureOf } }) as const;

type Key = string | number;
type Keyed<Entry> = (entry: Entry) => Key;

/**
 * A list with its next page behind it. Pages overlap when something was added or removed between
 * two requests, so an entry that is listed already is not repeated.
 */
export const withPageBy = <Entry>(
  keyOf: Keyed<Entry>,
  list: readonly Entry[],
  page: readonly Entry[],
): readonly Entry[] => {
  const listed = new Set(list.map(keyOf));
  return [...list, ...page.filter((entry) => !listed.has(keyOf(entry)))];
};

/** Appends a page of entries with an id. */
export const withPage = <Entry extends { readonly id: number }>(
  list: readonly Entry[],
  page: readonly Entry[],
): readonly Entry[] => withPageBy(({ id }) => id, list, page);

/** Entries as far as they were read, and the cursor of the page after them. */
interface Read<Entry> {
  readonly entries: readonly Entry[];
  readonly cursor: string | null;
}

/**
 * A list with its first page read again. What was read after that page stays where the page leads on
 * to it, so that nobody who is far down loses the place.
 */
export function withFirstPageBy<Entry>(
  keyOf: Keyed<Entry>,
  { entries, cursor }: Read<Entry>,
  page: Read<Entry>,
): Read<Entry> {
  const fresh = new Set(page.entries.map(keyOf));
  const end = entries.findLastIndex((entry) => fresh.has(keyOf(entry)));
  const rest = page.cursor === null || end < 0 ? [] : entries.slice(end + 1);
  if (rest.length === 0) return page;
  return { entries: withPageBy(keyOf, page.entries, rest), cursor };
}
