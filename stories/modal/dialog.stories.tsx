import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { dialogMachine } from '#machines/modal/dialog.machine.ts';
import type { DialogContext } from '#machines/modal/dialog.types.ts';
import { DialogView } from '#src/views/modal/dialog.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Modal/Question',
  component: DialogView,
} satisfies Meta<typeof DialogView>;

type Story = StoryObj<typeof DialogView>;
const context: DialogContext = {
  asked: {
    id: 'a',
    dialog: 'confirm',
    input: {
      title: 'app.layout.logout',
      body: 'app.connectivity.offline',
      confirm: 'app.layout.logout',
      tone: 'primary',
    },
  },
  viewer: null,
  fade: 200,
  parent: null,
  flow: null,
};
const story = (value: StateValueFrom<typeof dialogMachine>): Story => ({
  args: { actor: at(dialogMachine, value, context) },
});

export const Coming = story('coming');

export const Untouched = story({ standing: { shown: 'untouched' } });

export const Edited = story({ standing: { shown: 'edited' } });

export const Asking = story({ standing: { shown: 'asking' } });

export const Leaving = story({ standing: 'leaving' });

export const Closed = story('closed');
