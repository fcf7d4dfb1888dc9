import { createEmptyActor } from 'xstate';
import { videoPreviewMachine } from '#machines/media/video-preview.machine.ts';
import { VideoPreviewView } from '#src/views/media/video-preview.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { lockedVideo } from '#stories/media/video-preview.fixtures.ts';
import { byPage, defineModel } from '#tests/lib/model.ts';

const asked = { asker: createEmptyActor(), id: 13 };
const price = { amount: 500, currency: 'USD' };
const boats = lockedVideo({ hash: 'boats', captions: [] });

export default defineModel({
  machine: videoPreviewMachine,
  View: VideoPreviewView,
  inputs: [
    { ...asked, videos: [lockedVideo(), boats], price },
    { ...asked, videos: [lockedVideo()], price: null },
  ],
  cases: {
    outcomes: {
      renewClip: { done: [{ url: '' }, { url: null }], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'clip.play': (person) =>
      person.press(
        new RegExp(`^(${t('media.videoPreview.play')}|${t('media.videoPreview.again')})$`),
      ),
    'clip.playing': byPage,
    'clip.ended': byPage,
    'clip.failed': byPage,
    'video.next': (person) => person.press(t('media.videoPreview.next')),
    'unlock.ask': (person) => person.press('Unlock for $5.00'),
  },
  outOfReach: ({ context: { price: asks, videos } }, { type }) => {
    if (type === 'video.next' && videos.length === 1) return 'it is the only one';
    return type === 'unlock.ask' && asks === null ? 'it is not sold' : null;
  },
  sightings: {
    resting: (person) => person.seesEnabled('button', t('media.videoPreview.play')),
    'clip.loading': (person) => person.sees(t('media.videoPreview.loading')),
    'clip.playing': (person) => person.seesNoRole('button', t('media.videoPreview.play')),
    ended: (person) => person.seesEnabled('button', t('media.videoPreview.play')),
    renewing: (person) => person.sees(t('media.videoPreview.loading')),
    failed: (person) => person.seesEnabled('button', t('media.videoPreview.again')),
    unlocking: (person) => person.seesRole('button', t('media.videoPreview.play')),
  },
});
