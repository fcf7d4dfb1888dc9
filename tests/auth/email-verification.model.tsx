import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
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
    'mail.resend': (person) => person.press(t('auth.emailVerification.resend')),
    'mail.posted': byChart,
    'address.reveal': (person) => person.press(t('auth.emailVerification.show')),
    'address.conceal': (person) => person.press(t('auth.emailVerification.hide')),
    'address.change': (person) => person.press(t('auth.emailVerification.change')),
    'address.keep': (person) => person.press(t('auth.emailVerification.keep')),
    'form.submit': async (person, event) => {
      await person.fill('New email', event.email);
      await person.press(t('auth.emailVerification.save'));
    },
    'verification.check': byChart,
    'logout.request': (person) => person.press('Log out'),
    'viewer.changed': byChart,
  },
  sightings: {
    'unverified.address.masked': (person) => person.sees(/ [a-z]\.\.@fanfare\.test/),
    'unverified.address.revealed': (person) => person.sees(/[a-z]{3}@fanfare\.test/),
    'unverified.address.changing': (person) =>
      person.seesEnabled('button', t('auth.emailVerification.save')),
    'unverified.address.saving': (person) =>
      person.seesBusy('button', t('auth.emailVerification.save')),
    'unverified.address.refused': (person) =>
      person.seesEnabled('button', t('auth.emailVerification.save')),
    'unverified.address.unreachable': (person) => person.sees(pattern('app.failure.unreachable')),
    'unverified.mail.ready': (person) =>
      person.seesEnabled('button', t('auth.emailVerification.resend')),
    'unverified.mail.sending': (person) =>
      person.seesBusy('button', t('auth.emailVerification.resend')),
    'unverified.mail.cooling': async (person) => {
      await person.sees('We sent you an email with the verification link.');
      await person.seesDisabled('button', t('auth.emailVerification.resend'));
    },
    'unverified.mail.throttled': (person) =>
      person.seesDisabled('button', t('auth.emailVerification.resend')),
    'unverified.mail.unsent': (person) =>
      person.seesEnabled('button', t('auth.emailVerification.resend')),
    verified: (person) => person.sees('Your email is verified.'),
  },
});
