import { vi } from 'vitest';

interface Timer {
  readonly due: number;
  readonly every: number | null;
  readonly run: () => void;
}

type Run = (...given: unknown[]) => void;

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const wait = (delay: unknown) => Math.max(Number(delay) || 0, 1);
/** So that a timer of before is never taken for one of these. */
const firstId = 1e9;

/**
 * A clock in the hand, for all in this thread that asks the global one: charts, the socket's client, the
 * broker, the database. Its timers take no stack trace each and fire without a real wait in between,
 * which vitest's own do: they were a third of what a run cost.
 */
export function openClock(start: number) {
  const timers = new Map<number, Timer>();
  const real = { setTimeout, clearTimeout, Date };
  let now = start;
  let nextId = firstId;
  const add = (run: Run, delay: unknown, isRepeated: boolean, given: unknown[]) => {
    nextId += 1;
    const id = nextId;
    const every = isRepeated ? wait(delay) : null;
    timers.set(id, { due: now + wait(delay), every, run: () => run(...given) });
    const handle = { ref: () => handle, unref: () => handle, [Symbol.toPrimitive]: () => id };
    return handle;
  };
  const clear = (handle: unknown) => {
    const isOurs = typeof handle === 'object' && handle !== null && Number(handle) > firstId;
    if (isOurs || typeof handle === 'number') timers.delete(Number(handle));
    else real.clearTimeout(handle as NodeJS.Timeout | undefined);
  };
  class HeldDate extends real.Date {
    constructor(...given: [] | [number | string | Date]) {
      super(given.length === 0 ? now : given[0]);
    }

    static override now() {
      return now;
    }

    static override [Symbol.hasInstance](one: unknown) {
      return one instanceof real.Date;
    }
  }
  const globals: Record<string, unknown> = {
    setTimeout: (run: Run, delay?: unknown, ...given: unknown[]) => add(run, delay, false, given),
    setInterval: (run: Run, delay?: unknown, ...given: unknown[]) => add(run, delay, true, given),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (draw: Run) => add(draw, 16, false, []),
    Date: HeldDate,
  };
  /** The first that is due; of two at one moment the one that was asked for first. */
  const firstDue = (until: number) => {
    let first: readonly [number, Timer] | null = null;
    for (const [id, timer] of timers)
      if (timer.due <= until && (first === null || timer.due < first[1].due)) first = [id, timer];
    return first;
  };
  return {
    hold: () => Object.entries(globals).forEach(([name, value]) => vi.stubGlobal(name, value)),
    set: (moment: Date) => {
      now = moment.getTime();
    },
    /** Advances time; what one timer starts may continue before the next timer fires. */
    advance: async (milliseconds: number) => {
      const until = now + milliseconds;
      for (let first = firstDue(until); first !== null; first = firstDue(until)) {
        const [id, timer] = first;
        now = Math.max(now, timer.due);
        timers.delete(id);
        if (timer.every !== null) timers.set(id, { ...timer, due: now + timer.every });
        timer.run();
        await tick();
      }
      now = until;
      await tick();
    },
  };
}

export type Clock = ReturnType<typeof openClock>;
