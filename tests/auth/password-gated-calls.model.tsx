import { passwordGatedCallsMachine } from '#machines/auth/password-gated-calls.machine.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { mirror, stage } from '#tests/lib/stage.tsx';
import { admit, asking, changeSession, dee, finishReturn } from './asked-in-between.ts';

const ownButton = t('auth.emailVerification.change');
const seesAsker = async (person: Person) => {
  await person.seesEnabled('button', ownButton);
  await person.seesNoRole('button', 'Confirm');
};

const answered = (id: string, answer: Answer) => ({ id, dialog: 'password', answer });
const isPlace = (name: string | null) => name === 'confirmPassword' || name === 'settingsSecurity';

export default defineModel({
  machine: passwordGatedCallsMachine,
  Stage: stage((actor) => ({ ...asking, passwordGatedCalls: mirror(actor) })),
  input: { viewer: {} },
  cases: {
    events: {
      'dialog.answered': [
        answered('password-gated-calls', { kind: 'confirmed', value: null }),
        answered('password-gated-calls', { kind: 'cancelled' }),
        answered('another', { kind: 'cancelled' }),
      ],
      'location.admitted': [
        { location: { name: 'confirmPassword' } },
        { location: { name: 'verifyEmail' } },
        { location: { name: 'settingsSecurity' } },
      ],
      'viewer.changed': [
        { reason: 'expired', viewer: null },
        { reason: 'refreshed', viewer: {} },
        { reason: 'refreshed', viewer: { hasPassword: false } },
      ],
    },
  },
  gestures: {
    'call.held': byPort,
    'password.confirmed': async (person) => {
      await person.fill('Password', 'correct-horse-9');
      await person.press('Confirm');
    },
    'password.declined': (person) => person.press('Cancel'),
    'location.admitted': async (_, { location: { name } }) =>
      admit(href(isPlace(name) ? name : 'verifyEmail')),
    'viewer.changed': async (_, { reason, viewer }) => {
      const changed = viewer === null ? null : { ...dee, ...viewer };
      changeSession({ type: 'session.changed', viewer: changed, reason });
      if (viewer === null) admit(href('login'));
    },
    'dialog.answered': byChart,
  },
  sightings: {
    resting: async (person) => {
      finishReturn();
      await seesAsker(person);
    },
    // The dialog is drawn by the stack: tests/e2e/security.e2e.ts.
    askingInPlace: seesAsker,
    asking: seesAsker,
    waiting: async (person) => {
      await person.seesRole('heading', 'Confirm your password');
      await person.seesEnabled('button', 'Confirm');
      await person.seesNoRole('button', ownButton);
    },
    returning: (person) => person.seesBusy('button', 'Confirm'),
  },
});
