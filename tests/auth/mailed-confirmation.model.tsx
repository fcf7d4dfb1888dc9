import { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { MailedConfirmationView } from '#src/views/auth/mailed-confirmation.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const send = 'Send me a link';
const isOver = (person: Person) => person.seesDisabled('button', 'Cancel');
const isSent = async (person: Person) => {
  await person.sees(t('auth.mailedConfirmation.sentTitle'));
  await person.seesEnabled('button', 'Send another link');
};

export default defineModel({
  machine: mailedConfirmationMachine,
  View: MailedConfirmationView,
  input: { email: 'kit@fanfare.test', problem: 'expired' },
  cases: {
    outcomes: {
      lookUp: { done: [true, false], error: [{ kind: 'unauthenticated' }, { kind: 'offline' }] },
      mailLink: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'unauthenticated' },
          { kind: 'offline' },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'link.request': (person) => person.press(/^Send (me a|another) link$/),
    'confirmation.cancel': (person) => person.press('Cancel'),
  },
  sightings: {
    looking: (person) => person.seesDisabled('button', send),
    offering: async (person, { context }) => {
      await person.sees(/kit@fanfare\.test/);
      await person.seesEnabled('button', send);
      if (context.problem) await person.sees(t('auth.emailLanding.expired'));
    },
    mailing: (person) => person.seesBusy('button', send),
    waiting: isSent,
    watching: isSent,
    unsent: async (person, { context }) => {
      await person.sees(
        context.failure?.kind === 'offline' ? pattern('app.failure.unreachable') : 'Oops...',
      );
      await person.seesEnabled('button', send);
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', send);
    },
    confirmed: isOver,
    cancelled: isOver,
    expired: isOver,
  },
});
