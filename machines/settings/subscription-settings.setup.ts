import { assign, setup } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import { areSameForms, formOf, noForm, previewOf, problemsOf } from './offer-form.ts';
import { loadOffer, saveOffer } from './subscription-settings.ports.ts';
import type * as Types from './subscription-settings.types.ts';

type Context = Types.SubscriptionSettingsContext;
type Edit = { form: Types.OfferForm };
const filled = (form: Types.OfferForm, known: Types.OfferKnown | null) => ({
  form,
  preview: previewOf(form, known?.currency ?? 'USD'),
});
const savedForm = ({ known }: Context) => (known ? formOf(known) : noForm);

/** Offer form of a creator; `storeProblems` marks fields before anything is sent. */
export const subscriptionSettingsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Types.SubscriptionSettingsEvent,
    children: {} as { loadOffer: 'loadOffer'; saveOffer: 'saveOffer' },
  },
  actors: { loadOffer, saveOffer },
  guards: {
    isSeller: (_, { viewer }: { viewer: Viewer | null }) => viewer?.isCreator === true,
    isCreator: (_, { isCreator }: Types.OfferKnown) => isCreator,
    isSaved: ({ context }, { form }: Edit) => areSameForms(form, savedForm(context)),
    isReadable: ({ context: { known, form } }) =>
      known !== null && Object.keys(problemsOf(form, known)).length === 0,
    isAbsent: attemptGuards.isGone,
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
    /** The member would rather not confirm who they are. */
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeEdit: assign(({ context: { known } }, { form }: Edit) => filled(form, known)),
    storeProblems: assign(({ context: { known, form } }) => ({
      problems: known ? problemsOf(form, known) : {},
    })),
    storeKnown: assign(({ context }, known: Types.OfferKnown) => ({
      known,
      ...filled(formOf(known), known),
      fill: context.fill + 1,
    })),
    discardEdit: assign(({ context }) => ({
      ...filled(savedForm(context), context.known),
      fill: context.fill + 1,
    })),
    ...attemptActions<Context, Types.SubscriptionSettingsEvent>(),
  },
  delays: { second: 1000, moment: 2000 },
});
