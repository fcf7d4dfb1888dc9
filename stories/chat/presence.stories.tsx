import type { Meta, StoryObj } from '@storybook/react-vite';
import { presenceMachine } from '#machines/chat/presence.machine.ts';
import { PresenceMark, PresenceView } from '#src/views/chat/presence.view.tsx';
import { at } from '#stories/lib/at.ts';
import { viewerId, withBo } from './chat.fixtures.ts';

/** The mark of the head above, the line of the log below. */
const meta = {
  title: 'Flows/Chat/Presence',
  component: PresenceView,
  render: (args) => (
    <>
      <PresenceMark {...args} />
      <div style={{ blockSize: 48 }} />
      <PresenceView {...args} />
    </>
  ),
} satisfies Meta<typeof PresenceView>;

export default meta;

type Story = StoryObj<typeof PresenceView>;

const two = { viewerId, chat: withBo, refusals: 0 };
const name = 'Bo Lindqvist';
const entrance = 'granted';

export const UnknownSilentGranted: Story = {
  args: { name, actor: at(presenceMachine, { peer: 'unknown', own: 'silent', entrance }, two) },
};

export const AwaySilent: Story = {
  args: { name, actor: at(presenceMachine, { peer: 'away', own: 'silent', entrance }, two) },
};

export const IdleAnnounced: Story = {
  args: {
    name,
    actor: at(presenceMachine, { peer: { here: 'idle' }, own: 'announced', entrance }, two),
  },
};

export const TypingSilent: Story = {
  args: {
    name,
    actor: at(presenceMachine, { peer: { here: 'typing' }, own: 'silent', entrance }, two),
  },
};

export const UnknownWaiting: Story = {
  args: {
    name,
    actor: at(presenceMachine, { peer: 'unknown', own: 'silent', entrance: 'waiting' }, two),
  },
};

export const UnknownAsking: Story = {
  args: {
    name,
    actor: at(presenceMachine, { peer: 'unknown', own: 'silent', entrance: 'asking' }, two),
  },
};

export const UnknownRefused: Story = {
  args: {
    name,
    actor: at(
      presenceMachine,
      { peer: 'unknown', own: 'silent', entrance: 'refused' },
      { ...two, refusals: 1 },
    ),
  },
};
