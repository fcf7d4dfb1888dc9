import type { Failure } from '../lib/failure.ts';
import { pageOf, whenUnread, withFirstPageBy, withPage } from '../lib/paged-list.ts';

/** Entries as far as they were read, and the cursor of the page after them; null after the last. */
export interface PageOf<Entry> {
  readonly entries: readonly Entry[];
  readonly cursor: string | null;
}

/** Context of a chart that shows a list page by page. */
export interface PagedContext<Entry> extends PageOf<Entry> {
  readonly failure: Failure | null;
}

export type PagedEvent =
  /** The reader came near the end of what is shown. */
  | { type: 'end.approach' }
  | { type: 'list.retry' }
  /** The way to the server is open again. */
  | { type: 'connection.restored' };

type Paged = { context: PagedContext<unknown> };
type Read<Page> = { page: Page };
type Identified = { readonly id: number };

/** Context of an empty list. */
export const noPages = { entries: [], cursor: null, failure: null } as const;

/** Guards of a chart that has these states. */
export const pagedGuards = {
  isEmpty: ({ context }: Paged) => context.entries.length === 0,
  hasMore: ({ context }: Paged) => context.cursor !== null,
};

/** For `assign`: the list with this page alone. */
export const replaced = <Entry>(_: unknown, { page }: Read<PageOf<Entry>>): PageOf<Entry> => ({
  entries: page.entries,
  cursor: page.cursor,
});
/** For `assign`: the list with its next page. */
export const appended = <Entry extends Identified>(
  { context }: { context: PageOf<Entry> },
  { page }: Read<PageOf<Entry>>,
): PageOf<Entry> => ({ entries: withPage(context.entries, page.entries), cursor: page.cursor });
/** For `assign`: the list with its first page read again; what was read after that page stays. */
export const refreshed = <Entry extends Identified>(
  { context: { entries, cursor } }: { context: PageOf<Entry> },
  { page }: Read<PageOf<Entry>>,
): PageOf<Entry> => withFirstPageBy(({ id }) => id, { entries, cursor }, page);

/** Options of a paged list. */
export interface PagedList<Load extends string, Context, Input> {
  /** The port that reads a page. */
  readonly load: Load;
  /** Maps the context to the port's input; a null cursor gets the first page. */
  readonly input: (context: Context, cursor: string | null) => Input;
  /** Noun for the entries, in the descriptions of states: `reports`. */
  readonly what: string;
}

/**
 * The first page, and that it did not come; `read` is where a page that came goes on. The chart has
 * the actions `clearFailure`, `storeFailure` and `replacePage`. Updates in `anew` drop the answer on its way,
 * which may be older.
 */
export const firstPageStates = <
  const Load extends string,
  Context,
  Input,
  const Next extends string,
  const Anew = undefined,
>(
  { load, input, what }: PagedList<Load, Context, Input>,
  read: Next,
  anew?: Anew,
) =>
  ({
    loading: {
      description: `The first ${what} are on their way; skeletons stand in their place.`,
      tags: 'busy',
      on: anew,
      entry: 'clearFailure',
      invoke: {
        id: 'loadFirst',
        src: load,
        input: ({ context }: { context: Context }) => input(context, null),
        onDone: { target: read, actions: { type: 'replacePage', params: pageOf } },
        onError: whenUnread('failed'),
      },
    },
    failed: {
      description: `The ${what} could not be read at all.`,
      on: {
        'list.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
  }) as const;

/**
 * States of a loaded list and its further pages; `on` has the transitions allowed meanwhile. The
 * chart has the action `appendPage` too.
 */
export const pageStatesWith = <
  const Load extends string,
  Context extends { readonly cursor: string | null },
  Input,
  const On,
>(
  { load, input, what }: PagedList<Load, Context, Input>,
  on: On,
) =>
  ({
    sorting: {
      description: 'What has come says where it goes on.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: `${what} are shown, and there are more.`,
      on: { ...on, 'end.approach': { target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The reader came near the end; the next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      on,
      invoke: {
        id: 'loadMore',
        src: load,
        input: ({ context }: { context: Context }) => input(context, context.cursor),
        onDone: { target: 'sorting', actions: { type: 'appendPage', params: pageOf } },
        onError: whenUnread('interrupted'),
      },
    },
    exhausted: { description: `All ${what} are shown.`, on },
    empty: { description: `There are no ${what}; it says what would be here.`, on },
    interrupted: {
      description: 'The next page did not come; what is read stays and a row offers to try again.',
      on: {
        ...on,
        'list.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
  }) as const;

/** States of a loaded list without further transitions. */
export const pageStates = <
  const Load extends string,
  Context extends { readonly cursor: string | null },
  Input,
>(
  list: PagedList<Load, Context, Input>,
) => pageStatesWith(list, {});

/** The first page read again behind a list that stays. The chart has the action `refreshPage` too. */
export const refreshStates = <const Load extends string, Context, Input>({
  load,
  input,
}: PagedList<Load, Context, Input>) =>
  ({
    refreshing: {
      description: 'Something may be another way by now: the first page is read behind the list.',
      invoke: {
        id: 'refreshFirst',
        src: load,
        input: ({ context }: { context: Context }) => input(context, null),
        onDone: { target: 'sorting', actions: { type: 'refreshPage', params: pageOf } },
        onError: { target: 'sorting' },
      },
    },
  }) as const;

/** A list whose states are a chart's own: its first page, and those after it. */
export const pagedStates = <
  const Load extends string,
  Context extends { readonly cursor: string | null },
  Input,
>(
  list: PagedList<Load, Context, Input>,
) => ({ ...firstPageStates(list, 'sorting'), ...pageStates(list) });
