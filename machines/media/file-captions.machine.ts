import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { hasCue, mostBytes, mostCharacters } from './caption-text.ts';
import { readCaptions, removeCaptions, saveCaptions } from './file-captions.ports.ts';
import type * as Types from './file-captions.types.ts';
import type { PickedFile } from './uploaded.types.ts';
import type { Caption } from '../posts/post.types.ts';

type Context = Types.FileCaptionsContext;
type Chosen = { file: PickedFile };
type Named = { language: string };

const nothing = { source: null, text: null, language: null, unfit: null, failure: null } as const;
const choices = {
  'file.choose': [
    {
      guard: { type: 'isTooLarge', params: eventOf },
      target: 'unfit',
      actions: [
        { type: 'storeSource', params: eventOf },
        { type: 'storeUnfit', params: { unfit: 'long' } },
      ],
    },
    { target: 'reading', reenter: true, actions: { type: 'storeSource', params: eventOf } },
  ],
  'language.choose': { actions: { type: 'storeLanguage', params: eventOf } },
  'captions.cancel': { target: 'listing', actions: 'dropChoice' },
} as const;
const send = {
  target: 'sending',
  actions: { type: 'storeLanguage', params: eventOf },
} as const;
const lists = {
  'captions.add': { target: 'choosing' },
  'captions.remove': {
    guard: { type: 'isListed', params: eventOf },
    target: 'removing',
    actions: { type: 'storeUnwanted', params: eventOf },
  },
} as const;

/** Captions of one's own video: listed by language, added from a file of the device, and removed. */
export const fileCaptionsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FileCaptionsInput,
    events: {} as Types.FileCaptionsEvent,
    emitted: {} as Types.FileCaptionsEmitted,
    children: {} as {
      readCaptions: 'readCaptions';
      saveCaptions: 'saveCaptions';
      removeCaptions: 'removeCaptions';
    },
  },
  actors: { readCaptions, saveCaptions, removeCaptions },
  guards: {
    isTooLarge: (_, { file }: Chosen) => file.source.size > mostBytes,
    isTooLong: (_, text: string) => text.length > mostCharacters,
    hasNoCue: (_, text: string) => !hasCue(text),
    hasText: ({ context }) => context.text !== null,
    isListed: ({ context }, { language }: Named) =>
      context.captions.some((one) => one.language === language),
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeSource: assign((_, { file }: Chosen) => ({
      source: file.source,
      text: null,
      unfit: null,
      failure: null,
    })),
    storeText: assign((_, text: string) => ({ text })),
    storeUnfit: assign((_, params: { unfit: Types.CaptionsUnfit }) => params),
    storeLanguage: assign((_, { language }: Named) => ({ language })),
    storeUnwanted: assign((_, { language }: Named) => ({ unwanted: language })),
    storeCaptions: assign((_, captions: readonly Caption[]) => ({ captions })),
    dropUnwanted: assign(({ context: { captions, unwanted } }) => ({
      captions: captions.filter(({ language }) => language !== unwanted),
    })),
    dropChoice: assign(nothing),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceBegin: emit({ type: 'captions.begun' }),
    announceEnd: emit({ type: 'captions.ended' }),
    announceChange: emit(({ context: { captions } }) => ({
      type: 'captions.changed' as const,
      captions,
    })),
  },
}).createMachine({
  id: 'fileCaptions',
  description: 'A creator adds captions to a video, language by language, and removes them.',
  meta: { requirement: 'issue 40 player captions; screens §8' },
  context: ({ input }) => ({ ...input, ...nothing, unwanted: null }),
  initial: 'listing',
  states: {
    listing: { description: 'The languages are listed, or that there are none.', on: lists },
    choosing: {
      description: 'A file and its language are chosen.',
      on: { ...choices, 'captions.send': { guard: 'hasText', ...send } },
    },
    reading: {
      description: 'The chosen file is read on the device; nothing is sent.',
      on: choices,
      invoke: {
        id: 'readCaptions',
        src: 'readCaptions',
        input: ({ event }) => {
          assertEvent(event, 'file.choose');
          return { source: event.file.source };
        },
        onDone: [
          {
            guard: { type: 'isTooLong', params: outputOf<string> },
            target: 'unfit',
            actions: { type: 'storeUnfit', params: { unfit: 'long' } },
          },
          {
            guard: { type: 'hasNoCue', params: outputOf<string> },
            target: 'unfit',
            actions: { type: 'storeUnfit', params: { unfit: 'wrong' } },
          },
          { target: 'choosing', actions: { type: 'storeText', params: outputOf<string> } },
        ],
        onError: {
          target: 'unfit',
          actions: { type: 'storeUnfit', params: { unfit: 'unreadable' } },
        },
      },
    },
    unfit: {
      description: 'The chosen file holds no captions that could be sent; another can be chosen.',
      on: choices,
    },
    sending: {
      description: 'The captions are on their way.',
      tags: 'busy',
      entry: ['clearFailure', 'announceBegin'],
      exit: 'announceEnd',
      invoke: {
        id: 'saveCaptions',
        src: 'saveCaptions',
        input: ({ context: { hash, text }, event }) => {
          assertEvent(event, 'captions.send');
          return { hash, language: event.language, text: text ?? '' };
        },
        onDone: {
          target: 'listing',
          actions: [
            { type: 'storeCaptions', params: outputOf<readonly Caption[]> },
            'dropChoice',
            'announceChange',
          ],
        },
        onError: [
          whenSignedOut('choosing'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It is not known to have worked; file and language stay and can be sent again.',
      on: {
        ...choices,
        'captions.send': send,
        'language.choose': {
          target: 'choosing',
          actions: ['clearFailure', { type: 'storeLanguage', params: eventOf }],
        },
      },
    },
    removing: {
      description: 'The captions in one language are being removed.',
      tags: 'busy',
      entry: ['clearFailure', 'announceBegin'],
      exit: 'announceEnd',
      invoke: {
        id: 'removeCaptions',
        src: 'removeCaptions',
        input: ({ context: { hash }, event }) => {
          assertEvent(event, 'captions.remove');
          return { hash, language: event.language };
        },
        onDone: { target: 'listing', actions: ['dropUnwanted', 'announceChange'] },
        onError: [
          whenSignedOut('listing'),
          { target: 'unremoved', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    unremoved: {
      description: 'A removal is not known to have worked, and can be tried again.',
      exit: 'clearFailure',
      on: lists,
    },
  },
});
