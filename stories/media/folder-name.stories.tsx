import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { folderNameMachine } from '#machines/media/folder-name.machine.ts';
import type { FolderNameContext } from '#machines/media/folder-name.types.ts';
import { FolderNameView } from '#src/views/media/folder-name.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Media/Folder name',
  component: FolderNameView,
} satisfies Meta<typeof FolderNameView>;

type Story = StoryObj<typeof FolderNameView>;
const calm: FolderNameContext = { folder: null, failure: null, saved: null };
const story = (
  value: StateValueFrom<typeof folderNameMachine>,
  context: Partial<FolderNameContext> = {},
): Story => ({ args: { actor: at(folderNameMachine, value, { ...calm, ...context }) } });

export const Naming = story('naming');

export const NamingAnew = story('naming', { folder: { id: 7, name: 'Summer' } });

export const Saving = story('saving');

export const Refused = story('refused', {
  failure: {
    kind: 'invalid',
    message: 'The name has already been taken.',
    fields: { name: ['The name has already been taken.'] },
    jwt: null,
  },
});

export const RefusedOffline = story('refused', { failure: { kind: 'offline' } });

export const Missing = story('missing', { folder: { id: 7, name: 'Summer' } });

export const Saved = story('saved');
