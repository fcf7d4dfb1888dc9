import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { countdown, whenThrottled, whenUnanswered } from '../lib/submission.ts';
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
/** It was sent before as it stands. */
const sentBefore = { ...edited, 'form.submit': { target: 'saving' } } as const;
/** Nothing differs from what is saved. */
const unchanged = {
  'form.edit': [
    { guard: { type: 'isSaved', params: eventOf } },
    { target: 'unsaved', actions: store },
  ],
} as const;

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
    failure: null,
    secondsLeft: 0,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The offer is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'isCreator', params: outputOf },
            target: 'editing',
            actions: storeKnown,
          },
          { target: 'closed', actions: storeKnown },
        ],
        onError: [
          whenSessionOver('failed'),
          { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    failed: {
      description: 'The offer could not be read, so nothing can be changed.',
      on: { 'offer.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
    closed: { description: 'The member has not proved who they are and cannot sell yet.' },
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
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'unsaved' },
          whenSessionOver('unsaved'),
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    rejected: {
      description: 'The server refused the offer, and the reason stands there.',
      on: sentBefore,
    },
    lockedOut: {
      description: 'Too many attempts: the block waits and counts the seconds down.',
      after: countdown('lockedOut', 'unsaved'),
      on: { 'form.edit': { actions: store } },
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: sentBefore,
    },
    updated: {
      description: 'The offer is saved, and a message says so for a moment.',
      after: { moment: { target: 'editing' } },
      on: unchanged,
    },
  },
});
