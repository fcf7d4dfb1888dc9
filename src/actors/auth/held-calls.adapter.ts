import { fromCallback } from 'xstate';
import type { HeldCallsCommand, HeldCallsEvent } from '#machines/auth/held-calls.types.ts';
import type { HeldCalls } from './held-calls.ts';

/** Joins the chart to the calls that the client keeps back. */
export const heldCallsAdapter = (calls: HeldCalls) => ({
  actors: {
    keepCalls: fromCallback<HeldCallsCommand>(({ receive, sendBack }) => {
      receive(({ type }) => calls.settle(type === 'calls.replay' ? 'confirmed' : 'cancelled'));
      return calls.listen(() => sendBack({ type: 'call.held' } satisfies HeldCallsEvent));
    }),
  },
});
