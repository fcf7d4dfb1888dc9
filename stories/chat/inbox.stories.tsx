import type { Meta, StoryObj } from '@storybook/react-vite';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { InboxContext } from '#machines/chat/inbox.types.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import { InboxView } from '#src/views/chat/inbox.view.tsx';
import { at } from '#stories/lib/at.ts';
import { bareInbox as bare, bareChatSessions, chat, message, viewerId } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Inbox', component: InboxView } satisfies Meta<typeof InboxView>;

type Story = StoryObj<typeof InboxView>;

const fan = { ...chat(1).relationFlags, isSubscriber: true, isFollower: true };

const full: InboxContext = {
  ...bare,
  chats: [
    chat(9, { withUserId: 1, chatType: 1, unreadCount: 1 }),
    chat(1, { unreadCount: 3, relationFlags: fan, sent: { ...chat(1).sent, paid: 2 } }),
    chat(2, { lastMessage: message(20, { authorId: viewerId, text: 'See you on Friday.' }) }),
    chat(3, {
      lastMessage: message(30, { text: null, isLocked: true }),
      relationFlags: { ...fan, isSubscriber: false, isBanned: true, isSubscribedTo: true },
    }),
  ],
  count: 9,
};

const calm = { freshness: 'settled', lookup: 'idle' } as const;

export const Unopened: Story = {
  args: { actor: at(inboxMachine, { ...calm, list: 'unopened' }, bare) },
};

export const Loading: Story = {
  args: { actor: at(inboxMachine, { ...calm, list: 'loading' }, bare) },
};

export const ListedSettledIdle: Story = {
  args: { actor: at(inboxMachine, { ...calm, list: 'listed' }, { ...full, count: 4 }), current: 3 },
};

export const ListedWithUnsent: Story = {
  args: {
    actor: at(
      inboxMachine,
      { ...calm, list: 'listed' },
      {
        ...full,
        count: 4,
        chatSessions: at(chatSessionsMachine, 'keeping', {
          ...bareChatSessions,
          unsent: ['3:0', '4:0'],
          drafts: { '4:0': 'See you' },
        }),
      },
    ),
  },
};

export const ListedCatchingUpFetching: Story = {
  args: {
    actor: at(
      inboxMachine,
      { list: 'listed', freshness: 'catchingUp', lookup: 'fetching' },
      { ...full, count: 4 },
    ),
  },
};

export const Behind: Story = {
  args: {
    actor: at(
      inboxMachine,
      { ...calm, list: 'listed', freshness: 'catchingUp' },
      { ...full, count: 4, tries: 2 },
    ),
  },
};

export const ListedReloading: Story = {
  args: {
    actor: at(
      inboxMachine,
      { ...calm, list: 'listed', freshness: 'reloading' },
      { ...full, reloadRange: { at: 0, to: 20 } },
    ),
  },
};

export const LoadingMore: Story = {
  args: { actor: at(inboxMachine, { ...calm, list: 'loadingMore' }, full) },
};

export const Interrupted: Story = {
  args: {
    actor: at(
      inboxMachine,
      { ...calm, list: 'interrupted' },
      { ...full, failure: { kind: 'offline' } },
    ),
  },
};

export const Empty: Story = { args: { actor: at(inboxMachine, { ...calm, list: 'empty' }, bare) } };

export const EmptyOfOneKind: Story = {
  args: { actor: at(inboxMachine, { ...calm, list: 'empty' }, { ...bare, kind: 'unread' }) },
};

export const Failed: Story = {
  args: {
    actor: at(inboxMachine, { ...calm, list: 'failed' }, { ...bare, failure: { kind: 'offline' } }),
  },
};
