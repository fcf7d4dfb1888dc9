import { fromPromise } from 'xstate';
import type {
  RenewalAnswer,
  RenewalInput,
  SubscriptionDetails,
} from '#machines/people/subscription.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { deactivateRenew, reactivateRenew } from '#src/api/people/relation-commands.ts';
import { loadSubscription } from '#src/api/people/subscriptions.ts';

/** Joins the subscription chart's ports to the creator, the entry and the renew calls. */
export const subscriptionAdapter = (http: Http) => ({
  actors: {
    loadSubscription: fromPromise<SubscriptionDetails, { username: string }>(({ input }) =>
      loadSubscription(http, input.username),
    ),
    deactivateRenew: fromPromise<RenewalAnswer, RenewalInput>(({ input }) =>
      deactivateRenew(http, input.userId),
    ),
    reactivateRenew: fromPromise<RenewalAnswer, RenewalInput>(({ input }) =>
      reactivateRenew(http, input.userId),
    ),
  },
});
