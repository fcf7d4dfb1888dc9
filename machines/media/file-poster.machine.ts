import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { savePoster } from './file-poster.ports.ts';
import type * as Types from './file-poster.types.ts';

type Context = Types.FilePosterContext;

/** Seconds between two frames: of 25 in a second, as most films have at least. */
const frame = 0.04;

const clamped = (seconds: number, { length }: Context) =>
  Math.min(Math.max(seconds, 0), length ?? 0);
const moves = {
  'frame.seek': { target: 'choosing', actions: { type: 'goTo', params: eventOf } },
  'frame.step': { target: 'choosing', actions: { type: 'step', params: eventOf } },
} as const;
const leave = { 'poster.cancel': { target: 'resting' } } as const;

/** The picture that stands for one's own video, chosen among its frames. */
export const filePosterMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FilePosterInput,
    events: {} as Types.FilePosterEvent,
    emitted: {} as Types.FilePosterEmitted,
    children: {} as { savePoster: 'savePoster' },
  },
  actors: { savePoster },
  guards: {
    isDrawn: (_, { thumbUrl }: Types.PosterKept) => thumbUrl !== null,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    startOver: assign({ at: 0, length: null, failure: null }),
    storeLength: assign((_, { seconds }: { seconds: number }) => ({ length: seconds })),
    goTo: assign(({ context }, { seconds }: { seconds: number }) => ({
      at: clamped(seconds, context),
    })),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      at: clamped(context.at + by * frame, context),
    })),
    storePoster: assign((_, { thumbUrl }: Types.PosterKept) => ({ thumbUrl })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceBegin: emit({ type: 'poster.begun' }),
    announceEnd: emit({ type: 'poster.ended' }),
    announceChange: emit(({ context: { thumbUrl } }) => ({
      type: 'poster.changed' as const,
      thumbUrl: thumbUrl ?? '',
    })),
  },
}).createMachine({
  id: 'filePoster',
  description: 'A creator chooses the frame that stands for a video until it is played.',
  meta: { requirement: 'issue 41 video: a poster chosen by scrubbing; screens §7' },
  context: ({ input }) => ({ ...input, at: 0, length: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The picture that stands for the video is shown.',
      on: { 'poster.choose': { target: 'reading', actions: 'startOver' } },
    },
    reading: {
      description: 'The browser reads the video, of which frames are to be shown.',
      on: {
        ...leave,
        'video.read': {
          target: 'choosing',
          actions: { type: 'storeLength', params: eventOf },
        },
        'video.failed': { target: 'unreadable' },
      },
    },
    unreadable: {
      description: 'The browser cannot show this video, so no frame of it can be chosen here.',
      on: { ...leave, 'poster.choose': { target: 'reading' } },
    },
    choosing: {
      description: 'A frame is shown; others are a step or a slide away.',
      on: {
        ...leave,
        ...moves,
        'poster.use': { target: 'saving' },
        'video.failed': { target: 'unreadable' },
      },
    },
    saving: {
      description: 'The frame is drawn and on its way to the server.',
      tags: 'busy',
      entry: 'announceBegin',
      exit: 'announceEnd',
      invoke: {
        id: 'savePoster',
        src: 'savePoster',
        input: ({ context: { hash, url, at } }) => ({ hash, url, at }),
        onDone: [
          {
            guard: { type: 'isDrawn', params: outputOf<Types.PosterKept> },
            target: 'resting',
            actions: [
              { type: 'storePoster', params: outputOf<Types.PosterKept> },
              'announceChange',
            ],
          },
          { target: 'refused' },
        ],
        onError: [
          whenSignedOut('choosing'),
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'It is not known to have worked; the frame stays and can be used again.',
      exit: 'clearFailure',
      on: { ...leave, ...moves, 'poster.use': { target: 'saving' } },
    },
  },
});
