import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogPictures } from './pictures/dialog-pictures.tsx';

export default { title: 'Start/Dialogs', component: DialogPictures } satisfies Meta<
  typeof DialogPictures
>;

export const All: StoryObj<typeof DialogPictures> = {};
