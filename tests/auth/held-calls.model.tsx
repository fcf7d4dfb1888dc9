import { heldCallsMachine } from '#machines/auth/held-calls.machine.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: heldCallsMachine,
  reason: 'ConfirmPassword is what a person sees of the wait.',
  cases: {
    events: {
      'location.admitted': [
        { location: { name: 'confirmPassword' } },
        { location: { name: 'settingsSecurity' } },
      ],
      'viewer.changed': [{ reason: 'expired' }, { reason: 'refreshed' }],
    },
  },
  gestures: {
    'call.held': world,
    'password.confirmed': world,
    'password.declined': world,
    'location.admitted': world,
    'viewer.changed': world,
  },
  sightings: {},
});
