import type { Meta, StoryObj } from '@storybook/react-vite';
import { dialogMachine } from '#machines/modal/dialog.machine.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogAsked } from '#machines/modal/dialog-token.types.ts';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Dialogs/Modal/Stack of dialogs', component: DialogsView } satisfies Meta<
  typeof DialogsView
>;

type Story = StoryObj<typeof DialogsView>;
const asked: DialogAsked = {
  id: 'a',
  dialog: 'confirm',
  input: {
    title: 'app.layout.logout',
    body: 'app.connectivity.offline',
    confirm: 'app.layout.logout',
    tone: 'primary',
  },
};
const standing = (dialog: DialogAsked, isAsking = false) =>
  at(
    dialogMachine,
    { standing: { shown: isAsking ? 'asking' : 'untouched' } },
    { asked: dialog, viewer: null, fade: 200, parent: null, flow: null },
  );

export const Empty: Story = {
  args: { actor: at(dialogsMachine, 'empty', { dialogs: [], fade: 200 }) },
};

export const Showing: Story = {
  args: { actor: at(dialogsMachine, 'showing', { dialogs: [standing(asked)], fade: 200 }) },
};

export const ShowingTwo: Story = {
  args: { actor: at(dialogsMachine, 'showing', { dialogs: [standing(asked, true)], fade: 200 }) },
};
