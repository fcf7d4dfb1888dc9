import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { FileDetailsContext } from '#machines/media/file-details.types.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { at } from '#stories/lib/at.ts';
import { manyUses, noUses } from './file-details.fixtures.ts';
import { ownFile } from './library.fixtures.ts';

export default {
  title: 'Dialogs/Media/File details',
  component: FileDetailsView,
} satisfies Meta<typeof FileDetailsView>;

type Story = StoryObj<typeof FileDetailsView>;

const calm: FileDetailsContext = { file: ownFile(1), uses: null, failure: null };
const story = (
  value: StateValueFrom<typeof fileDetailsMachine>,
  context: Partial<FileDetailsContext> = {},
): Story => ({ args: { actor: at(fileDetailsMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading');
export const Shown = story('shown', { uses: manyUses });
export const ShownVideo = story('shown', {
  file: ownFile(2, { type: 'video', seconds: 134, name: null }),
  uses: noUses,
});
export const Deleting = story('deleting', { uses: noUses });
export const Failed = story('failed', { failure: { kind: 'offline' } });
export const FailedGone = story('failed', { failure: { kind: 'notFound' } });
