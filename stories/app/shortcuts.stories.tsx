import type { Meta, StoryObj } from '@storybook/react-vite';
import { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { ShortcutsView } from '#src/views/app/shortcuts.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Keyboard shortcuts', component: ShortcutsView } satisfies Meta<
  typeof ShortcutsView
>;

type Story = StoryObj<typeof ShortcutsView>;

export const Off: Story = { args: { actor: at(shortcutsMachine, 'off', { off: [] }) } };
export const Resting: Story = {
  args: { actor: at(shortcutsMachine, { on: 'resting' }, { off: [] }) },
};
export const Going: Story = { args: { actor: at(shortcutsMachine, { on: 'going' }, { off: [] }) } };
export const Searching: Story = {
  args: { actor: at(shortcutsMachine, { on: 'searching' }, { off: [] }) },
};
export const Settling: Story = {
  args: { actor: at(shortcutsMachine, { on: 'settling' }, { off: [] }) },
};
