import { failureOf } from './params.ts';

/**
 * The transition of `onError` for a session that has ended: `announceExpiry` emits it; the app
 * shows 'Session Expired!' and the chart continues in `target`. The chart has the guard
 * `isSessionOver` and the action `announceExpiry`.
 */
export const whenSessionOver = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isSessionOver', params: failureOf },
    target,
    actions: 'announceExpiry',
  }) as const;
