import { SimulatedClock } from 'xstate';

/** A clock that stands still until it is moved, and knows what waits for it. */
export interface WatchedClock {
  setTimeout(ring: () => void, delay: number): number;
  clearTimeout(id: number): void;
  /** Moves on; whatever is due on the way rings when it is. */
  increment(milliseconds: number): void;
  /** Milliseconds since it began. */
  now(): number;
  /** Milliseconds until each thing that waits, nearest first. */
  deadlines(): number[];
}

export function watchedClock(): WatchedClock {
  const clock = new SimulatedClock();
  const due = new Map<number, number>();
  return {
    setTimeout: (ring, delay) => {
      const id = clock.setTimeout(() => {
        due.delete(id);
        ring();
      }, delay);
      due.set(id, clock.now() + delay);
      return id;
    },
    clearTimeout: (id) => {
      due.delete(id);
      clock.clearTimeout(id);
    },
    now: () => clock.now(),
    increment: (milliseconds) => clock.increment(milliseconds),
    deadlines: () => [...due.values()].map((at) => at - clock.now()).toSorted((a, b) => a - b),
  };
}
