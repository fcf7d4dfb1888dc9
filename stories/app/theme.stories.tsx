import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeMachine } from '#machines/app/theme.machine.ts';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/App/Theme', component: ThemeView } satisfies Meta<typeof ThemeView>;

type Story = StoryObj<typeof ThemeView>;

export const System: Story = { args: { actor: at(themeMachine, 'system', {}) } };

export const Light: Story = { args: { actor: at(themeMachine, 'light', {}) } };

export const Dark: Story = { args: { actor: at(themeMachine, 'dark', {}) } };
