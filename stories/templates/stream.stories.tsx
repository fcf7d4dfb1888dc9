import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeView } from '#src/views/app/home.view.tsx';
import { Reading } from '#stories/app/home.stories.tsx';
import { inFrameAt } from './frames.tsx';
import { threeWidths } from './three-widths.tsx';

export default {
  title: 'Screens/Templates/Stream',
  component: HomeView,
} satisfies Meta<typeof HomeView>;

/** One column of 640 and an aside; on a phone edge to edge. */
export const Page: StoryObj<typeof HomeView> = { ...Reading, decorators: [inFrameAt('/')] };
export const AtThreeWidths = threeWidths;
