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
          { target: null, stored: null, isTyped: false },
          { target: 'ConfirmPassword', stored: null, isTyped: false },
          { target: 'Login', stored: null, isTyped: false },
          { target: 'settings', stored: null, isTyped: false },
          { target: 'nowhere', stored: null, isTyped: false },
          { target: null, stored: { path: '/explore', owner: null }, isTyped: false },
          { target: 'emailVerified', stored: { path: '/explore', owner: null }, isTyped: false },
          { target: null, stored: { path: '/interests', owner: 7 }, isTyped: false },
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {},
  sightings: {},
});
