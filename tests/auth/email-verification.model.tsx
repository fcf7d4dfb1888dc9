import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const dee = { ...ada, isVerified: false };
const taken = 'The email has already been taken.';
const refusals = [
  { kind: 'unauthenticated' },
  { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
  { kind: 'offline' },
];

const input = {
  viewer: dee,
  outbox: '/outbox',
  cooldown: 2,
  next: '/email-verified?verified=1',
};

export default defineModel({
  machine: emailVerificationMachine,
  View: EmailVerificationView,
  inputs: [
    { ...input, begin: 'reading' },
    { ...input, begin: 'changing' },
  ],
  cases: {
    events: {
      'form.submit': [{ email: 'new@fanfare.test' }],
      'viewer.changed': [{ viewer: ada }, { viewer: dee }],
    },
    outcomes: {
      requestLink: { done: ['mailed', 'alreadyVerified'], error: refusals },
      changeEmail: {
        done: [{ ...dee, email: 'new@fanfare.test' }],
        error: [
          ...refusals,
          { kind: 'passwordUnconfirmed' },
          { kind: 'invalid', message: taken, fields: { email: [taken] }, jwt: null },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'mail.resend': (person) => person.press('Send the link again'),
    'mail.posted': world,
    'address.reveal': (person) => person.press('Show the address'),
    'address.conceal': (person) => person.press('Hide the address'),
    'address.change': (person) => person.press('Change the address'),
    'address.keep': (person) => person.press('Keep the address'),
    'form.submit': async (person, event) => {
      await person.fill('New email', event.email);
      await person.press('Save and send the link');
    },
    'verification.check': world,
    'logout.request': (person) => person.press('Log out'),
    'viewer.changed': world,
  },
  sightings: {
    'unverified.address.masked': (person) => person.sees(/ [a-z]\.\.@fanfare\.test/),
    'unverified.address.revealed': (person) => person.sees(/[a-z]{3}@fanfare\.test/),
    'unverified.address.changing': (person) =>
      person.seesEnabled('button', 'Save and send the link'),
    'unverified.address.saving': (person) => person.seesBusy('button', 'Save and send the link'),
    'unverified.address.refused': (person) =>
      person.seesEnabled('button', 'Save and send the link'),
    'unverified.address.unreachable': (person) => person.sees(/could not reach/),
    'unverified.mail.ready': (person) => person.seesEnabled('button', 'Send the link again'),
    'unverified.mail.sending': (person) => person.seesBusy('button', 'Send the link again'),
    'unverified.mail.cooling': async (person) => {
      await person.sees('We sent you an email with the verification link.');
      await person.seesDisabled('button', 'Send the link again');
    },
    'unverified.mail.throttled': (person) => person.seesDisabled('button', 'Send the link again'),
    'unverified.mail.unsent': (person) => person.seesEnabled('button', 'Send the link again'),
    verified: (person) => person.sees('Your email is verified.'),
  },
});
