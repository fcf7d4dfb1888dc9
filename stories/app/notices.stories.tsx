import type { Meta, StoryObj } from '@storybook/react-vite';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { undoNotice } from '#machines/people/undo-notice.ts';
import { joined } from '#machines/app/joined-notices.ts';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import type { Notice } from '#machines/app/notice.types.ts';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Toasts and alerts', component: NoticesView } satisfies Meta<
  typeof NoticesView
>;

type Story = StoryObj<typeof NoticesView>;
const toast: Notice = {
  id: 'notice-0',
  tone: 'positive',
  key: 'app.connectivity.restored',
  title: null,
  params: {},
  action: null,
};
const ban: Notice = {
  ...toast,
  ...undoNotice({
    kind: 'ban',
    userId: 21,
    displayName: 'Inês Marques',
    made: 'block',
    before: null,
  }),
  id: 'notice-2',
};
const leave = (userId: number) =>
  undoNotice({ kind: 'follow', userId, displayName: `fan${userId}` });
const undo = at(relationUndoMachine, 'resting', { wanted: [] });
const alert: Notice = {
  id: 'notice-1',
  tone: 'negative',
  key: 'app.failure.unexpected',
  title: null,
  params: {},
  action: null,
};

export const Quiet: Story = {
  args: { actor: at(noticesMachine, 'quiet', { toasts: [], alerts: [alert], count: 1, undo }) },
};

export const Counting: Story = {
  args: {
    actor: at(noticesMachine, 'counting', { toasts: [toast], alerts: [], count: 1, undo }),
  },
};

export const Held: Story = {
  args: {
    actor: at(noticesMachine, 'held', { toasts: [toast, ban], alerts: [alert], count: 3, undo }),
  },
};

/** Countdown after an action, with Undo. */
export const CountingWithUndo: Story = {
  args: { actor: at(noticesMachine, 'counting', { toasts: [ban], alerts: [], count: 3, undo }) },
};

/** Many unfollows in a row are one notice, whose undo takes all of them back. */
export const CountingWithUndoOfMany: Story = {
  args: {
    actor: at(noticesMachine, 'counting', {
      toasts: joined([{ ...toast, ...leave(21), id: 'notice-2' }], leave(22)),
      alerts: [],
      count: 3,
      undo,
    }),
  },
};
