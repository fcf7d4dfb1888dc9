import { createEmptyActor } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: logoutMachine,
  reason: 'The member is gone when it runs; only a notice of the session speaks of it.',
  input: { owner: createEmptyActor() },
  cases: {
    outcomes: { closeSession: { done: [undefined], error: [{ kind: 'offline' }] } },
  },
  gestures: { 'logout.tell': world },
  sightings: {},
});
