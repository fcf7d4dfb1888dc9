import { displayMachine } from '#machines/settings/display.machine.ts';
import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { displayAdapter } from '#src/actors/settings/display.adapter.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/settings/site`: how the product behaves on this device. */
export default defineScreen({
  machine: siteSettingsMachine,
  View: SiteSettingsView,
  title: 'settings.frame.site',
  provide: ({ store, keys }) => ({
    actors: { display: displayMachine.provide(displayAdapter({ store, key: keys.display })) },
  }),
  input: ({ services }) => services.preferences(),
});
