import { admissionMachine } from '#machines/navigation/admission.machine.ts';
import { defineModel } from '#tests/lib/model.ts';
import { viewers } from './browser.ts';

export default defineModel({
  machine: admissionMachine,
  reason: 'A wish is judged before anything of it may be drawn.',
  input: {
    viewer: viewers.unverified,
    wanted: { path: null, arrival: 'push' },
    refused: false,
  },
  cases: {
    outcomes: {
      recallRedirects: {
        done: [
          { target: null, stored: null },
          { target: 'ConfirmPassword', stored: null },
          { target: 'Login', stored: null },
          { target: 'settings', stored: null },
          { target: 'nowhere', stored: null },
          { target: null, stored: { path: '/explore', owner: null } },
          { target: 'emailVerified', stored: { path: '/explore', owner: null } },
          { target: null, stored: { path: '/interests', owner: 7 } },
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {},
  sightings: {},
  unreached: {
    'judging|always|1':
      'Somebody is signed in here; the property test of the guards asks it of guests.',
    'judging|always|3': 'Nobody is deleted here; the property test asks it of deleted members.',
    'judging|always|6':
      'An unverified member is led away from parents; the property test has members.',
  },
});
