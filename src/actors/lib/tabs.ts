import { newId } from '#src/ids.ts';

/** Returns true if a tab of this browser lives; the empty name is no tab's. */
export type IsAlive = (tab: string) => boolean;

/**
 * Living tabs of this browser: each holds a lock in its own name for as long as it lives, so that a
 * closed one differs from a busy one, and exactly one other tab takes over its unsent messages.
 */
export interface Tabs {
  readonly id: string;
  /** Runs under a lock that all tabs share; `isAlive` knows the tabs of this moment. */
  readonly alone: (run: (isAlive: IsAlive) => void) => Promise<void>;
  /** The other tabs that live; null where the browser cannot say. */
  readonly others: () => Promise<readonly string[] | null>;
  /** Calls back when a tab has gone; never when `signal` ends first. */
  readonly whenGone: (tab: string, signal: AbortSignal, then: () => void) => void;
}

/** Storage of messages to send, or to take back, by tab. */
interface Waiting {
  /** Tabs that have something in places that start so. */
  readonly tabs: (start: string) => readonly string[];
}

/**
 * A browser without locks (a page that came over plain HTTP has none): tabs that had something to send
 * before this one count as gone, and the key of a message keeps it single. Later ones count as living,
 * or two tabs would take the same thing from each other for ever.
 */
const lockless = (waiting: Waiting): Omit<Tabs, 'id'> => {
  const before = waiting.tabs('');
  return {
    alone: async (run) => run((tab) => tab !== '' && !before.includes(tab)),
    others: () => Promise.resolve(null),
    whenGone: () => undefined,
  };
};

/** Opens this tab among the others of its browser; its lock is held from now on. */
export const openTabs = (
  locks: LockManager | undefined,
  waiting: Waiting,
  keys: Readonly<Record<'outbox' | 'tab', string>>,
): Tabs => {
  const nameOf = (tab: string): string => `${keys.tab}.${tab}`;
  const id = newId();
  if (!locks) return { id, ...lockless(waiting) };
  const held = new Promise<void>((ready) => {
    void locks.request(nameOf(id), () => {
      ready();
      return new Promise<never>(() => undefined);
    });
  });
  return {
    id,
    alone: async (run) => {
      await held;
      await locks.request(keys.outbox, async () => {
        const names = new Set((await locks.query()).held?.map(({ name }) => name));
        run((tab) => names.has(nameOf(tab)));
      });
    },
    others: async () => {
      const start = nameOf('');
      const names = (await locks.query()).held?.flatMap(({ name }) => name ?? []) ?? [];
      return names.flatMap((name) =>
        name.startsWith(start) && name !== nameOf(id) ? name.slice(start.length) : [],
      );
    },
    whenGone: (tab, signal, then) => {
      locks.request(nameOf(tab), { signal }, then).catch(() => undefined);
    },
  };
};
