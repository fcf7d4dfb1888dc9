import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';

export default { title: 'Screens/App/NotAvailable', component: NotAvailableView } satisfies Meta<
  typeof NotAvailableView
>;

export const Shown: StoryObj<typeof NotAvailableView> = {};
