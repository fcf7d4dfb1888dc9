import { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import { subscribeMachine } from '#machines/billing/subscribe.machine.ts';
import { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { subscribeAdapter } from '#src/actors/billing/subscribe.adapter.ts';
import { subscriptionAdapter } from '#src/actors/people/subscription.adapter.ts';
import { EditSubscriptionView } from '#src/views/app/edit-subscription.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/subscriptions/{username}`; a guest may open it and is asked to log in. */
export default defineScreen({
  machine: editSubscriptionMachine,
  View: EditSubscriptionView,
  title: 'people.subscription.title',
  provide: ({ http }) => ({
    actors: {
      subscription: subscriptionMachine.provide(subscriptionAdapter(http)),
      subscribe: subscribeMachine.provide(subscribeAdapter(http)),
    },
  }),
  input: ({ params, viewer }) => ({
    username: params['username'] ?? '',
    viewerId: viewer?.id ?? null,
  }),
});
