import type { ActorRefFrom } from 'xstate';
import type { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';

export interface OfferFieldsProps {
  readonly actor: ActorRefFrom<typeof subscriptionSettingsMachine>;
}
