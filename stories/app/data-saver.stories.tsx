import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import { DataSaverView } from '#src/views/app/data-saver.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Data saver', component: DataSaverView } satisfies Meta<
  typeof DataSaverView
>;

type Story = StoryObj<typeof DataSaverView>;

export const AutoFetching: Story = {
  args: { actor: at(dataSaverMachine, { auto: 'fetching' }, {}) },
};

export const AutoSaving: Story = { args: { actor: at(dataSaverMachine, { auto: 'saving' }, {}) } };

export const On: Story = { args: { actor: at(dataSaverMachine, 'on', {}) } };

export const Off: Story = { args: { actor: at(dataSaverMachine, 'off', {}) } };
