import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { SocialAttachView } from '#src/views/auth/social-attach.view.tsx';
import { boTicket } from '#stories/auth/social.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const submit = t('auth.socialAttach.submit');
const wrong = 'The provided password was incorrect.';
const late = 'This sign-in has expired. Please start it again.';

export default defineModel({
  machine: socialAttachMachine,
  View: SocialAttachView,
  input: { ticket: boTicket, email: null },
  cases: {
    events: { 'form.submit': [{ password: 'correct-horse-9' }] },
    outcomes: {
      checkTicket: { done: ['unknown', 'lapsed', 'attached'], error: [{ kind: 'offline' }] },
      attachAccount: {
        done: [{ twoFactor: false }, { twoFactor: true }],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          { kind: 'conflict', code: 'already_linked', message: 'Attached to another account.' },
          { kind: 'invalid', message: late, fields: { jwt: [late] }, jwt: null },
          { kind: 'invalid', message: wrong, fields: { password: [wrong] }, jwt: null },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, event) => {
      await person.fill(t('auth.socialAttach.password'), event.password);
      await person.press(submit);
    },
    'attach.cancel': (person) => person.press(/^(Not now|Start again)$/),
  },
  sightings: {
    asking: (person) => person.sees(/bo@fanfare\.test/),
    attaching: (person) => person.seesBusy('button', submit),
    rejected: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', submit);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', submit);
    },
    alreadyLinked: (person) => person.sees(pattern('auth.socialAttach.linked')),
    expired: (person) => person.sees(pattern('auth.socialLogin.expired')),
    signedIn: (person) => person.seesBusy('button', submit),
    challenged: (person) => person.seesBusy('button', submit),
    cancelled: (person) => person.seesBusy('button', submit),
  },
});
