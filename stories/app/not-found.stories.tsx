import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';
import { at } from '#stories/lib/at.ts';

export default { title: 'Screens/App/Page not found', component: NotFoundView } satisfies Meta<
  typeof NotFoundView
>;

export const Shown: StoryObj<typeof NotFoundView> = {
  args: { actor: at(notFoundMachine, 'shown', { path: '/interests/of/nobody' }) },
};
