import type { Meta, StoryObj } from '@storybook/react-vite';
import { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/App/Not offered here',
  component: NotAvailableView,
} satisfies Meta<typeof NotAvailableView>;

export const Shown: StoryObj<typeof NotAvailableView> = {
  args: { actor: at(notAvailableMachine, 'shown', { wayOn: 'main' }) },
};
