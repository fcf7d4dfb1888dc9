import type { PagedContext, PagedEvent, PageOf } from './paged-list.ts';

export interface Entry {
  readonly id: number;
  readonly name: string;
}

export type EntriesPage = PageOf<Entry>;

export type PagedListContext = PagedContext<Entry>;

export type PagedListEvent =
  | PagedEvent
  /** Another entry may be the first by now. */
  | { type: 'entries.changed' };
