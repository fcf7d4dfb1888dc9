import { securitySettingsMachine } from '#machines/settings/security-settings.machine.ts';
import { SecuritySettingsView } from '#src/views/settings/security-settings.view.tsx';
import { firefox } from '#stories/settings/settings.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: securitySettingsMachine,
  View: SecuritySettingsView,
  input: {
    password: { email: 'ada@fanfare.test', hasPassword: true },
    social: { providers: { google: 'window', twitter: 'offered' }, slot: 'google-attach' },
    passkeys: { canAdd: true, device: firefox },
  },
  cases: {
    events: {
      'child.emitted': [
        { emitted: { type: 'access.changed' } },
        { emitted: { type: 'password.changed' } },
        { emitted: { type: 'factor.unsaid' } },
        { emitted: { type: 'factor.settled', isOn: true } },
      ],
      'dialog.answered': [
        { id: 'second-factor', dialog: 'twoFactorSetup', answer: { kind: 'cancelled' } },
      ],
    },
  },
  gestures: {
    'child.emitted': byChart,
    'dialog.answered': byChart,
    'connection.restored': byChart,
  },
  sightings: { tending: (person) => person.seesRole('heading', 'Settings') },
});
