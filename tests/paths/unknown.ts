const paths = new WeakMap<object, string>();

/** Called each time a payload without a case is read. */
let noticed: (() => void) | null = null;

const nothing = () => undefined;

export const isUnknown = (value: unknown): boolean =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && paths.has(value);

/** Runs `look` and says whether it looked into an unknown payload. */
export const looks = <Result>(look: () => Result): { result: Result | null; unknown: boolean } => {
  const before = noticed;
  let unknown = false;
  noticed = () => {
    unknown = true;
  };
  try {
    return { result: look(), unknown };
  } catch (error) {
    // Errors on an unknown payload say nothing about a real one.
    if (unknown) return { result: null, unknown };
    throw error;
  } finally {
    noticed = before;
  }
};

/**
 * Placeholder of a payload without a case: all that is read from it is unknown too, it counts as
 * nothing in a sum or a text, holds nothing, and never breaks the action that stores it.
 */
export const unknown = (path: string): unknown => {
  const proxy: object = new Proxy(nothing, {
    get: (_, key) => {
      if (key === 'then' || key === 'toJSON') return undefined;
      noticed?.();
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? `?${path}` : 0);
      if (key === Symbol.iterator) return function* none() {};
      if (key === 'toString') return () => `?${path}`;
      if (key === 'length' || key === 'size') return 0;
      return typeof key === 'symbol' ? undefined : unknown(`${path}.${key}`);
    },
    has: (_, key) => typeof key === 'string',
    apply: () => unknown(`${path}()`),
    construct: () => ({}),
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    set: () => true,
  });
  paths.set(proxy, path);
  return proxy;
};

/** An event without a case for its payload: all but its type (and what is given) is unknown. */
export const unknownEvent = <Given extends { readonly type: string }>(given: Given): Given =>
  new Proxy(given, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol' || key === 'toJSON' || key === 'then') {
        return Reflect.get(target, key) as unknown;
      }
      noticed?.();
      return unknown(key);
    },
  });

/** The same object, which reports when something unknown is read from it. */
export const watched = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : new Proxy(value, {
        get: (target, key) => {
          const held = Reflect.get(target, key) as unknown;
          if (isUnknown(held)) noticed?.();
          return held;
        },
      });
