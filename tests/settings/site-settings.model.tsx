import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: siteSettingsMachine,
  View: SiteSettingsView,
  input: { locale: null, theme: null, dataSaver: null },
  cases: {},
  gestures: { 'consent.withdraw': (person) => person.press('Ask me again') },
  sightings: {
    tending: (person) => person.sees('Ask me again'),
    withdrawn: (person) => person.sees('It is asked again now.'),
  },
});
