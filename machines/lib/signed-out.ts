import { failureOf } from './params.ts';

/**
 * The transition of `onError` for somebody who is signed out by now: the client has said so to the
 * app, which shows 'Session Expired!'; the chart falls back to `target` with what it has. The chart has
 * the guard `isUnauthenticated`.
 */
export const whenSignedOut = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isUnauthenticated', params: failureOf }, target }) as const;
