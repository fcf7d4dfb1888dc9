import { assign, setup } from 'xstate';
import { failureOf } from '../lib/params.ts';
import { loadDocument } from './document-page.ports.ts';
import type {
  DocumentPageContext,
  DocumentPageEvent,
  DocumentPageFailure,
  DocumentPageInput,
  DocumentText,
} from './document-page.types.ts';

const named = ({ event }: { event: { code: string } }) => ({ code: event.code });
const asked = ({ context }: { context: DocumentPageContext }) => ({
  routeKey: context.routeKey,
  locale: context.locale,
});
const found = ({ event }: { event: { output: DocumentText } }) => ({ document: event.output });

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
    storeLocale: assign((_, params: { code: string }) => ({ locale: params.code })),
  },
}).createMachine({
  id: 'documentPage',
  description: 'Anybody reads a document of the house: terms, privacy, help and their like.',
  meta: { requirement: 'spec §2 pages' },
  context: ({ input }) => ({ routeKey: input.routeKey, locale: null, document: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The document is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: asked,
        onDone: { target: 'showing', actions: { type: 'storeDocument', params: found } },
        onError: [
          { guard: { type: 'isNotFound', params: failureOf }, target: 'missing' },
          { target: 'failed' },
        ],
      },
      on: {
        'locale.changed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'storeLocale', params: named },
        },
      },
    },
    showing: {
      description: 'The document is shown with the day of its last change.',
      on: {
        'locale.changed': {
          target: 'translating',
          actions: { type: 'storeLocale', params: named },
        },
      },
    },
    translating: {
      description: 'The reader changed the language: the old text stays until the new one is here.',
      meta: { requirement: 'decisions §5 switching' },
      tags: 'busy',
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: asked,
        onDone: { target: 'showing', actions: { type: 'storeDocument', params: found } },
        onError: { target: 'untranslated' },
      },
      on: {
        'locale.changed': {
          target: 'translating',
          reenter: true,
          actions: { type: 'storeLocale', params: named },
        },
      },
    },
    untranslated: {
      description: 'The text in the new language did not come; the old one can still be read.',
      on: {
        'document.retry': { target: 'translating' },
        'connection.restored': { target: 'translating' },
        'locale.changed': {
          target: 'translating',
          actions: { type: 'storeLocale', params: named },
        },
      },
    },
    missing: { description: 'No document has this key: the Not Found screen with the URL kept.' },
    failed: {
      description: 'The server did not answer; the reader may try again.',
      on: {
        'document.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
        'locale.changed': { target: 'loading', actions: { type: 'storeLocale', params: named } },
      },
    },
  },
});
