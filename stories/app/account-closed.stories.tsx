import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';

export default { title: 'Screens/App/AccountClosed', component: AccountClosedView } satisfies Meta<
  typeof AccountClosedView
>;

export const Shown: StoryObj<typeof AccountClosedView> = {};
