import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import type { FilePosterContext } from '#machines/media/file-poster.types.ts';
import { FilePosterView } from '#src/views/media/file-poster.view.tsx';
import { at } from '#stories/lib/at.ts';
import { scrubbed } from './file-poster.fixtures.ts';

export default {
  title: 'Flows/Media/Cover picture',
  component: FilePosterView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilePosterView>;

type Story = StoryObj<typeof FilePosterView>;

const story = (
  value: StateValueFrom<typeof filePosterMachine>,
  context: Partial<FilePosterContext> = {},
): Story => ({ args: { actor: at(filePosterMachine, value, { ...scrubbed, ...context }) } });

export const Resting = story('resting');
export const RestingWithoutPicture = story('resting', { thumbUrl: null });
export const Reading = story('reading', { at: 0, length: null });
export const Unreadable = story('unreadable');
export const Choosing = story('choosing');
export const Saving = story('saving');
export const Refused = story('refused', { failure: { kind: 'offline' } });
export const RefusedByTheBrowser = story('refused');
