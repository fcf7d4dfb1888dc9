import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ConversationContext } from '#machines/chat/conversation.types.ts';
import { ConversationView } from '#src/views/chat/conversation.view.tsx';
import { at } from '#stories/lib/at.ts';
import {
  storeOf,
  chat,
  composerWith,
  item,
  paidTalk,
  talk,
  viewerId,
  withBo,
} from './chat.fixtures.ts';
import { notices } from './notice.fixtures.ts';

export default { title: 'Flows/Chat/Conversation', component: ConversationView } satisfies Meta<
  typeof ConversationView
>;

type Story = StoryObj<typeof ConversationView>;

const composer = composerWith(
  [
    item({ status: 'failed', reason: { kind: 'lost' } }),
    item({ localId: 2, key: 'key-2', status: 'sending', text: 'With the prints.', attempts: 1 }),
    item({ localId: 3, key: 'key-3', text: 'And a frame.' }),
  ],
  [{ id: 2, bothSides: true }],
);

const full: ConversationContext = {
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
};
const bare: ConversationContext = { ...full, view: storeOf([]) };
const calm = {
  history: 'resting',
  freshness: 'settled',
  receipt: 'resting',
  repair: 'idle',
} as const;

export const Opening: Story = { args: { actor: at(conversationMachine, 'opening', bare) } };

export const OpeningWithWhatIsKnown: Story = {
  args: { actor: at(conversationMachine, 'opening', full) },
};

export const Failed: Story = {
  args: { actor: at(conversationMachine, 'failed', { ...bare, failure: { kind: 'offline' } }) },
};

export const Missing: Story = {
  args: { actor: at(conversationMachine, 'missing', { ...bare, chat: null, person: null }) },
};

/** An empty chat: it shows who the first message will go to. */
export const RestingBeforeTheFirstMessage: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: calm },
      { ...bare, chat: null, composer: composerWith([], []) },
    ),
  },
};

export const RestingSettledIdle: Story = {
  args: { actor: at(conversationMachine, { open: calm }, full) },
};

export const RestingWithPaidMessages: Story = {
  args: { actor: at(conversationMachine, { open: calm }, { ...full, view: storeOf(paidTalk) }) },
};

export const RestingWithUnreadMessages: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: calm },
      { ...full, composer: composerWith(), fresh: { afterId: 2, count: 1 } },
    ),
  },
};

export const RestingWithoutMessages: Story = {
  args: { actor: at(conversationMachine, { open: calm }, { ...bare, composer: null }) },
};

export const RestingInTheSystemChat: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: calm },
      { ...bare, ref: { withUserId: 1, chatType: 1 }, chat: null, composer: null },
    ),
  },
};

export const RestingWithNotices: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: calm },
      {
        ...bare,
        ref: { withUserId: 1, chatType: 1 },
        chat: null,
        composer: null,
        view: storeOf(notices),
      },
    ),
  },
};

export const LoadingOlder: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: { ...calm, history: 'loadingOlder' } },
      { ...full, before: 1 },
    ),
  },
};

export const Interrupted: Story = {
  args: {
    actor: at(
      conversationMachine,
      { open: { ...calm, history: 'interrupted' } },
      { ...full, before: 1 },
    ),
  },
};

export const CatchingUpMarkingRefreshing: Story = {
  args: {
    actor: at(
      conversationMachine,
      {
        open: {
          history: 'resting',
          freshness: 'catchingUp',
          receipt: 'marking',
          repair: 'refreshing',
        },
      },
      full,
    ),
  },
};
