import { createEmptyActor } from 'xstate';
import type { VideoPreviewContext } from '#machines/media/video-preview.types.ts';
import type { PreviewVideo } from '#machines/media/viewer.types.ts';

/** A locked video whose clip has no bytes. */
export const lockedVideo = (over: Partial<PreviewVideo> = {}): PreviewVideo => ({
  hash: 'harbour',
  previewUrl: '',
  seconds: 134,
  captions: [
    { language: 'en', url: null },
    { language: 'es', url: null },
  ],
  width: 1600,
  height: 900,
  placeholder: 'oklch(0.62 0.08 230)',
  ...over,
});

export const preview: VideoPreviewContext = {
  asker: createEmptyActor(),
  id: 13,
  videos: [lockedVideo()],
  price: { amount: 500, currency: 'USD' },
  index: 0,
  url: '',
  isRenewed: false,
};
