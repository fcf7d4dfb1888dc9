import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runtimeConfig, type RuntimeConfig } from '#src/contract/app/config.ts';
import { toProblem, type ConfigProblem } from '#machines/app/config.types.ts';
import { checkConfig, readConfig } from '#src/app/config.ts';

const good: RuntimeConfig = {
  brand: 'Fanfare',
  slug: 'fanfare',
  release: { version: '0.1.0', commit: 'abc', builtAt: '2026-11-21T03:00:00.000Z' },
  apiOrigin: '',
  broadcaster: { key: 'k', cluster: 'mt1', host: 'localhost', port: 3000, tls: false },
  social: { googleClientId: 'id', twitter: false, local: false },
  limits: {
    currency: 'USD',
    message_max: 5000,
    price_min: 300,
    price_max: 10_000,
    tip_min: 100,
    tip_max: 20_000,
    subscription_min: 499,
    subscription_max: 4999,
    upload_max_bytes: 1,
    upload_mimes: ['image/png'],
    video_max_bytes: 1,
    video_mimes: ['video/webm'],
    avatars_max: 100,
  },
  demo: { password: 'correct-horse-9', emails: ['ada@fanfare.test'] },
};

const problemOf = (value: unknown): ConfigProblem | null => {
  try {
    checkConfig(value);
    return null;
  } catch (error) {
    return toProblem(error);
  }
};

/** Every dotted path of the good configuration, objects and leaves. */
const pathsOf = (value: unknown, prefix: readonly string[] = []): string[][] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([key, below]) => [
        [...prefix, key],
        ...pathsOf(below, [...prefix, key]),
      ]);

const withChange = (
  path: readonly string[],
  change: (at: Record<string, unknown>, key: string) => void,
) => {
  const copy = structuredClone(good) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  change(at, path.at(-1) ?? '');
  return copy;
};

const page = (text: string | null) =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

describe('the runtime configuration', () => {
  it('becomes the domain’s', () => {
    const { limits, demo, broadcaster } = checkConfig(good);
    expect(limits.subscriptionMin).toBe(499);
    expect(demo?.emails).toEqual(['ada@fanfare.test']);
    expect(broadcaster.port).toBe(3000);
    const { demo: _, ...bare } = good;
    expect(checkConfig(bare).demo).toBeNull();
  });

  it.each(pathsOf(good).map((path) => path.join('.')))('names %s when it is missing', (name) => {
    const value = withChange(name.split('.'), (at, key) => delete at[key]);
    const isOptional = runtimeConfig.safeParse(value).success;
    expect(problemOf(value)).toEqual(isOptional ? null : { field: name, problem: 'missing' });
  });

  it('is refused exactly when the contract’s schema refuses it, at the same field', () => {
    const junk = fc.oneof(
      fc.constantFrom(null, '', 'x', 'USD', 'a b', 'https://x.test', 'nonsense', 0, -1, 1, 1.5),
      fc.constantFrom(true, false, [], {}, [1], ['a'], '2026-01-01', '2026-01-01T00:00:00Z'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(good)), junk, (path, value) => {
        const changed = withChange(path, (at, key) => {
          at[key] = value;
        });
        const schema = runtimeConfig.safeParse(changed);
        const problem = problemOf(changed);
        expect(problem === null, `${path.join('.')} = ${JSON.stringify(value)}`).toBe(
          schema.success,
        );
        const fields = schema.error?.issues.map(({ path: at }) => at.join('.')) ?? [''];
        const named = problem?.field ?? '';
        expect(fields.some((field) => field.startsWith(named) || named.startsWith(field))).toBe(
          true,
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('that is no JSON, empty or absent is named as a whole', () => {
    const field = 'runtime-config';
    const read = (text: string | null) => () => readConfig(page(text));
    expect(read('{')).toThrow(expect.objectContaining({ field, problem: 'malformed' }));
    expect(read('[]')).toThrow(expect.objectContaining({ field, problem: 'malformed' }));
    expect(read('null')).toThrow(expect.objectContaining({ field, problem: 'malformed' }));
    expect(read(' ')).toThrow(expect.objectContaining({ field, problem: 'missing' }));
    expect(read(null)).toThrow(expect.objectContaining({ field, problem: 'missing' }));
    expect(readConfig(page(JSON.stringify(good))).brand).toBe('Fanfare');
  });
});
