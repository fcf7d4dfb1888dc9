import type { Meta, StoryObj } from '@storybook/react-vite';
import { discreetMachine } from '#machines/app/discreet.machine.ts';
import { DiscreetView } from '#src/views/app/discreet.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Discreet mode', component: DiscreetView } satisfies Meta<
  typeof DiscreetView
>;

type Story = StoryObj<typeof DiscreetView>;

export const Off: Story = { args: { actor: at(discreetMachine, 'off', {}) } };
export const On: Story = { args: { actor: at(discreetMachine, 'on', {}) } };
export const OnWithHelp: Story = { args: { actor: at(discreetMachine, 'on', {}), withHelp: true } };
