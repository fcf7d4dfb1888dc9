import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import type { FolderMoveContext } from '#machines/media/folder-move.types.ts';
import { FolderMoveView } from '#src/views/media/folder-move.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Media/Move to folder',
  component: FolderMoveView,
} satisfies Meta<typeof FolderMoveView>;

type Story = StoryObj<typeof FolderMoveView>;
const folders = [
  { id: 7, name: 'Summer', count: 3 },
  { id: 8, name: 'Winter in a small town', count: 120 },
];
const many = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  name: `Shoot number ${index + 1}`,
  count: index,
}));
const calm: FolderMoveContext = {
  hashes: ['lake'],
  from: null,
  folders,
  search: '',
  found: folders,
  chosen: 8,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof folderMoveMachine>,
  context: Partial<FolderMoveContext> = {},
): Story => ({ args: { actor: at(folderMoveMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { folders: null, found: [], chosen: null });
export const Unloaded = story('unloaded', { folders: null, found: [], chosen: null });
export const Choosing = story('choosing');
export const ChoosingNone = story('choosing', { folders: [], found: [], chosen: null });
export const ChoosingOffline = story('choosing', { failure: { kind: 'offline' } });
export const ChoosingMany = story('choosing', { folders: many, found: many, chosen: 3 });
export const ChoosingFound = story('choosing', {
  folders: many,
  search: 'number 9',
  found: many.filter(({ name }) => name.includes('number 9')),
  chosen: null,
});
export const ChoosingNotFound = story('choosing', {
  folders: many,
  search: 'Harbour',
  found: [],
  chosen: null,
});
export const Moving = story('moving');
export const Moved = story('moved');
