import { siteSettingsMachine } from '#machines/settings/site-settings.machine.ts';
import { SiteSettingsView } from '#src/views/settings/site-settings.view.tsx';
import { shut, openToAll } from '#stories/settings/privacy.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { ada } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const preferences = {
  viewer: ada,
  locale: null,
  theme: null,
  dataSaver: null,
  shortcuts: null,
  discreet: null,
};
const privacy = t('settings.siteSettings.privacy');

export default defineModel({
  machine: siteSettingsMachine,
  View: SiteSettingsView,
  inputs: [
    { ...preferences, privacy: openToAll },
    { ...preferences, privacy: null },
  ],
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'member.updated' } }],
      'viewer.changed': [{ viewer: { ...ada, privacy: shut } }],
    },
  },
  gestures: {
    'child.emitted': byChart,
    'viewer.changed': byChart,
    'settings.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
    'consent.withdraw': (person) => person.press('Ask me again'),
  },
  sightings: {
    tending: async (person, { context }) => {
      await person.sees('Ask me again');
      if (context.privacy) await person.seesRole('heading', privacy);
      else await person.seesNoRole('heading', privacy);
    },
    withdrawn: (person) => person.sees(t('settings.siteSettings.withdrawn')),
  },
});
