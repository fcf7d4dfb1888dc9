export interface RecentSearchesInput {
  /** Null is a guest. */
  readonly viewerId: number | null;
}

export interface RecentSearchesContext extends RecentSearchesInput {
  /** Words, the latest first. */
  readonly searches: readonly string[];
}

export type RecentSearchesEvent =
  /** Searches of this device: at the start, and when another tab has written. */
  | { type: 'searches.read'; searches: readonly string[] }
  | { type: 'discreet.changed'; isOn: boolean }
  /** A search found something. */
  | { type: 'search.found'; words: string }
  | { type: 'search.remove'; words: string }
  | { type: 'searches.clear' };

export interface SearchesCommand {
  type: 'searches.write';
  searches: readonly string[];
}
