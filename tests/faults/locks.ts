type Run = () => unknown;
interface Asked {
  readonly name: string;
  readonly tab: string;
  readonly go: () => void;
}

/** The locks of one browser: what a tab holds is free again when it closes. */
export function openLocks() {
  const held = new Map<string, string>();
  let queue: Asked[] = [];
  const grant = () => {
    const waiting = queue;
    for (const asked of waiting) {
      if (held.has(asked.name)) continue;
      held.set(asked.name, asked.tab);
      queue = queue.filter((one) => one !== asked);
      asked.go();
    }
  };
  const request = (tab: string, name: string, options: { signal?: AbortSignal }, run: Run) =>
    new Promise<unknown>((done, refuse) => {
      const go = () => {
        void Promise.resolve(run()).then((value) => {
          if (held.get(name) === tab) held.delete(name);
          done(value);
          grant();
        });
      };
      const asked = { name, tab, go };
      options.signal?.addEventListener('abort', () => {
        queue = queue.filter((one) => one !== asked);
        refuse(new Error('Not wanted any more'));
      });
      queue.push(asked);
      grant();
    });
  return {
    /** The locks as one tab has them. */
    of: (tab: string): LockManager =>
      ({
        request: (name: string, ...rest: [Run] | [{ signal?: AbortSignal }, Run]) =>
          rest.length === 1
            ? request(tab, name, {}, rest[0])
            : request(tab, name, rest[0], rest[1]),
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
      }) as unknown as LockManager,
    release: (tab: string) => {
      queue = queue.filter((asked) => asked.tab !== tab);
      for (const [name, owner] of held) if (owner === tab) held.delete(name);
      grant();
    },
  };
}
