import type { Backend } from '#src/backend/context.ts';

type Step = () => Promise<unknown>;

/** Query that is built as ever and, awaited, runs after `first` has ended. */
const late = (query: object, first: Step): object =>
  new Proxy(query, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key === 'then')
        return (...then: unknown[]) =>
          first().then(() => Reflect.apply(value, target, then) as unknown);
      return (...given: unknown[]) => late(Reflect.apply(value, target, given) as object, first);
    },
  });

/** The backend of a process whose updates and deletions come after `first`, which another one does. */
export const heldBack = (backend: Backend, first: Step): Backend => ({
  ...backend,
  db: new Proxy(backend.db, {
    get(db, key) {
      const value: unknown = Reflect.get(db, key, db);
      if (typeof value !== 'function' || (key !== 'update' && key !== 'delete')) return value;
      return (...given: unknown[]) => late(Reflect.apply(value, db, given) as object, first);
    },
  }),
});
