import { assign, sendTo, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import { renewClip } from './video-preview.ports.ts';
import type { RenewedClip, VideoPreviewContext, VideoPreviewEvent } from './video-preview.types.ts';
import type { VideoPreviewAsked } from './viewer.types.ts';

type Context = VideoPreviewContext;

const at = (videos: Context['videos'], index: number) => ({
  index,
  url: videos[index]?.previewUrl ?? '',
  isRenewed: false,
});

/** The first seconds of a locked video are watched before it is opened. */
export const videoPreviewMachine = setup({
  types: {
    context: {} as Context,
    input: {} as VideoPreviewAsked,
    events: {} as VideoPreviewEvent,
    output: {} as Answer<null>,
    children: {} as { renewClip: 'renewClip' },
  },
  actors: { renewClip },
  guards: {
    isForSale: ({ context }) => context.price !== null,
    isRenewed: ({ context }) => context.isRenewed,
    isThere: (_, { url }: RenewedClip) => url !== null,
  },
  actions: {
    showNext: assign(({ context: { videos, index } }) => at(videos, (index + 1) % videos.length)),
    storeUrl: assign((_, { url }: RenewedClip) => ({ url: url ?? '', isRenewed: true })),
    forgetRenewal: assign({ isRenewed: false }),
    announceUnlock: sendTo(
      ({ context }) => context.asker,
      ({ context: { id } }) => ({ type: 'preview.unlock' as const, id }),
    ),
  },
}).createMachine({
  id: 'videoPreview',
  description: 'Somebody watches the first seconds of a locked video.',
  meta: { requirement: 'issue 40 video preview; screens §8; spec §2 video preview dialog' },
  context: ({ input }) => ({ ...input, ...at(input.videos, 0) }),
  output: { kind: 'confirmed', value: null },
  initial: 'resting',
  on: {
    'video.next': { target: '.resting', actions: 'showNext' },
    'unlock.ask': { guard: 'isForSale', target: '.unlocking' },
  },
  states: {
    resting: {
      description: 'Nothing of the clip is fetched before it is played.',
      on: { 'clip.play': { target: 'clip' } },
    },
    clip: {
      description: 'The clip stands in the place of its colour.',
      initial: 'loading',
      on: {
        'clip.failed': [{ guard: 'isRenewed', target: 'failed' }, { target: 'renewing' }],
      },
      states: {
        loading: {
          description: 'It begins as soon as enough of it has come.',
          on: { 'clip.playing': { target: 'playing', actions: 'forgetRenewal' } },
        },
        playing: {
          description: 'It plays without sound, once.',
          on: { 'clip.ended': { target: '#videoPreview.ended' } },
        },
      },
    },
    ended: {
      description: 'It has come to its end; it can be played again.',
      on: { 'clip.play': { target: 'clip' } },
    },
    renewing: {
      description: 'It did not come, maybe since its address ended: another one is asked for.',
      invoke: {
        id: 'renewClip',
        src: 'renewClip',
        input: ({ context }) => ({ url: context.url }),
        onDone: [
          {
            guard: { type: 'isThere', params: outputOf },
            target: 'clip',
            actions: { type: 'storeUrl', params: outputOf },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'It did not come; one may try again.',
      entry: 'forgetRenewal',
      on: { 'clip.play': { target: 'renewing' } },
    },
    unlocking: {
      description: 'Whoever opened the dialog sells the post or the message.',
      type: 'final',
      entry: 'announceUnlock',
    },
  },
});
