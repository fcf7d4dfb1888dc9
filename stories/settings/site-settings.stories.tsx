import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import { localeMachine } from '#machines/app/locale.machine.ts';
import { themeMachine } from '#machines/app/theme.machine.ts';
import { displayMachine, plainDisplay } from '#machines/settings/display.machine.ts';
import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Settings/Site settings',
  component: SiteSettingsView,
} satisfies Meta<typeof SiteSettingsView>;

type Story = StoryObj<typeof SiteSettingsView>;

const context = {
  locale: at(localeMachine, 'settled', { code: 'en', wanted: 'en', viewer: null }),
  theme: at(themeMachine, 'system', {}),
  dataSaver: at(dataSaverMachine, { auto: 'fetching' }, {}),
  display: at(displayMachine, 'applied', plainDisplay),
};

export const Tending: Story = { args: { actor: at(siteSettingsMachine, 'tending', context) } };
export const Withdrawn: Story = { args: { actor: at(siteSettingsMachine, 'withdrawn', context) } };
