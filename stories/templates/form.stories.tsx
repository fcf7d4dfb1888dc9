import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSettingsView } from '#src/views/settings/account-settings.view.tsx';
import { Tending } from '#stories/settings/account-settings.stories.tsx';
import { inFrameAt } from './frames.tsx';
import { threeWidths } from './three-widths.tsx';

export default {
  title: 'Screens/Templates/Form',
  component: AccountSettingsView,
} satisfies Meta<typeof AccountSettingsView>;

/** Sections, and the blocks of the one that is open. */
export const Page: StoryObj<typeof AccountSettingsView> = {
  ...Tending,
  decorators: [inFrameAt('/settings/profile')],
};
export const AtThreeWidths = threeWidths;
