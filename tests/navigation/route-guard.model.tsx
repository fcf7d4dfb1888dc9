import { routeGuardMachine } from '#machines/navigation/route-guard.machine.ts';
import { defineModel } from '#tests/lib/model.ts';
import { viewers } from './browser.ts';

export default defineModel({
  machine: routeGuardMachine,
  reason: 'A request is checked before anything of it may be drawn.',
  inputs: [viewers.unverified, null, viewers.deleted, viewers.member].map((viewer) => ({
    viewer,
    wanted: { path: viewer === viewers.unverified ? null : '/settings', arrival: 'push' as const },
    refused: false,
  })),
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
});
