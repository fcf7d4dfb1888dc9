import type { TestBackend } from './harness.ts';

const questions = new Set(['select', 'update', 'delete', 'execute', 'transaction', '$count']);

/** A database whose process dies at its `last` question. */
export function dying(
  { db }: TestBackend,
  last: number,
): { db: TestBackend['db']; asked: () => number } {
  let asked = 0;
  const mortal = new Proxy(db, {
    get(target, name) {
      if (questions.has(String(name)) && (asked += 1) > last) throw new Error('killed');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  return { db: mortal, asked: () => asked };
}
