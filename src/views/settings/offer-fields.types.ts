import type { ActorRefFrom } from 'xstate';
import type { offerFormMachine } from '#machines/settings/offer-form.machine.ts';

export interface OfferFieldsProps {
  readonly actor: ActorRefFrom<typeof offerFormMachine>;
}
