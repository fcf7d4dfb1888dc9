import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import type { FolderMoveContext } from '#machines/media/folder-move.types.ts';
import { FolderMoveView } from '#src/views/media/folder-move.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Media/Folder move',
  component: FolderMoveView,
} satisfies Meta<typeof FolderMoveView>;

type Story = StoryObj<typeof FolderMoveView>;
const folders = [
  { id: 7, name: 'Summer', count: 3 },
  { id: 8, name: 'Winter in a small town', count: 120 },
];
const calm: FolderMoveContext = {
  hashes: ['lake'],
  from: null,
  folders,
  chosen: 8,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof folderMoveMachine>,
  context: Partial<FolderMoveContext> = {},
): Story => ({ args: { actor: at(folderMoveMachine, value, { ...calm, ...context }) } });

export const Loading = story('loading', { folders: null, chosen: null });
export const Unloaded = story('unloaded', { folders: null, chosen: null });
export const Choosing = story('choosing');
export const ChoosingNone = story('choosing', { folders: [], chosen: null });
export const ChoosingOffline = story('choosing', { failure: { kind: 'offline' } });
export const Moving = story('moving');
export const Moved = story('moved');
