import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  bareInbox,
  storeOf,
  chat,
  composerWith,
  manyChats,
  talk,
  viewerId,
  withBo,
} from './chat.fixtures.ts';

export default { title: 'Screens/Chat/Messages', component: MessagesView } satisfies Meta<
  typeof MessagesView
>;

type Story = StoryObj<typeof MessagesView>;

const inbox = at(
  inboxMachine,
  { list: 'listed', freshness: 'settled', lookup: 'idle' },
  { ...bareInbox, chats: manyChats, count: manyChats.length },
);

const composer = composerWith();

const conversation = at(
  conversationMachine,
  { open: { history: 'resting', freshness: 'settled', receipt: 'resting', repair: 'idle' } },
  {
    viewerId,
    ref: withBo,
    chat: chat(1),
    person: chat(1).person,
    view: storeOf(talk),
    before: null,
    cursor: null,
    lastReadId: 4,
    fresh: null,
    today: '2026-11-20',
    peerReadId: 2,
    seenId: 0,
    failure: null,
    broken: [],
    repaired: [],
    previewed: null,
    composer,
  },
);

const nobody = { inbox, person: null, asked: null };
const alone = { viewerId, maySell: true, chat: null, conversation: null, ...nobody };
const together = { viewerId, maySell: false, chat: withBo, ...nobody };

export const Arriving: Story = { args: { actor: at(messagesMachine, 'arriving', alone) } };

export const Choosing: Story = { args: { actor: at(messagesMachine, 'choosing', alone) } };

export const Preparing: Story = {
  args: { actor: at(messagesMachine, 'preparing', { ...together, conversation: null }) },
};

export const Conversing: Story = {
  args: { actor: at(messagesMachine, 'conversing', { ...together, conversation }) },
};

export const Parting: Story = {
  args: { actor: at(messagesMachine, 'parting', { ...together, conversation }) },
};
