import { fromCallback } from 'xstate';
import type {
  PasswordGatedCallsCommand,
  PasswordGatedCallsEvent,
} from '#machines/auth/password-gated-calls.types.ts';
import type { PasswordGatedCalls } from './password-gated-calls.ts';

/** Joins the chart to the calls that the client keeps back. */
export const passwordGatedCallsAdapter = (calls: PasswordGatedCalls) => ({
  actors: {
    keepCalls: fromCallback<PasswordGatedCallsCommand>(({ receive, sendBack }) => {
      receive(({ type }) => calls.settle(type === 'calls.replay' ? 'confirmed' : 'cancelled'));
      return calls.listen(() => sendBack({ type: 'call.held' } satisfies PasswordGatedCallsEvent));
    }),
  },
});
