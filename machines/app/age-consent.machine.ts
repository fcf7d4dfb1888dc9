import { assertEvent, emit, sendTo, setup, stateIn } from 'xstate';
import { modalMachine } from '../modal/modal.machine.ts';
import {
  forgetConsent,
  leaveSite,
  readConsent,
  storeConsent,
  watchConsent,
} from './age-consent.ports.ts';
import type {
  AgeConsentContext,
  AgeConsentEmitted,
  AgeConsentEvent,
  AgeConsentInput,
  StoredConsent,
} from './age-consent.types.ts';

/** Age gate: the app is fetched and drawn only once the visitor confirms that they are of age. */
export const ageConsentMachine = setup({
  types: {
    context: {} as AgeConsentContext,
    events: {} as AgeConsentEvent,
    emitted: {} as AgeConsentEmitted,
    input: {} as AgeConsentInput,
    children: {} as {
      modal: 'modal';
      readConsent: 'readConsent';
      storeConsent: 'storeConsent';
      forgetConsent: 'forgetConsent';
      leaveSite: 'leaveSite';
      watchConsent: 'watchConsent';
    },
  },
  actors: {
    modal: modalMachine,
    readConsent,
    storeConsent,
    forgetConsent,
    leaveSite,
    watchConsent,
  },
  guards: {
    isClosing: stateIn({ shown: 'closing' }),
    isGood: ({ context }, params: { stored: StoredConsent }) =>
      params.stored.consent?.version === context.version &&
      params.stored.age >= 0 &&
      params.stored.age < context.validFor,
  },
  actions: {
    announceGiven: emit({ type: 'consent.given' }),
    announceWithdrawn: emit({ type: 'consent.withdrawn' }),
    closeModal: sendTo('modal', { type: 'modal.close' }),
  },
}).createMachine({
  id: 'ageConsent',
  description: 'A visitor says that they are of age before anything is shown.',
  meta: { requirement: 'spec §1 age consent; decisions §6' },
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      description: 'The device is asked whether consent was stored before.',
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => ({ stored: event.output }) },
            target: 'given',
          },
          { target: 'shown' },
        ],
        onError: { target: 'shown' },
      },
    },
    shown: {
      description: 'The dialog is on the page; neither Escape nor the backdrop closes it.',
      invoke: {
        id: 'modal',
        src: 'modal',
        input: ({ context }) => ({ fade: context.fade }),
        onDone: [
          { guard: 'isClosing', target: 'given' },
          { target: 'shown', reenter: true },
        ],
        onError: { target: 'shown', reenter: true },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The visitor reads and decides.',
          invoke: { id: 'watchConsent', src: 'watchConsent' },
          on: {
            'consent.confirm': { target: 'storing' },
            'consent.leave': { target: 'leaving' },
            'consent.stored': {
              guard: { type: 'isGood', params: ({ event }) => ({ stored: event.stored }) },
              target: 'closing',
            },
          },
        },
        storing: {
          description: 'The consent is being kept as far as this browser allows.',
          tags: 'busy',
          invoke: {
            id: 'storeConsent',
            src: 'storeConsent',
            input: ({ context, event }) => {
              assertEvent(event, 'consent.confirm');
              return { version: context.version, remember: event.remember };
            },
            onDone: { target: 'closing' },
            onError: { target: 'closing' },
          },
        },
        closing: {
          description: 'The dialog fades out.',
          entry: 'closeModal',
        },
        leaving: {
          description: 'The browser is on its way to a neutral page.',
          tags: 'busy',
          invoke: { id: 'leaveSite', src: 'leaveSite' },
        },
      },
    },
    given: {
      description: 'The visitor is of age by their own word; the app may begin.',
      entry: 'announceGiven',
      on: { 'consent.withdraw': { target: 'forgetting' } },
    },
    forgetting: {
      description: 'The stored consent is being removed; the app goes off the page.',
      entry: 'announceWithdrawn',
      invoke: {
        id: 'forgetConsent',
        src: 'forgetConsent',
        onDone: { target: 'shown' },
        onError: { target: 'shown' },
      },
    },
  },
});
