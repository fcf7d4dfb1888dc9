import { assign, emit, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import { chooseLocale } from './choose-locale.ts';
import { keepLocale, loadTexts } from './locale.ports.ts';
import type { LocaleCode } from './locale-code.types.ts';
import type { LocaleContext, LocaleEmitted, LocaleEvent, LocaleInput } from './locale.types.ts';

const named = ({ event }: { event: { code: LocaleCode } }) => ({ code: event.code });

/** Language of the interface; a change neither reloads the page nor loses a form. */
export const localeMachine = setup({
  types: {
    context: {} as LocaleContext,
    input: {} as LocaleInput,
    events: {} as LocaleEvent,
    emitted: {} as LocaleEmitted,
    children: {} as { loadTexts: 'loadTexts'; keepLocale: 'keepLocale' },
  },
  actors: { loadTexts, keepLocale },
  guards: {
    isNew: ({ context }, params: { code: LocaleCode }) => context.wanted !== params.code,
    isEnglish: ({ context }) => context.wanted === 'en',
  },
  actions: {
    want: assign((_, params: { code: LocaleCode }) => ({ wanted: params.code })),
    wantEnglish: assign({ wanted: 'en' }),
    storeCode: assign({ code: ({ context }) => context.wanted }),
    stay: assign({ wanted: ({ context }) => context.code }),
    storeViewer: assign((_, params: { viewer: Viewer | null }) => ({ viewer: params.viewer })),
    announceLocale: emit(({ context }) => ({
      type: 'locale.changed' as const,
      code: context.code,
    })),
    announceSilence: emit({ type: 'locale.missing' }),
    reportMissing: emit({ type: 'notice.shown', tone: 'caution', key: 'app.locale.failed' }),
    reportUnkept: emit({ type: 'notice.shown', tone: 'caution', key: 'app.locale.unkept' }),
  },
}).createMachine({
  id: 'locale',
  description: 'Chooses, loads and keeps the language of the product.',
  meta: { requirement: 'decisions §5' },
  context: ({ input }) => {
    const code = chooseLocale(input);
    return { code, wanted: code, viewer: null };
  },
  initial: 'loading',
  on: {
    'viewer.changed': { actions: { type: 'storeViewer', params: eventOf } },
  },
  states: {
    loading: {
      description: 'The texts of the first language are on their way; nothing can be said yet.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: { target: 'settled', actions: ['storeCode', 'announceLocale'] },
        onError: [
          { guard: 'isEnglish', target: 'textsUnavailable' },
          { target: 'loading', reenter: true, actions: 'wantEnglish' },
        ],
      },
    },
    textsUnavailable: {
      description: 'Not even English could be loaded; the person may try again.',
      entry: 'announceSilence',
      on: { 'locale.retry': { target: 'loading' } },
    },
    settled: {
      description: 'The product speaks the wanted language.',
      on: {
        'locale.choose': {
          guard: { type: 'isNew', params: named },
          target: 'changing',
          actions: { type: 'want', params: named },
        },
        'locale.preferred': {
          guard: { type: 'isNew', params: named },
          target: 'adopting',
          actions: { type: 'want', params: named },
        },
      },
    },
    adopting: {
      description: 'The member’s own language is on its way; the old one stays until it is here.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: { target: 'remembering', actions: ['storeCode', 'announceLocale'] },
        onError: { target: 'settled', actions: ['stay', 'reportMissing'] },
      },
    },
    changing: {
      description: 'The chosen language is on its way; the old one stays until it is here.',
      tags: 'busy',
      on: {
        'locale.choose': {
          guard: { type: 'isNew', params: named },
          target: 'changing',
          reenter: true,
          actions: { type: 'want', params: named },
        },
      },
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => ({ code: context.wanted }),
        onDone: { target: 'keeping', actions: ['storeCode', 'announceLocale'] },
        onError: { target: 'settled', actions: ['stay', 'reportMissing'] },
      },
    },
    remembering: {
      description: 'The member’s language is being kept on this device.',
      invoke: {
        id: 'keepLocale',
        src: 'keepLocale',
        input: ({ context }) => ({ code: context.code, place: 'device' }),
        onDone: { target: 'settled' },
        onError: { target: 'settled' },
      },
    },
    keeping: {
      description: 'The choice is being kept: on this device, and in a member’s settings.',
      on: {
        'locale.choose': {
          guard: { type: 'isNew', params: named },
          target: 'changing',
          actions: { type: 'want', params: named },
        },
      },
      invoke: {
        id: 'keepLocale',
        src: 'keepLocale',
        input: ({ context }) => ({
          code: context.code,
          place: context.viewer === null ? 'device' : 'account',
        }),
        onDone: { target: 'settled' },
        onError: { target: 'settled', actions: 'reportUnkept' },
      },
    },
  },
});
