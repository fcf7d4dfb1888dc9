import type { OutboxStorage } from './outbox-storage.ts';

/**
 * Which tabs of this browser live: each holds a lock in its own name for as long as it does, so that a
 * closed one differs from a busy one, and exactly one other tab takes over its unsent messages.
 */
export interface Tabs {
  readonly id: string;
  /** Runs under a lock that all tabs share; `isAlive` knows the tabs of this moment. */
  readonly alone: (run: (isAlive: (tab: string) => boolean) => void) => Promise<void>;
  /** Calls back when a tab has gone; never when `signal` ends first. */
  readonly whenGone: (tab: string, signal: AbortSignal, then: () => void) => void;
}

/** What tabs have to send. */
type Waiting = Pick<OutboxStorage, 'tabs'>;

/**
 * A browser without locks (a page that came over plain HTTP has none): tabs that had something to send
 * before this one count as gone, and the key of a message keeps it single. Later ones count as living,
 * or two tabs would take the same thing from each other for ever.
 */
const lockless = (outbox: Waiting): Omit<Tabs, 'id'> => {
  const before = outbox.tabs('');
  return {
    alone: async (run) => run((tab) => tab !== '' && !before.includes(tab)),
    whenGone: () => undefined,
  };
};

/** This tab among the others of its browser; its lock is held from now on. */
export const openTabs = (
  locks: LockManager | undefined,
  outbox: Waiting,
  keys: Readonly<Record<'outbox' | 'tab', string>>,
): Tabs => {
  const nameOf = (tab: string): string => `${keys.tab}.${tab}`;
  const id = crypto.randomUUID();
  if (!locks) return { id, ...lockless(outbox) };
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
    whenGone: (tab, signal, then) => {
      locks.request(nameOf(tab), { signal }, then).catch(() => undefined);
    },
  };
};
