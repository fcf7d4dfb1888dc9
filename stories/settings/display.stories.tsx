import type { Meta, StoryObj } from '@storybook/react-vite';
import { displayMachine, plainDisplay } from '#machines/settings/display.machine.ts';
import { DisplayView } from '#src/views/settings/display.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Flows/Settings/Display', component: DisplayView } satisfies Meta<
  typeof DisplayView
>;

export const Applied: StoryObj<typeof DisplayView> = {
  args: { actor: at(displayMachine, 'applied', plainDisplay) },
};
export const AppliedChosen: StoryObj<typeof DisplayView> = {
  args: {
    actor: at(displayMachine, 'applied', { textSize: 'larger', motion: 'less', contrast: 'more' }),
  },
};
