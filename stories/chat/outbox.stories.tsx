import type { Meta, StoryObj } from '@storybook/react-vite';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import { OutboxView } from '#src/views/chat/outbox.view.tsx';
import { at } from '#stories/lib/at.ts';
import { item, outboxOf } from './chat.fixtures.ts';

export default { title: 'Flows/Chat/Outbox', component: OutboxView } satisfies Meta<
  typeof OutboxView
>;

type Story = StoryObj<typeof OutboxView>;

const waiting = outboxOf([item()]);

export const Resting: Story = { args: { actor: at(outboxMachine, 'resting', outboxOf([])) } };

export const Sending: Story = { args: { actor: at(outboxMachine, 'sending', waiting) } };

export const Reconciling: Story = { args: { actor: at(outboxMachine, 'reconciling', waiting) } };

export const Pausing: Story = { args: { actor: at(outboxMachine, 'pausing', waiting) } };

export const Unreachable: Story = { args: { actor: at(outboxMachine, 'unreachable', waiting) } };

export const LockedOut: Story = { args: { actor: at(outboxMachine, 'lockedOut', waiting) } };

export const Unserved: Story = { args: { actor: at(outboxMachine, 'unserved', waiting) } };

export const ServerFull: Story = { args: { actor: at(outboxMachine, 'serverFull', waiting) } };

export const Held: Story = { args: { actor: at(outboxMachine, 'held', waiting) } };
