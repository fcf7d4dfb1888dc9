import { assign, setup } from 'xstate';
import { attemptGuards } from '../lib/attempt.ts';
import { failureOf, outputOf } from '../lib/params.ts';
import type { DocumentText } from '../pages/document-page.types.ts';
import { loadDocument } from './consent-form.ports.ts';
import type {
  Consent,
  ConsentFormAsked,
  ConsentFormContext,
  ConsentFormEvent,
} from './consent-form.types.ts';
import type { Answer } from '../modal/modal.types.ts';

/** A member reads a document of the house and accepts it, or does not. */
export const consentFormMachine = setup({
  types: {
    context: {} as ConsentFormContext,
    input: {} as ConsentFormAsked,
    events: {} as ConsentFormEvent,
    output: {} as Answer<Consent>,
    children: {} as { loadDocument: 'loadDocument' },
  },
  actors: { loadDocument },
  guards: { isGone: attemptGuards.isGone },
  actions: {
    storeDocument: assign((_, document: DocumentText) => ({ document })),
  },
}).createMachine({
  id: 'consentForm',
  description: 'Shows an agreement that something depends on, to accept or to leave.',
  meta: { requirement: 'spec §2 dialogs: consent form' },
  context: ({ input }) => ({ ...input, document: null }),
  output: ({ context: { routeKey, document } }) => ({
    kind: 'confirmed',
    value: { routeKey, updatedAt: document?.updatedAt ?? '' },
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The document is on its way.',
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context: { routeKey } }) => ({ routeKey }),
        onDone: {
          target: 'reading',
          actions: { type: 'storeDocument', params: outputOf },
        },
        onError: [
          { guard: { type: 'isGone', params: failureOf }, target: 'missing' },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: {
      description: 'No useful answer came; the document can be asked for again.',
      on: { 'document.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
    missing: { description: 'There is no such document, so nothing can be accepted.' },
    reading: {
      description: 'The document is shown whole, with the day of its last change.',
      on: { 'consent.accept': { target: 'accepted' } },
    },
    accepted: {
      description: 'The output is the document that was accepted, and its date.',
      type: 'final',
    },
  },
});
