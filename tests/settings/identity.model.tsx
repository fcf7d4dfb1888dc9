import { identityMachine } from '#machines/settings/identity.machine.ts';
import { IdentityView } from '#src/views/settings/identity.view.tsx';
import {
  accepted,
  checking,
  declined,
  unfinished,
  unproved,
} from '#stories/settings/identity.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const provider = 'Verifio';
const labels = [
  t('settings.identity.go', { provider }),
  t('settings.identity.goOn'),
  t('settings.identity.again'),
] as const;
const labelOf = (known: { status: string; isStarted: boolean } | null) => {
  if (known?.isStarted) return labels[1];
  return known?.status === 'rejected' ? labels[2] : labels[0];
};

export default defineModel({
  machine: identityMachine,
  View: IdentityView,
  cases: {
    events: { 'identity.updated': [{ status: 'approved' }] },
    outcomes: {
      loadIdentity: {
        done: [
          unproved,
          unfinished,
          checking,
          accepted,
          declined,
          { ...declined, isStarted: true },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      openCheck: {
        done: ['https://verifio.example/check/1'],
        error: [
          { kind: 'conflict', code: 'identity_pending', message: 'It is being checked.' },
          { kind: 'unauthenticated' },
          { kind: 'throttled', retryAfter: 30, message: 'Too Many Attempts.' },
          { kind: 'unavailable', retryAfter: null, status: 503, code: 'identity_unavailable' },
          { kind: 'offline' },
        ],
      },
      leaveForProvider: {
        done: [undefined],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {
    'check.begin': (person) => person.press(new RegExp(`^(${labels.join('|')})$`)),
    'identity.retry': (person) => person.press('Try again'),
    'identity.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    offered: (person) => person.sees(t('settings.identity.before')),
    opening: (person, { context }) => person.seesBusy('button', labelOf(context.known)),
    leaving: (person, { context }) => person.seesBusy('button', labelOf(context.known)),
    refused: (person) => person.seesRole('alert'),
    started: (person) => person.sees(t('settings.identity.started')),
    pending: (person) => person.sees(pattern('settings.identity.pending', { provider })),
    approved: (person) => person.sees(pattern('settings.identity.approved')),
    rejected: (person) => person.sees(t('settings.identity.reasons.blurred')),
    unread: (person) => person.sees(t('settings.identity.failed')),
    absent: (person) => person.sees(t('settings.frame.absent')),
  },
});
