import { displayMachine } from '#machines/settings/display.machine.ts';
import { noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import { privacyMachine } from '#machines/settings/privacy.machine.ts';
import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import type { Preferences } from '#machines/settings/site-settings.types.ts';
import { displayAdapter } from '#src/actors/settings/display.adapter.ts';
import { noticeSettingsAdapter } from '#src/actors/settings/notice-settings.adapter.ts';
import { privacyAdapter } from '#src/actors/settings/privacy.adapter.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';

interface Needs {
  readonly preferences: () => Preferences;
}

/** `/settings/site`: how the product behaves on this device, and what others may do. */
export default defineScreen({
  machine: siteSettingsMachine,
  View: SiteSettingsView,
  title: 'settings.frame.site',
  provide: ({ http, store, keys }) => ({
    actors: {
      display: displayMachine.provide(displayAdapter({ store, key: keys.display })),
      notices: noticeSettingsMachine.provide(noticeSettingsAdapter(http)),
      privacy: privacyMachine.provide(privacyAdapter(http)),
    },
  }),
  input: ({ services, viewer }: ScreenInput<Needs>) => ({
    ...services.preferences(),
    viewer,
    privacy: viewer?.privacy ?? null,
  }),
});
