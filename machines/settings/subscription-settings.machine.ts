import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { noAttempt, refusedStates, whenRefusedTo } from '../parts/submission.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { noForm, offerOf, previewOf } from './offer-form.ts';
import { subscriptionSettingsSetup } from './subscription-settings.setup.ts';
import type { OfferKnown } from './subscription-settings.types.ts';

const store = { type: 'storeEdit', params: eventOf } as const;
const storeKnown = { type: 'storeKnown', params: outputOf<OfferKnown> } as const;
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
  'form.submit': [
    { guard: 'isReadable', target: 'saving' },
    { target: 'incomplete', actions: 'storeProblems' },
  ],
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
export const subscriptionSettingsMachine = subscriptionSettingsSetup.createMachine({
  id: 'subscriptionSettings',
  description: 'A creator changes what they offer to who subscribes from now on.',
  meta: {
    requirement: 'issue 20 subscription editor; contract §8.4 PUT /me/subscription_settings',
  },
  context: {
    known: null,
    form: noForm,
    preview: previewOf(noForm, 'USD'),
    problems: {},
    fill: 0,
    ...noAttempt,
  },
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadOffer' },
      descriptions: {
        loading: 'The offer is on its way; skeletons stand in its place.',
        failed: 'The offer could not be read, so nothing can be changed.',
      },
      read: [
        {
          guard: { type: 'isCreator', params: outputOf },
          target: 'editing',
          actions: storeKnown,
        },
        { target: 'closed', actions: storeKnown },
      ],
      refused: [{ guard: { type: 'isAbsent', params: failureOf }, target: 'absent' }],
      on: { 'offer.retry': reload, 'connection.restored': reload },
      anew: { 'viewer.changed': { guard: { type: 'isSeller', params: eventOf }, ...readAnew } },
    }),
    absent: { description: 'The site does not offer this, so nothing of it is drawn.' },
    closed: {
      description: 'The member’s identity is not verified: they cannot sell yet, and it says so.',
      on: {
        'viewer.changed': { guard: { type: 'isSeller', params: eventOf }, target: 'loading' },
      },
    },
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
        input: ({ context: { form, known } }) => {
          const currency = known?.currency ?? '';
          return { offer: offerOf(form, currency), currency };
        },
        onDone: { target: 'updated', actions: storeKnown },
        onError: [
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'unsaved' },
          ...whenRefusedTo('unsaved'),
        ],
      },
    },
    ...refused,
    lockedOut: { ...refused.lockedOut, on: { 'form.edit': { actions: store } } },
    updated: {
      description: 'The offer is saved, and a message says so for a moment.',
      after: { moment: { target: 'editing' } },
      on: unchanged,
    },
  },
});
