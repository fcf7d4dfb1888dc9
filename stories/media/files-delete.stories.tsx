import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { filesDeleteMachine } from '#machines/media/files-delete.machine.ts';
import type { FilesDeleteContext } from '#machines/media/files-delete.types.ts';
import { FilesDeleteView } from '#src/views/media/files-delete.view.tsx';
import { at } from '#stories/lib/at.ts';
import { manyUses } from './file-details.fixtures.ts';

export default {
  title: 'Dialogs/Media/Delete files',
  component: FilesDeleteView,
} satisfies Meta<typeof FilesDeleteView>;

type Story = StoryObj<typeof FilesDeleteView>;

const kept = {
  count: 3,
  files: [
    { hash: 'lake', name: 'lake.jpg', uses: manyUses },
    { hash: 'sea', name: null, uses: { ...manyUses, posts: { count: 0, latest: [] } } },
  ],
};
const nothing = { count: 0, files: [] };
const calm: FilesDeleteContext = {
  hashes: Array.from({ length: 12 }, (_, each) => `hash-${each}`),
  effects: { unused: 9, kept },
  deleted: [],
  failure: null,
};
const story = (
  value: StateValueFrom<typeof filesDeleteMachine>,
  context: Partial<FilesDeleteContext> = {},
): Story => ({ args: { actor: at(filesDeleteMachine, value, { ...calm, ...context }) } });

export const Counting = story('counting', { effects: null });
export const Uncounted = story('uncounted', { effects: null, failure: { kind: 'offline' } });
export const Asking = story('asking');
export const AskingOne = story('asking', {
  hashes: ['lake'],
  effects: { unused: 1, kept: nothing },
});
export const AskingNoneUnused = story('asking', { effects: { unused: 0, kept } });
export const Deleting = story('deleting');
export const Refused = story('refused', { failure: { kind: 'offline' } });
export const Deleted = story('deleted', { deleted: ['lake'] });
