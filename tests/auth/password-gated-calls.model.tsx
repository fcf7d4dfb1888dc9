import { passwordGatedCallsMachine } from '#machines/auth/password-gated-calls.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { mirror, stage } from '#tests/lib/stage.tsx';
import { admit, asking, changeSession, finishReturn } from './asked-in-between.ts';

const ownButton = 'Change the address';
const seesAsker = async (person: Person) => {
  await person.seesEnabled('button', ownButton);
  await person.seesNoRole('button', 'Confirm');
};

export default defineModel({
  machine: passwordGatedCallsMachine,
  Stage: stage((actor) => ({ ...asking, passwordGatedCalls: mirror(actor) })),
  cases: {
    events: {
      'location.admitted': [
        { location: { name: 'confirmPassword' } },
        { location: { name: 'verifyEmail' } },
      ],
      'viewer.changed': [{ reason: 'expired' }, { reason: 'refreshed' }],
    },
  },
  gestures: {
    'call.held': world,
    'password.confirmed': async (person) => {
      await person.fill('Password', 'correct-horse-9');
      await person.press('Confirm');
    },
    'password.declined': (person) => person.press('Cancel'),
    'location.admitted': async (_, { location: { name } }) =>
      admit(href(name === 'confirmPassword' ? 'confirmPassword' : 'verifyEmail')),
    'viewer.changed': async (_, { reason }) => {
      changeSession({ type: 'session.changed', viewer: null, reason });
      admit(href('login'));
    },
  },
  sightings: {
    resting: async (person) => {
      finishReturn();
      await seesAsker(person);
    },
    asking: seesAsker,
    waiting: async (person) => {
      await person.seesRole('heading', 'Confirm your password');
      await person.seesEnabled('button', 'Confirm');
      await person.seesNoRole('button', ownButton);
    },
    returning: (person) => person.seesBusy('button', 'Confirm'),
  },
});
