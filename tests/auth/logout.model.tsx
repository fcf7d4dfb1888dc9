import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { stubPort } from '#tests/lib/stub.ts';
import { mirror, stage } from '#tests/lib/stage.tsx';
import { presentSession } from './on-stage.ts';

/** The session that was left: nobody is signed in, and it receives the outcome of the request. */
const owner = createActor(
  sessionMachine.provide({
    actors: {
      watchBrowser: stubPort(),
      logout: logoutMachine.provide({ actors: { closeSession: stubPort() } }),
      fetchViewer: fromPromise(() => Promise.reject({ kind: 'unauthenticated' })),
    },
  }),
  { input: { locale: null } },
).start();
const unconfirmed = pattern('auth.session.unconfirmed');
const isOut = async (person: Person) => {
  await person.seesRole('link', 'Sign in');
  await person.seesNoRole('button', /^Your account/u);
};

export default defineModel({
  machine: logoutMachine,
  Stage: stage(() => ({ session: mirror(owner, presentSession) })),
  input: { parent: owner as AnyActorRef },
  cases: {
    outcomes: { closeSession: { done: [undefined], error: [{ kind: 'offline' }] } },
  },
  gestures: { 'logout.notify': byChart },
  sightings: {
    resting: isOut,
    notifying: isOut,
    unconfirmed: async (person) => {
      await isOut(person);
      await person.sees(unconfirmed);
    },
    retrying: isOut,
  },
});
