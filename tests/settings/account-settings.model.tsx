import { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { AccountSettingsView } from '#src/views/settings/account-settings.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: accountSettingsMachine,
  View: AccountSettingsView,
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'member.updated' } },
        { emitted: { type: 'session.expired' } },
      ],
    },
  },
  gestures: { 'child.emitted': world, 'connection.restored': world },
  sightings: { tending: (person) => person.seesRole('heading', 'Settings') },
});
