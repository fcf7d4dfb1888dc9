import type { HeldAnswer } from '#machines/auth/password.types.ts';

/** Queue of requests that were answered with 423, between the client and the chart. */
export interface PasswordGatedCalls {
  /** Resolves when the wait is over; at once with `cancelled` while there is no listener. */
  hold(): Promise<HeldAnswer>;
  /** Ends the wait of every call that is held now. */
  settle(answer: HeldAnswer): void;
  /** Called for every call that is held. Returns how to stop, which cancels what is still held. */
  listen(onHeld: () => void): () => void;
}

/** Made once, because the client exists before any chart. */
export const createPasswordGatedCalls = (): PasswordGatedCalls => {
  let waiting: ((answer: HeldAnswer) => void)[] = [];
  let notify: (() => void) | null = null;
  const settle = (answer: HeldAnswer) => {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve(answer);
  };
  return {
    hold: () =>
      new Promise((resolve) => {
        if (notify === null) {
          resolve('cancelled');
          return;
        }
        waiting.push(resolve);
        notify();
      }),
    settle,
    listen: (onHeld) => {
      notify = onHeld;
      return () => {
        notify = null;
        settle('cancelled');
      };
    },
  };
};
