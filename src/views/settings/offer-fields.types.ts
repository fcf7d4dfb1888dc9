import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';

export interface OfferFieldsProps {
  readonly state: SnapshotFrom<typeof subscriptionSettingsMachine>;
  readonly send: ActorRefFrom<typeof subscriptionSettingsMachine>['send'];
}
