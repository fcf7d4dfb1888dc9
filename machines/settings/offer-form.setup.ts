import { assign, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import { isChangedElsewhere } from '../parts/changed-elsewhere.ts';
import { areSameForms, formOf, previewOf, problemsOf } from './offer-form.ts';
import { loadOffer, saveOffer } from './offer-form.ports.ts';
import type * as Types from './offer-form.types.ts';

type Context = Types.OfferFormContext;
type Edit = { form: Types.OfferForm };

/** Fields as `form` has them, with what a fan would read and what cannot be sent. */
export const filled = (form: Types.OfferForm, known: Types.OfferKnown) => ({
  form,
  preview: previewOf(form, known.currency),
  problems: problemsOf(form, known),
});
const filledFrom = ({ fill }: Context, known: Types.OfferKnown) => ({
  known,
  other: null,
  ...filled(formOf(known), known),
  fill: fill + 1,
});

/** Offer form of a creator, whose problems are said once it is sent. */
export const offerFormSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.OfferFormInput,
    events: {} as Types.OfferFormEvent,
    children: {} as { loadOffer: 'loadOffer'; saveOffer: 'saveOffer' },
  },
  actors: { loadOffer, saveOffer },
  guards: {
    isSaved: ({ context }, { form }: Edit) => areSameForms(form, formOf(context.known)),
    isReadable: ({ context }) => Object.keys(context.problems).length === 0,
    isChangedElsewhere,
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isUnauthenticated: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
    /** The member would rather not confirm who they are. */
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeEdit: assign(({ context: { known } }, { form }: Edit) => filled(form, known)),
    storeKnown: assign(({ context }, known: Types.OfferKnown) => filledFrom(context, known)),
    storeOther: assign((_, known: Types.OfferKnown) => ({ other: { known, form: formOf(known) } })),
    takeOther: assign(({ context }) => filledFrom(context, context.other?.known ?? context.known)),
    keepMine: assign(({ context: { known, other } }) => ({
      known: other?.known ?? known,
      other: null,
    })),
    discardEdit: assign(({ context }) => filledFrom(context, context.known)),
    ...attemptActions<Context, Types.OfferFormEvent>(),
  },
  delays: { second: 1000, moment: 2000 },
});
