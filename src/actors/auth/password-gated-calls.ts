import type { HeldAnswer } from '#machines/auth/password.types.ts';

/** Queue of requests that were answered with 423, between the client and the chart. */
export interface PasswordGatedCalls {
  /**
   * Resolves when the wait is over: with `cancelled` where no listener comes, and at once where the last
   * one has stopped.
   */
  hold(): Promise<HeldAnswer>;
  /** Ends the wait of every call that is held now. */
  settle(answer: HeldAnswer): void;
  /** Called for every call that is held. Returns how to stop, which cancels what is still held. */
  listen(onHeld: () => void): () => void;
}

/**
 * Made once, because the client exists before any chart. `fetchListener` brings the first listener, whose
 * code comes later than the page; it rejects where it does not come.
 */
export const createPasswordGatedCalls = (
  fetchListener: () => Promise<unknown>,
): PasswordGatedCalls => {
  let waiting: ((answer: HeldAnswer) => void)[] = [];
  /** Undefined before the first listener, null after the last. */
  let notify: (() => void) | null | undefined;
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
        if (notify) notify();
        else fetchListener().catch(() => settle('cancelled'));
      }),
    settle,
    listen: (onHeld) => {
      notify = onHeld;
      if (waiting.length > 0) onHeld();
      return () => {
        notify = null;
        settle('cancelled');
      };
    },
  };
};
