import { assign, setup } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import { loadDocument } from './document-page.ports.ts';
import type {
  DocumentPageContext,
  DocumentPageEvent,
  DocumentPageFailure,
  DocumentPageInput,
  DocumentText,
} from './document-page.types.ts';

/** Reading one document of the house. */
export const documentPageMachine = setup({
  types: {
    context: {} as DocumentPageContext,
    input: {} as DocumentPageInput,
    events: {} as DocumentPageEvent,
    children: {} as { loadDocument: 'loadDocument' },
  },
  actors: { loadDocument },
  guards: {
    isNotFound: (_, params: DocumentPageFailure) => params.failure.kind === 'notFound',
  },
  actions: {
    storeDocument: assign((_, params: { document: DocumentText }) => ({
      document: params.document,
    })),
  },
}).createMachine({
  id: 'documentPage',
  description: 'Anybody reads a document of the house: terms, privacy, help and their like.',
  meta: { requirement: 'spec §2 pages' },
  context: ({ input }) => ({ routeKey: input.routeKey, document: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The document is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context }) => ({ routeKey: context.routeKey }),
        onDone: {
          target: 'showing',
          actions: { type: 'storeDocument', params: ({ event }) => ({ document: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'isNotFound',
              params: ({ event }) => ({ failure: toFailure(event.error) }),
            },
            target: 'missing',
          },
          { target: 'failed' },
        ],
      },
    },
    showing: { description: 'The document is shown with the day of its last change.' },
    missing: { description: 'No document has this key: the Not Found screen with the URL kept.' },
    failed: {
      description: 'The server did not answer; the reader may try again.',
      on: { 'document.retry': { target: 'loading' } },
    },
  },
});
