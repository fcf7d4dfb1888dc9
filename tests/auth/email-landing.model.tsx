import { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import { EmailLandingView } from '#src/views/auth/email-landing.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const dee = { ...ada, isVerified: false };

export default defineModel({
  machine: emailLandingMachine,
  View: EmailLandingView,
  inputs: [
    { claim: 'verified', viewer: dee, next: '/' },
    { claim: 'unauthorized', viewer: null, next: '/' },
  ],
  cases: {
    events: { 'viewer.changed': [{ viewer: null }, { viewer: dee }, { viewer: ada }] },
    outcomes: {
      lookUp: { done: [ada, dee], error: [{ kind: 'unauthenticated' }, { kind: 'offline' }] },
      mailLink: {
        done: ['mailed', 'alreadyVerified'],
        error: [
          { kind: 'unauthenticated' },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'landing.retry': (person) => person.press('Try again'),
    'link.request': (person) => person.press('Send a new link'),
    'journey.continue': (person) => person.press('Continue'),
    'verification.check': byChart,
    'viewer.changed': byChart,
  },
  outOfReach: ({ context }, event) =>
    event.type === 'link.request' && context.viewer?.isVerified !== false
      ? 'a guest signs in, and a verified member needs no link'
      : null,
  sightings: {
    checking: (person) => person.sees(t('auth.emailLanding.checking')),
    verified: (person) => person.sees('Your email is verified.'),
    signedOut: (person) => person.seesRole('link', t('auth.emailLanding.signIn')),
    failed: (person) => person.sees('Failed to verify email.'),
    sending: (person) => person.seesBusy('button', 'Send a new link'),
    sent: (person) => person.sees('We sent you an email with the verification link.'),
    unsent: (person) => person.seesEnabled('button', 'Send a new link'),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    continuing: (person) => person.seesBusy('button', 'Continue'),
  },
});
