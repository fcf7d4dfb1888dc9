import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import type { Notice } from '#machines/app/notices.types.ts';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/App/Notices', component: NoticesView } satisfies Meta<
  typeof NoticesView
>;

type Story = StoryObj<typeof NoticesView>;
const toast: Notice = {
  id: 'notice-0',
  tone: 'positive',
  key: 'shell.connection.restored',
  title: null,
  params: {},
};
const alert: Notice = {
  id: 'notice-1',
  tone: 'negative',
  key: 'app.unexpected',
  title: null,
  params: {},
};

export const Quiet: Story = {
  args: { actor: at(noticesMachine, 'quiet', { toasts: [], alerts: [alert], count: 1 }) },
};

export const Counting: Story = {
  args: { actor: at(noticesMachine, 'counting', { toasts: [toast], alerts: [], count: 1 }) },
};

export const Held: Story = {
  args: { actor: at(noticesMachine, 'held', { toasts: [toast], alerts: [alert], count: 2 }) },
};
