import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import type { FilePreviewContext } from '#machines/media/file-preview.types.ts';
import { FilePreviewView } from '#src/views/media/file-preview.view.tsx';
import { at } from '#stories/lib/at.ts';
import { unoffered } from './file-captions.fixtures.ts';

export default {
  title: 'Flows/Media/Preview of a file',
  component: FilePreviewView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FilePreviewView>;

type Story = StoryObj<typeof FilePreviewView>;

const story = (
  value: StateValueFrom<typeof filePreviewMachine>,
  context: Partial<FilePreviewContext> = {},
): Story => ({ args: { actor: at(filePreviewMachine, value, { ...unoffered, ...context }) } });

const on = { isOffered: true };

export const Resting = story('resting');
export const RestingOffered = story('resting', { kept: on, wanted: on });
export const SavingUpToDate = story({ saving: 'upToDate' }, { wanted: on });
export const SavingBehind = story({ saving: 'behind' });
export const Refused = story('refused');
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
