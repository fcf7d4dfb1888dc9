import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryView } from '#src/views/media/library.view.tsx';
import { Exhausted } from '#stories/media/library.stories.tsx';
import { inFrameAt } from './frames.tsx';
import { threeWidths } from './three-widths.tsx';

export default {
  title: 'Screens/Templates/Gallery',
  component: LibraryView,
} satisfies Meta<typeof LibraryView>;

/** Three columns, two, and two on a phone, with the filters above. */
export const Page: StoryObj<typeof LibraryView> = {
  ...Exhausted,
  decorators: [inFrameAt('/library/uploaded')],
};
export const AtThreeWidths = threeWidths;
