import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { SocialAccountsView } from '#src/views/settings/social-accounts.view.tsx';
import { kitTicket } from '#stories/auth/social.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const google = { provider: 'google', attachedAt: '2026-05-04T10:00:00.000Z' } as const;
const calm = {
  accounts: [google],
  hasPassword: true,
  isOnlyWay: false,
  ticket: null,
  failure: null,
};
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' };
const refusals = [
  { kind: 'unauthenticated' },
  { kind: 'offline' },
  { kind: 'conflict', code: 'last_login_method', message: 'This is your only way to sign in.' },
];

export default defineModel({
  machine: socialAccountsMachine,
  View: SocialAccountsView,
  input: { providers: { google: 'window', twitter: 'offered' }, slot: 'google-attach' },
  children: { attach: socialAttachMachine },
  cases: {
    events: {
      'provider.attach': [{ provider: 'twitter' }],
      'provider.detach': [{ provider: 'google' }],
      'credential.received': [{ credential: 'signed-by-google' }],
    },
    outcomes: {
      loadAccounts: {
        done: [
          calm,
          { ...calm, accounts: [] },
          { ...calm, accounts: null },
          { ...calm, ticket: kitTicket },
          {
            ...calm,
            failure: { kind: 'unexpected', status: 400, message: '', code: 'already_linked' },
          },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      visitProvider: {
        done: [
          { kind: 'credential', credential: 'signed-by-the-issuer' },
          { kind: 'blocked' },
          { kind: 'closed' },
        ],
        error: refusals,
      },
      attach: {
        done: ['signedIn', 'cancelled'],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      detachProvider: {
        done: [undefined],
        error: [{ kind: 'passwordUnconfirmed' }, throttled, ...refusals],
      },
    },
  },
  gestures: {
    'provider.attach': (person) =>
      person.press(t('settings.socialAccounts.attachNamed', { thing: 'X' })),
    'provider.detach': (person) =>
      person.press(t('settings.socialAccounts.detachNamed', { thing: 'Google' })),
    'credential.received': byChart,
    'accounts.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'access.changed': byChart,
  },
  outOfReach: ({ context: { accounts } }, event) =>
    event.type === 'provider.detach' && !accounts?.length ? 'Google is not attached.' : null,
  sightings: {
    loading: (person) => person.sees(t('settings.socialAccounts.loading')),
    sorting: (person) =>
      person.seesEnabled('button', t('settings.socialAccounts.attachNamed', { thing: 'X' })),
    listed: (person) =>
      person.seesEnabled('button', t('settings.socialAccounts.attachNamed', { thing: 'X' })),
    rereading: (person) =>
      person.seesEnabled('button', t('settings.socialAccounts.attachNamed', { thing: 'X' })),
    away: (person) =>
      person.seesBusy('button', t('settings.socialAccounts.attachNamed', { thing: 'X' })),
    attaching: (person, { context: { ticket } }) =>
      person.sees(ticket?.provider === 'twitter' ? /sign in with X\.$/ : /sign in with Google\.$/),
    detaching: async (person, { context: { accounts } }) => {
      if (accounts?.length)
        await person.seesBusy(
          'button',
          t('settings.socialAccounts.detachNamed', { thing: 'Google' }),
        );
      else
        await person.seesDisabled(
          'button',
          t('settings.socialAccounts.attachNamed', { thing: 'X' }),
        );
    },
    blocked: (person) => person.sees(pattern('auth.socialLogin.blocked')),
    refused: async (person, { context: { failure } }) => {
      await person.sees(
        failure?.kind === 'throttled'
          ? /Too many attempts/
          : /got no answer|another account|only way to sign in|went wrong/,
      );
      await person.seesEnabled('button', t('settings.socialAccounts.attachNamed', { thing: 'X' }));
    },
    failed: (person) => person.sees(t('settings.socialAccounts.failed')),
  },
});
