import type { RelationEntry, RelationPage } from './relation.types.ts';

/** Filter of a list: by subscription state, or by kind of ban. */
export type RelationFilter =
  | 'all'
  | 'active'
  | 'ending'
  | 'expired'
  | 'mute'
  | 'restrict'
  | 'block';

/** `soonest`: by the next charge or end; expired ones last. */
export type RelationSort = 'newest' | 'oldest' | 'name' | 'soonest';

/** Search, filter and order of a list. */
export interface RelationLook {
  readonly search: string;
  readonly filter: RelationFilter;
  readonly sort: RelationSort;
}

/** Small letters without accents, so that `jose` finds José and `ё` is `е`. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const fits = ({ subscription, banType }: RelationEntry, filter: RelationFilter): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'active':
      return subscription !== null && !subscription.isExpired && subscription.isAutoRenewable;
    case 'ending':
      return subscription !== null && !subscription.isExpired && !subscription.isAutoRenewable;
    case 'expired':
      return subscription !== null && subscription.isExpired;
    case 'mute':
    case 'restrict':
    case 'block':
      return banType === filter;
    default:
      return filter satisfies never;
  }
};

const texts = new WeakMap<RelationEntry, string>();
const textOf = (entry: RelationEntry): string => {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = folded(`${entry.person.displayName} ${entry.person.username}`);
  texts.set(entry, text);
  return text;
};

const inOrder = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
/** After every date there is. */
const never = '~';
const dueOf = ({ subscription }: RelationEntry): string =>
  subscription && !subscription.isExpired ? subscription.expiresAt : never;

const sorted = (rows: readonly RelationEntry[], sort: RelationSort): readonly RelationEntry[] => {
  switch (sort) {
    case 'newest':
      return rows;
    case 'oldest':
      return rows.toReversed();
    case 'name':
      return rows.toSorted((one, other) => inOrder(textOf(one), textOf(other)));
    case 'soonest':
      return rows.toSorted((one, other) => inOrder(dueOf(one), dueOf(other)));
    default:
      return sort satisfies never;
  }
};

type Kept = ReadonlySet<number>;
type Some = Pick<RelationPage, 'entries' | 'count'>;
const nobody: Kept = new Set();
const idOf = ({ person }: RelationEntry): number => person.id;

/**
 * Everybody of one list that has been loaded, latest first. A change makes a new store (a copy of ten
 * thousand rows takes a fraction of a millisecond), so that charts stay pure and views notice.
 */
export class RelationStore {
  #seen: { look: string; rows: readonly RelationEntry[] } | null = null;

  private constructor(
    private readonly rows: ReadonlyMap<number, RelationEntry>,
    /** People who left the list while their row was acted on: still shown, not counted. */
    private readonly ghosts: Kept,
    /** Number of people at the server. */
    readonly count: number,
  ) {}

  static readonly empty = new RelationStore(new Map(), nobody, 0);

  /** Number of loaded people, all of them shown without a filter. */
  get size(): number {
    return this.rows.size;
  }

  get(id: number): RelationEntry | undefined {
    return this.rows.get(id);
  }

  /** True if the refetched first page matches the cache. */
  agrees({ entries, count }: Some): boolean {
    if (count !== this.count) return false;
    const own = [...this.rows.values()].filter((entry) => !this.ghosts.has(idOf(entry)));
    return JSON.stringify(own.slice(0, entries.length)) === JSON.stringify(entries);
  }

  /** The list as the server has it now; people in `kept` stay where they were although it lacks them. */
  replace({ entries, count }: Some, kept: Kept = nobody): RelationStore {
    const fresh = new Set(entries.map(idOf));
    const rows = entries.map((entry) => [idOf(entry), entry] as const);
    const ghosts = new Set<number>();
    for (const [at, entry] of [...this.rows.values()].entries()) {
      const id = idOf(entry);
      if (!kept.has(id) || fresh.has(id)) continue;
      rows.splice(at, 0, [id, entry]);
      ghosts.add(id);
    }
    return new RelationStore(new Map(rows), ghosts, count);
  }

  /** Adds an older page, without duplicates. */
  append({ entries, count }: Some): RelationStore {
    const rows = new Map(this.rows);
    for (const entry of entries) rows.set(idOf(entry), entry);
    return new RelationStore(rows, this.ghosts, count);
  }

  /** Inserts a new person first, or updates a known one in place. */
  put(entry: RelationEntry): RelationStore {
    const id = idOf(entry);
    const isNew = !this.rows.has(id) || this.ghosts.has(id);
    const rows = this.rows.has(id)
      ? new Map(this.rows).set(id, entry)
      : new Map([[id, entry] as const, ...this.rows]);
    return new RelationStore(rows, this.#without(id), this.count + (isNew ? 1 : 0));
  }

  /** Removes a person; one whose row is being acted on stays visible. */
  remove(id: number, kept: Kept = nobody): RelationStore {
    if (!this.rows.has(id)) return this;
    const count = this.count - (this.ghosts.has(id) ? 0 : 1);
    if (kept.has(id)) return new RelationStore(this.rows, new Set([...this.ghosts, id]), count);
    const rows = new Map(this.rows);
    rows.delete(id);
    return new RelationStore(rows, this.#without(id), count);
  }

  /** A row is not acted on any more: if the list lacks the person, it goes. */
  release(id: number): RelationStore {
    return this.ghosts.has(id) ? this.remove(id) : this;
  }

  /** Returns the people who match, in order; the same array for the same look. */
  select(look: RelationLook): readonly RelationEntry[] {
    const key = JSON.stringify([look.search, look.filter, look.sort]);
    if (this.#seen?.look !== key) this.#seen = { look: key, rows: this.#find(look) };
    return this.#seen.rows;
  }

  /** Charts that hold a store are compared by how much is in it. */
  toJSON(): string {
    return `${this.size} of ${this.count}`;
  }

  #without(id: number): Kept {
    return new Set([...this.ghosts].filter((ghost) => ghost !== id));
  }

  #find({ search, filter, sort }: RelationLook): readonly RelationEntry[] {
    const words = folded(search).replaceAll('@', ' ').split(/\s+/u).filter(Boolean);
    const rows = [...this.rows.values()].filter(
      (entry) => fits(entry, filter) && words.every((word) => textOf(entry).includes(word)),
    );
    return sorted(rows, sort);
  }
}
