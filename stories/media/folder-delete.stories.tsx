import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import type { FolderDeleteContext } from '#machines/media/folder-delete.types.ts';
import { FolderDeleteView } from '#src/views/media/folder-delete.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Media/Delete a folder',
  component: FolderDeleteView,
} satisfies Meta<typeof FolderDeleteView>;

type Story = StoryObj<typeof FolderDeleteView>;
const calm: FolderDeleteContext = { folder: { id: 7, name: 'Summer', count: 12 }, failure: null };
const story = (
  value: StateValueFrom<typeof folderDeleteMachine>,
  context: Partial<FolderDeleteContext> = {},
): Story => ({ args: { actor: at(folderDeleteMachine, value, { ...calm, ...context }) } });

export const Asking = story('asking');

export const AskingOfAnEmptyOne = story('asking', { folder: { id: 7, name: 'Summer', count: 0 } });

export const Deleting = story('deleting');

export const Refused = story('refused', { failure: { kind: 'offline' } });

export const Deleted = story('deleted');
