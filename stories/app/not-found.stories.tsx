import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';

export default { title: 'Screens/App/NotFound', component: NotFoundView } satisfies Meta<
  typeof NotFoundView
>;

export const Telling: StoryObj<typeof NotFoundView> = {};
