import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { SocialLoginView } from '#src/views/auth/social-login.view.tsx';
import { boTicket } from '#stories/auth/social.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { ada } from './viewers.ts';

const google = 'Sign in with Google';
const refusals = [
  { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
  { kind: 'offline' },
  { kind: 'sessionChanged' },
  { kind: 'unexpected', status: 400, message: 'This sign-in has expired.', code: 'token_expired' },
  { kind: 'unexpected', status: 400, message: 'This sign-in could not be verified.' },
];
const sees = (text: string | RegExp) => async (person: Person) => {
  await person.sees(text);
  await person.seesEnabled('button', google);
};

export default defineModel({
  machine: socialLoginMachine,
  View: SocialLoginView,
  input: {
    providers: { google: 'window', twitter: 'offered' },
    purpose: 'login',
    slot: 'google-sign-in',
  },
  children: { socialAttach: socialAttachMachine },
  cases: {
    events: {
      'provider.choose': [{ provider: 'google' }, { provider: 'twitter' }],
      'credential.received': [{ credential: 'signed-by-google' }],
      'viewer.changed': [{ viewer: null }, { viewer: ada }],
    },
    outcomes: {
      recallReturn: {
        done: [
          { status: 'not_attached', ticket: boTicket },
          { status: 'failed', provider: 'twitter', code: 'access_denied' },
          { status: 'failed', provider: 'twitter', code: 'state_invalid' },
          { status: 'failed', provider: 'twitter', code: 'provider_unreachable' },
          { status: 'nothing' },
        ],
        error: [{ kind: 'offline' }],
      },
      visitProvider: {
        done: [
          { kind: 'credential', credential: 'signed-by-the-issuer' },
          { kind: 'blocked' },
          { kind: 'closed' },
        ],
        error: refusals,
      },
      enter: {
        done: [
          { status: 'attached', twoFactor: true },
          { status: 'attached', twoFactor: false },
          { status: 'not_attached', ticket: boTicket },
          { status: 'registration_required', ticket: boTicket },
        ],
        error: refusals,
      },
      socialAttach: {
        done: ['signedIn', 'challenged', 'cancelled'],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {
    'provider.choose': (person, event) =>
      person.press(event.provider === 'google' ? google : 'Sign in with X'),
    'credential.received': byPort,
    'google.missing': byPort,
    'viewer.changed': byChart,
  },
  sightings: {
    recalling: (person) => person.seesEnabled('button', google),
    idle: (person) => person.seesEnabled('button', google),
    away: (person, { context: { provider } }) =>
      person.seesBusy('button', provider === 'google' ? google : 'Sign in with X'),
    blocked: sees(pattern('auth.socialLogin.blocked')),
    closed: sees(pattern('auth.socialLogin.closed')),
    entering: (person) => person.seesBusy('button', google),
    offering: async (person) => {
      await person.seesRole('heading', t('auth.socialAttach.title'));
      await person.seesEnabled('button', t('auth.socialAttach.submit'));
    },
    refused: async (person) => {
      await person.seesRole('alert');
      await person.seesEnabled('button', google);
    },
    expired: sees(pattern('auth.socialLogin.expired')),
    unreachable: sees(/couldn't (reach|connect)/),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', google);
    },
    handedOver: (person) => person.seesBusy('button', google),
  },
});
