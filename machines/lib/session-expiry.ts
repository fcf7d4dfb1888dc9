import { failureOf } from './params.ts';

/**
 * The transition of `onError` for a session that has ended: `announceExpiry` tells the app, which
 * shows 'Session Expired!', and the chart goes on in `target`. The chart has the guard
 * `isSessionOver` and the action `announceExpiry`.
 */
export const whenSessionOver = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isSessionOver', params: failureOf },
    target,
    actions: 'announceExpiry',
  }) as const;
