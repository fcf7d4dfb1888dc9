import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { Conversing } from '#stories/chat/messages.stories.tsx';
import { inFrameAt } from './frames.tsx';
import { threeWidths } from './three-widths.tsx';

export default {
  title: 'Screens/Templates/List and detail',
  component: MessagesView,
} satisfies Meta<typeof MessagesView>;

/** The list beside what was chosen; below 1250 px the one or the other. */
export const Page: StoryObj<typeof MessagesView> = {
  ...Conversing,
  decorators: [inFrameAt('/messages/1', 'bare')],
};
export const AtThreeWidths = threeWidths;
