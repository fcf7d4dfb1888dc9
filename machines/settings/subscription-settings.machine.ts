import { assign, setup } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import { attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
import { plainResourceStates, readAnew, reload } from '../parts/resource.ts';
import { offerFormMachine } from './offer-form.machine.ts';
import { loadOffer } from './offer-form.ports.ts';
import type { OfferKnown } from './offer-form.types.ts';
import type * as Types from './subscription-settings.types.ts';

const read = { type: 'isCreator', params: outputOf<OfferKnown> } as const;
const selling = { type: 'isSeller', params: eventOf } as const;

/** Reads the offer of a creator, whose form is a flow of its own. */
export const subscriptionSettingsMachine = setup({
  types: {
    context: {} as Types.SubscriptionSettingsContext,
    events: {} as Types.SubscriptionSettingsEvent,
    children: {} as { loadOffer: 'loadOffer'; form: 'offerForm' },
  },
  actors: { loadOffer, offerForm: offerFormMachine },
  guards: {
    isSeller: (_, { viewer }: { viewer: Viewer | null }) => viewer?.isCreator === true,
    isCreator: (_, { isCreator }: OfferKnown) => isCreator,
    isAbsent: attemptGuards.isGone,
  },
  actions: {
    startForm: assign(({ spawn, self }, known: OfferKnown) => ({
      form: childOf(self, spawn('offerForm', { id: 'form', input: { known } })),
    })),
  },
}).createMachine({
  id: 'subscriptionSettings',
  description: 'A creator changes what they offer to who subscribes from now on.',
  meta: {
    requirement: 'issue 20 subscription editor; contract §8.4 GET /me/subscription_settings',
  },
  context: { form: null },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadOffer' },
      descriptions: {
        loading: 'The offer is on its way; skeletons stand in its place.',
        failed: 'The offer could not be read, so nothing can be changed.',
      },
      read: [
        {
          guard: read,
          target: 'offering',
          actions: { type: 'startForm', params: outputOf<OfferKnown> },
        },
        { target: 'closed' },
      ],
      refused: [{ guard: { type: 'isAbsent', params: failureOf }, target: 'absent' }],
      on: { 'offer.retry': reload, 'connection.restored': reload },
      anew: { 'viewer.changed': { guard: selling, ...readAnew } },
    }),
    absent: { description: 'The site does not offer this, so nothing of it is drawn.' },
    closed: {
      description: 'The member’s identity is not verified: they cannot sell yet, and it says so.',
      on: { 'viewer.changed': { guard: selling, target: 'loading' } },
    },
    offering: { description: 'The offer is known, and the fields of its form have it.' },
  },
});
