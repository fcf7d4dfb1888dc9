import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import { discreetMachine } from '#machines/app/discreet.machine.ts';
import { localeMachine } from '#machines/app/locale.machine.ts';
import { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { themeMachine } from '#machines/app/theme.machine.ts';
import { displayMachine, plainDisplay } from '#machines/settings/display.machine.ts';
import { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import { privacyMachine } from '#machines/settings/privacy.machine.ts';
import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { at } from '#stories/lib/at.ts';
import { mailedNotices } from './notice-settings.fixtures.ts';
import { openToAll } from './privacy.fixtures.ts';

export default {
  title: 'Screens/Settings/Site',
  component: SiteSettingsView,
} satisfies Meta<typeof SiteSettingsView>;

type Story = StoryObj<typeof SiteSettingsView>;

const context = {
  locale: at(localeMachine, 'settled', { code: 'en', wanted: 'en', viewer: null }),
  theme: at(themeMachine, 'system', {}),
  dataSaver: at(dataSaverMachine, { auto: 'fetching' }, {}),
  discreet: at(discreetMachine, 'off', {}),
  shortcuts: at(shortcutsMachine, { on: 'resting' }, { off: ['like'] }),
  display: at(displayMachine, 'applied', plainDisplay),
  notices: at(noticeSettingsMachine, 'resting', {
    viewer: null,
    kept: mailedNotices,
    wanted: mailedNotices,
    secondsLeft: 0,
  }),
  privacy: at(privacyMachine, 'resting', { kept: openToAll, wanted: openToAll, secondsLeft: 0 }),
};

export const Tending: Story = { args: { actor: at(siteSettingsMachine, 'tending', context) } };
export const Withdrawn: Story = { args: { actor: at(siteSettingsMachine, 'withdrawn', context) } };
/** A server that lets nobody choose what others may do. */
export const TendingWithoutPrivacy: Story = {
  args: { actor: at(siteSettingsMachine, 'tending', { ...context, privacy: null }) },
};
