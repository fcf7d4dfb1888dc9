import { leavingMachine } from '#machines/settings/leaving.machine.ts';
import { LeavingView } from '#src/views/settings/leaving.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { creator, fan, windingUp } from '#stories/settings/leaving.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const long = 'The reason field must not be greater than 1000 characters.';
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const heldUp = {
  kind: 'conflict',
  code: 'balance_not_empty',
  message: 'Your balance must be paid out first.',
} as const;
const submit = t('settings.leaving.submit');
const end = t('settings.leaving.endRenewals');
const signedOut = { kind: 'unauthenticated' } as const;

export default defineModel({
  machine: leavingMachine,
  View: LeavingView,
  cases: {
    events: {
      'form.submit': [{ reason: 'Too few prints.' }],
      'export.updated': [{ status: 'making', done: 3, total: 9 }],
    },
    outcomes: {
      loadLedger: {
        done: [fan, creator],
        error: [{ kind: 'notFound' }, { kind: 'offline' }],
      },
      endRenewals: {
        done: [windingUp, fan],
        error: [{ kind: 'passwordUnconfirmed' }, signedOut, throttled, { kind: 'offline' }],
      },
      closeAccount: {
        done: [undefined],
        error: [
          heldUp,
          throttled,
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          signedOut,
          { kind: 'invalid', message: long, fields: { reason: [long] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { reason }) => {
      await person.fill(t('settings.leaving.reason'), reason);
      await person.press(submit);
    },
    'renewals.end': (person) => person.press(end),
    'ledger.retry': (person) => person.press('Try again'),
    'export.updated': byChart,
    'payment.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: async (person, { context }) => {
      if (context.ledger === null) await person.seesRole('status');
      else await person.sees(t('settings.leaving.rows.followers'));
    },
    blocked: async (person, { context }) => {
      await person.seesRole('heading', t('settings.leaving.blocked'));
      await person.seesDisabled('button', submit);
      if (context.ledger?.subscribers.renewing === 0)
        await person.sees(t('settings.leaving.runningOut'));
      else await person.seesEnabled('button', end);
    },
    ending: (person) => person.seesBusy('button', end),
    editing: (person) => person.seesEnabled('button', submit),
    saving: (person) => person.seesBusy('button', submit),
    rejected: (person) => person.seesEnabled('button', submit),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', submit);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    left: (person) => person.seesBusy('button', submit),
    unread: (person) => person.sees(t('settings.leaving.failed')),
    absent: (person) => person.sees(t('settings.frame.absent')),
  },
});
