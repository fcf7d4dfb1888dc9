import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { subscribeMachine } from '../billing/subscribe.machine.ts';
import type { SubscribeEmitted } from '../billing/subscribe.types.ts';
import type { ChildEmitted, ChildOf } from '../parts/children.ts';
import type { DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { subscriptionMachine } from '../people/subscription.machine.ts';
import type { SubscriptionEmitted, SubscriptionInput } from '../people/subscription.types.ts';

export type EditSubscriptionInput = SubscriptionInput;

export interface EditSubscriptionContext {
  readonly subscription: ChildOf<typeof subscriptionMachine>;
  /** The selector, where nothing runs. */
  readonly subscribe: ChildOf<typeof subscribeMachine> | null;
}

export type EditSubscriptionEvent =
  | ChildEmitted<SubscriptionEmitted | SubscribeEmitted>
  | RelationChanged
  | DialogsEmitted
  /** Event: a payment was settled, perhaps long after its window was left. */
  | PurchaseSettled
  /** The server answers again. */
  | { type: 'connection.restored' };

export type EditSubscriptionEmitted = SubscriptionEmitted | SubscribeEmitted;
