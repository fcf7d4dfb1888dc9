import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { FileDetailsContext } from '#machines/media/file-details.types.ts';
import { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { at } from '#stories/lib/at.ts';
import { captioned, captionFile, subRip, unoffered } from './file-captions.fixtures.ts';
import { manyUses, noUses } from './file-details.fixtures.ts';
import { scrubbed } from './file-poster.fixtures.ts';
import { ownFile } from './library.fixtures.ts';

export default {
  title: 'Dialogs/Media/File details',
  component: FileDetailsView,
} satisfies Meta<typeof FileDetailsView>;

type Story = StoryObj<typeof FileDetailsView>;
type Value = StateValueFrom<typeof fileDetailsMachine>;
type Uses = 'loading' | 'failed' | 'shown';
type Work = 'settled' | 'sending';

const calm: FileDetailsContext = {
  file: ownFile(1),
  uses: null,
  failure: null,
  changes: {},
  next: null,
  captions: null,
  poster: null,
  preview: null,
};
const story = (value: Value, context: Partial<FileDetailsContext> = {}): Story => ({
  args: { actor: at(fileDetailsMachine, value, { ...calm, ...context }) },
});
const open = (
  uses: Uses,
  { captions = 'settled', poster = 'settled' }: { captions?: Work; poster?: Work } = {},
): Value => ({
  open: { uses, captions, poster, preview: 'settled' },
});
const video: Partial<FileDetailsContext> = {
  file: ownFile(2, { type: 'video', seconds: 134, name: null, preview: 'off' }),
  uses: noUses,
  captions: at(fileCaptionsMachine, 'listing', captioned),
  poster: at(filePosterMachine, 'resting', scrubbed),
  preview: at(filePreviewMachine, 'resting', unoffered),
};

export const LoadingSettled = story(open('loading'));
export const ShownSettled = story(open('shown'), { uses: manyUses });
export const ShownVideo = story(open('shown'), video);
export const ShownVideoWithoutPreview = story(open('shown'), { ...video, preview: null });
export const ShownSending = story(open('shown', { captions: 'sending' }), {
  ...video,
  captions: at(fileCaptionsMachine, 'sending', {
    ...captioned,
    source: captionFile().source,
    text: subRip,
    language: 'fr',
  }),
});
export const ShownSendingPoster = story(open('shown', { poster: 'sending' }), {
  ...video,
  poster: at(filePosterMachine, 'saving', scrubbed),
});
export const Deleting = story('deleting', { uses: noUses, next: 'deletion' });
export const Left = story('left', { uses: noUses });
export const FailedSettled = story(open('failed'), { failure: { kind: 'offline' } });
export const FailedGone = story(open('failed'), { failure: { kind: 'notFound' } });
