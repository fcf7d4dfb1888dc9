import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import { SocialRegistrationView } from '#src/views/auth/social-registration.view.tsx';
import { kitTicket } from '#stories/auth/social.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const submit = 'Create Account';
const form = { email: 'kit@fanfare.test', username: 'kit', displayName: 'Kit' };
const late = 'This sign-in has expired. Please start it again.';
const resting = ['editing', 'rejected', 'unreachable'] as const;

export default defineModel({
  machine: socialRegistrationMachine,
  View: SocialRegistrationView,
  children: { socialAttach: socialAttachMachine },
  cases: {
    events: {
      'form.submit': [{ form }],
      'viewer.changed': [
        { viewer: null },
        { viewer: ada },
        { viewer: { ...ada, isVerified: false } },
      ],
    },
    outcomes: {
      checkTicket: { done: ['unknown', 'lapsed', 'attached'], error: [{ kind: 'offline' }] },
      recallTicket: {
        done: [{ ticket: kitTicket }, { ticket: null }],
        error: [{ kind: 'offline' }],
      },
      registerSocial: {
        done: [undefined],
        error: [
          { kind: 'conflict', code: 'email_taken', message: 'An account exists already.' },
          { kind: 'invalid', message: late, fields: { jwt: [late] }, jwt: null },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          {
            kind: 'invalid',
            message: 'The username is reserved.',
            fields: { username: ['The username is reserved.'] },
            jwt: null,
          },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
      socialAttach: {
        done: ['signedIn', 'challenged', 'cancelled'],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {
    'form.submit': async (person, event) => {
      await person.fill('Email', event.form.email ?? '');
      await person.fill('Username', event.form.username);
      await person.fill('Display name', event.form.displayName);
      await person.press(submit);
    },
    'registration.cancel': (person) => person.press('Cancel'),
    'viewer.changed': byChart,
  },
  outOfReach: (snapshot) =>
    resting.some((attempt) => snapshot.matches(attempt)) ? null : 'the form waits or is away',
  sightings: {
    recalling: (person) => person.sees(/One moment/),
    editing: async (person) => {
      await person.seesEnabled('button', submit);
      await person.sees(/X doesn't share your email/);
    },
    registering: (person) => person.seesBusy('button', submit),
    rejected: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', submit);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', submit);
    },
    attaching: (person) => person.seesEnabled('button', t('auth.socialAttach.submit')),
    registered: (person) => person.seesBusy('button', submit),
    ended: (person) => person.sees(/One moment/),
  },
});
