/** Position of a walk in chance and time: a chart that reads either is the same in every run. */
export interface Course {
  /** Numbers drawn so far. */
  draws: number;
  /** Milliseconds since the walk began. */
  readonly now: () => number;
  /** True once the time was read. */
  timed?: boolean;
}

/** Moment at which every walk begins. */
const begin = Date.UTC(2026, 10, 30, 12);

/** Number `at` of a fixed sequence, at least 0 and below 1: a mixing function with full avalanche (murmur3's last step). */
const drawn = (at: number): number => {
  let bits = Math.imul(at + 1, 0x9e_37_79_b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2_b2_ae_35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
};

const dateOf = (now: () => number) =>
  class extends Date {
    constructor(...given: unknown[]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a tuple of any of its constructors
      super(...((given.length === 0 ? [begin + now()] : given) as [number]));
    }
    static override now(): number {
      return begin + now();
    }
  };

/** Puts other properties into objects, and answers with what puts the former ones back. */
const replace = (
  changes: readonly (readonly [target: object, key: string, value: unknown])[],
): (() => void) => {
  const former = changes.map(
    ([target, key]) => [target, key, Object.getOwnPropertyDescriptor(target, key)] as const,
  );
  for (const [target, key, value] of changes)
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
  return () => {
    for (const [target, key, descriptor] of former) {
      if (descriptor) Object.defineProperty(target, key, descriptor);
      else Reflect.deleteProperty(target, key);
    }
  };
};

let active: Course | null = null;

/** Runs something and says whether it drew a number; if it did, the sequence goes on as if it had not. */
export const draws = <Result>(
  run: () => Result,
): { readonly result: Result; readonly drew: boolean } => {
  const before = active?.draws ?? 0;
  const result = run();
  const drew = active !== null && active.draws !== before;
  if (active) active.draws = before;
  return { result, drew };
};

/**
 * Runs something with `Math.random`, `Date`, `performance.now` and the ids of `crypto` in the tool's hands: numbers are
 * those of one fixed sequence from `course.draws` on, which is moved, and time is that of the walk.
 */
export function sealed<Result>(course: Course, run: () => Result): Result {
  const draw = () => {
    course.draws += 1;
    return drawn(course.draws);
  };
  const fill = <Bytes extends ArrayBufferView | null>(into: Bytes): Bytes => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (const at of bytes.keys()) bytes[at] = Math.floor(draw() * 256);
    return into;
  };
  const id = () => {
    const hex = Array.from({ length: 8 }, () =>
      Math.floor(draw() * 0x1_00_00)
        .toString(16)
        .padStart(4, '0'),
    );
    const [a, b, c, d = '', e = '', ...rest] = hex;
    return `${a}${b}-${c}-4${d.slice(1)}-a${e.slice(1)}-${rest.join('')}`;
  };
  const now = () => {
    course.timed = true;
    return course.now();
  };
  const restore = replace([
    [Math, 'random', draw],
    [globalThis, 'Date', dateOf(now)],
    [performance, 'now', now],
    [crypto, 'randomUUID', id],
    [crypto, 'getRandomValues', fill],
  ]);
  const outer = active;
  active = course;
  try {
    return run();
  } finally {
    active = outer;
    restore();
  }
}
