import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogEntry } from '#machines/modal/dialogs.types.ts';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Dialogs/Modal/Dialogs', component: DialogsView } satisfies Meta<
  typeof DialogsView
>;

type Story = StoryObj<typeof DialogsView>;
const confirm: DialogEntry = {
  id: 'a',
  dialog: 'confirm',
  held: 'nothing',
  stage: 'shown',
  input: {
    title: 'app.layout.logout',
    body: 'app.connectivity.offline',
    confirm: 'app.layout.logout',
    tone: 'primary',
  },
};
const discard: DialogEntry = {
  id: 'b',
  dialog: 'discard',
  held: 'nothing',
  stage: 'shown',
  input: { of: 'a' },
};

export const Empty: Story = {
  args: { actor: at(dialogsMachine, 'empty', { entries: [], fade: 200 }) },
};

export const Showing: Story = {
  args: { actor: at(dialogsMachine, 'showing', { entries: [confirm], fade: 200 }) },
};

export const ShowingTwo: Story = {
  args: { actor: at(dialogsMachine, 'showing', { entries: [confirm, discard], fade: 200 }) },
};
