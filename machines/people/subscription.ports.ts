import { promisePort } from '../lib/port.ts';
import type { RenewalAnswer, RenewalInput, SubscriptionDetails } from './subscription.types.ts';

/** The creator and the viewer's own subscription to them. Throws a Failure. */
export const loadSubscription = promisePort<SubscriptionDetails, { username: string }>(
  'loadSubscription',
);

/** `POST /api/v1/people/{id}/deactivate_renew`: never touches the follow. Throws a Failure. */
export const deactivateRenew = promisePort<RenewalAnswer, RenewalInput>('deactivateRenew');

/** `POST /api/v1/people/{id}/reactivate_renew`. Throws a Failure. */
export const reactivateRenew = promisePort<RenewalAnswer, RenewalInput>('reactivateRenew');
