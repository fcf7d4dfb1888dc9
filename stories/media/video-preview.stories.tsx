import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { videoPreviewMachine } from '#machines/media/video-preview.machine.ts';
import type { VideoPreviewContext } from '#machines/media/video-preview.types.ts';
import { VideoPreviewView } from '#src/views/media/video-preview.view.tsx';
import { at } from '#stories/lib/at.ts';
import { lockedVideo, preview } from './video-preview.fixtures.ts';

export default {
  title: 'Dialogs/Media/Video preview',
  component: VideoPreviewView,
} satisfies Meta<typeof VideoPreviewView>;

type Story = StoryObj<typeof VideoPreviewView>;
const story = (
  value: StateValueFrom<typeof videoPreviewMachine>,
  context: Partial<VideoPreviewContext> = {},
): Story => ({ args: { actor: at(videoPreviewMachine, value, { ...preview, ...context }) } });

export const Resting = story('resting');
/** Something else than a price opens it; an upright video. */
export const RestingForSubscribers = story('resting', {
  price: null,
  videos: [lockedVideo({ captions: [], width: 900, height: 1600 })],
});
export const RestingWithSeveral = story('resting', {
  videos: [lockedVideo(), lockedVideo({ hash: 'boats', seconds: 42, captions: [] })],
});
export const Loading = story({ clip: 'loading' });
export const Playing = story({ clip: 'playing' });
export const Ended = story('ended');
export const Renewing = story('renewing');
export const Failed = story('failed');
export const Unlocking = story('unlocking');
