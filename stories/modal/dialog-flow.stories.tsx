import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import type { DialogFlowContext } from '#machines/modal/dialog-flow.types.ts';
import { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import { DialogFlowView } from '#src/views/modal/dialog-flow.view.tsx';
import { FolderDeleteView } from '#src/views/media/folder-delete.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Modal/Loading of a dialog',
  component: DialogFlowView,
} satisfies Meta<typeof DialogFlowView>;

type Story = StoryObj<typeof DialogFlowView>;
const folder = { id: 7, name: 'Summer', count: 12 };
const coming: DialogFlowContext = {
  asked: { id: 'a', dialog: 'folderDelete', input: { folder } },
  viewer: null,
  parent: null,
  part: null,
};
const come: DialogFlowContext = {
  ...coming,
  part: {
    view: FolderDeleteView,
    actor: at(folderDeleteMachine, 'asking', { folder, failure: null }),
  },
};
const story = (value: StateValueFrom<typeof dialogFlowMachine>, context = coming): Story => ({
  args: { actor: at(dialogFlowMachine, value, context) },
});

export const Quiet = story({ loading: 'quiet' });

export const Slow = story({ loading: 'slow' });

export const Offering = story('offering');

export const Retrying = story('retrying');

export const Running = story('running', come);

export const Lost = story('lost');
