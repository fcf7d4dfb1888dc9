import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { changedElsewhereStates, whenChangedElsewhere } from '../parts/changed-elsewhere.ts';
import { noAttempt, refusedStates, whenRefusedTo } from '../parts/submission.ts';
import { formOf, offerOf } from './offer-form.ts';
import { filled, offerFormSetup } from './offer-form.setup.ts';
import type { OfferKnown } from './offer-form.types.ts';

const store = { type: 'storeEdit', params: eventOf } as const;
const undone = {
  guard: { type: 'isSaved', params: eventOf },
  target: 'editing',
  actions: store,
} as const;
const edited = {
  'form.edit': [undone, { target: 'unsaved', actions: store }],
  'form.discard': { target: 'editing', actions: 'discardEdit' },
} as const;
/** A change that is not saved, and was not looked at yet. */
const changed = {
  ...edited,
  'form.submit': [{ guard: 'isReadable', target: 'saving' }, { target: 'incomplete' }],
} as const;
/** Transitions of a form that was sent before without a change since. */
const sentBefore = { ...edited, 'form.submit': { target: 'saving' } } as const;
/** Transitions while the form equals the saved offer. */
const unchanged = {
  'form.edit': [
    { guard: { type: 'isSaved', params: eventOf } },
    { target: 'unsaved', actions: store },
  ],
} as const;
const refused = refusedStates('unsaved', sentBefore);

/** Price, discounts, days to try and a promotion: changed, and saved when the creator says so. */
export const offerFormMachine = offerFormSetup.createMachine({
  id: 'offerForm',
  description: 'A creator fills in what they offer, and saves it.',
  meta: {
    requirement: 'issue 20 subscription editor; contract §8.4 PUT /me/subscription_settings',
  },
  context: ({ input: { known } }) => ({
    known,
    other: null,
    ...filled(formOf(known), known),
    fill: 1,
    ...noAttempt,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The fields show what is saved.',
      entry: 'clearFailure',
      on: unchanged,
    },
    unsaved: {
      description: 'Something differs from what is saved; the offer of the fields is previewed.',
      on: changed,
    },
    incomplete: {
      description: 'A field cannot be sent as it is, and says why.',
      on: edited,
    },
    saving: {
      description: 'The server is saving the offer, which cannot be changed meanwhile.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveOffer',
        src: 'saveOffer',
        input: ({ context: { form, known } }) => ({
          offer: offerOf(form, known.currency),
          currency: known.currency,
          version: known.version,
        }),
        onDone: {
          target: 'updated',
          actions: { type: 'storeKnown', params: outputOf<OfferKnown> },
        },
        onError: [
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'unsaved' },
          whenChangedElsewhere,
          ...whenRefusedTo('unsaved'),
        ],
      },
    },
    ...changedElsewhereStates('loadOffer'),
    ...refused,
    lockedOut: { ...refused.lockedOut, on: { 'form.edit': { actions: store } } },
    updated: {
      description: 'The offer is saved, and a message says so for a moment.',
      after: { moment: { target: 'editing' } },
      on: unchanged,
    },
  },
});
