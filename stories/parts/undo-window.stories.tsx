import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { undoWindowMachine } from '#machines/parts/undo-window.machine.ts';
import { UndoWindowView } from '#src/views/parts/undo-window.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Parts/Undo window',
  component: UndoWindowView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UndoWindowView>;

const show = (
  value: StateValueFrom<typeof undoWindowMachine>,
  secondsLeft = 0,
): StoryObj<typeof UndoWindowView> => ({
  args: { actor: at(undoWindowMachine, value, { name: 'Morning fog', secondsLeft }) },
});

export const Resting = show('resting');
export const Removed = show('removed');
export const Waiting = show('waiting', 3);
export const Over = show('over');
