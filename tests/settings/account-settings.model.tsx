import { accountSettingsMachine } from '#machines/settings/account-settings.machine.ts';
import { AccountSettingsView } from '#src/views/settings/account-settings.view.tsx';
import { ada as seller } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: accountSettingsMachine,
  View: AccountSettingsView,
  inputs: [{ email: 'ada@fanfare.test', isCreator: true, hasPhoto: true }],
  cases: {
    events: {
      'viewer.changed': [{ viewer: seller }],
      'emailChange.updated': [{ status: 'pending' }],
      'export.updated': [{ status: 'making', done: 3, total: 9 }],
      'child.emitted': [
        { emitted: { type: 'member.updated' } },
        { emitted: { type: 'profile.absent' } },
      ],
    },
  },
  gestures: {
    'child.emitted': byChart,
    'viewer.changed': byChart,
    'emailChange.updated': byChart,
    'export.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: { tending: (person) => person.seesRole('heading', 'Settings') },
});
