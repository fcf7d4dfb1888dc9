import type { Meta, StoryObj } from '@storybook/react-vite';
import { ageConsentMachine } from '#machines/app/age-consent.machine.ts';
import { AgeConsentView } from '#src/views/app/age-consent.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Dialogs/App/Age consent', component: AgeConsentView } satisfies Meta<
  typeof AgeConsentView
>;

type Story = StoryObj<typeof AgeConsentView>;
const year = { version: 1, validFor: 365 * 86_400_000, fade: 200 };

export const Reading: Story = { args: { actor: at(ageConsentMachine, 'reading', year) } };

export const ShownAsking: Story = {
  args: { actor: at(ageConsentMachine, { shown: 'asking' }, year) },
};

export const ShownStoring: Story = {
  args: { actor: at(ageConsentMachine, { shown: 'storing' }, year) },
};

export const ShownClosing: Story = {
  args: { actor: at(ageConsentMachine, { shown: 'closing' }, year) },
};

export const ShownLeaving: Story = {
  args: { actor: at(ageConsentMachine, { shown: 'leaving' }, year) },
};

export const Given: Story = { args: { actor: at(ageConsentMachine, 'given', year) } };

export const Forgetting: Story = { args: { actor: at(ageConsentMachine, 'forgetting', year) } };
