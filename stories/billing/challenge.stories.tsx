import type { Meta, StoryObj } from '@storybook/react-vite';
import { challengeMachine } from '#machines/billing/challenge.machine.ts';
import { ChallengeView } from '#src/views/billing/challenge.view.tsx';
import { at } from '#stories/lib/at.ts';
import { challengeUrl } from './billing.fixtures.ts';

export default {
  title: 'Flows/Billing/Confirmation by the bank',
  component: ChallengeView,
} satisfies Meta<typeof ChallengeView>;

type Story = StoryObj<typeof ChallengeView>;
const context = { url: challengeUrl, again: 0 };

export const Opening: Story = { args: { actor: at(challengeMachine, 'opening', context) } };
export const Shown: Story = { args: { actor: at(challengeMachine, 'shown', context) } };
export const Stalled: Story = { args: { actor: at(challengeMachine, 'stalled', context) } };
