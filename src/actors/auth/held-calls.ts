import type { HeldAnswer } from '#machines/auth/held-calls.types.ts';

/** Where the client leaves calls that were answered 423, and the chart finds them. */
export interface HeldCalls {
  /** Resolves when the wait is over; at once with `cancelled` while nobody could ask the person. */
  hold(): Promise<HeldAnswer>;
  /** Ends the wait of every call that is held now. */
  settle(answer: HeldAnswer): void;
  /** Called for every call that is held. Returns how to stop, which cancels what is still held. */
  listen(onHeld: () => void): () => void;
}

/** Made once, because the client exists before any chart. */
export const createHeldCalls = (): HeldCalls => {
  let waiting: ((answer: HeldAnswer) => void)[] = [];
  let tell: (() => void) | null = null;
  const settle = (answer: HeldAnswer) => {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve(answer);
  };
  return {
    hold: () =>
      new Promise((resolve) => {
        if (tell === null) {
          resolve('cancelled');
          return;
        }
        waiting.push(resolve);
        tell();
      }),
    settle,
    listen: (onHeld) => {
      tell = onHeld;
      return () => {
        tell = null;
        settle('cancelled');
      };
    },
  };
};
