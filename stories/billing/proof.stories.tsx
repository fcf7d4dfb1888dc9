import type { Meta, StoryObj } from '@storybook/react-vite';
import { proofMachine } from '#machines/billing/proof.machine.ts';
import { ProofView } from '#src/views/billing/proof.view.tsx';
import { at } from '#stories/lib/at.ts';
import { challengeUrl } from './billing.fixtures.ts';

export default { title: 'Dialogs/Billing/Proof', component: ProofView } satisfies Meta<
  typeof ProofView
>;

type Story = StoryObj<typeof ProofView>;
const context = { url: challengeUrl, again: 0 };

export const Opening: Story = { args: { actor: at(proofMachine, 'opening', context) } };
export const Shown: Story = { args: { actor: at(proofMachine, 'shown', context) } };
export const Stalled: Story = { args: { actor: at(proofMachine, 'stalled', context) } };
