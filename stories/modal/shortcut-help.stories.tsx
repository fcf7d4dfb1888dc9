import type { Meta, StoryObj } from '@storybook/react-vite';
import { shortcutHelpMachine } from '#machines/modal/shortcut-help.machine.ts';
import { ShortcutHelpView } from '#src/views/modal/shortcut-help.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/Modal/Keyboard shortcuts',
  component: ShortcutHelpView,
} satisfies Meta<typeof ShortcutHelpView>;

type Story = StoryObj<typeof ShortcutHelpView>;

export const Reading: Story = { args: { actor: at(shortcutHelpMachine, 'reading', {}) } };
export const Closed: Story = { args: { actor: at(shortcutHelpMachine, 'closed', {}) } };
