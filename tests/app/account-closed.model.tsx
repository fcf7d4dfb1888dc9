import { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { fan } from '#stories/settings/leaving.fixtures.ts';
import { ada } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const keep = t('app.accountClosed.keep');
const ended = { name: 'Ada Marlow', at: '2026-12-03T10:00:00.000Z' };

export default defineModel({
  machine: accountClosedMachine,
  View: AccountClosedView,
  inputs: [{ deleteAt: fan.deleteAt }, { deleteAt: null }],
  cases: {
    events: {
      'viewer.changed': [
        { viewer: ada },
        { viewer: { ...ada, isDeleted: true } },
        { viewer: null },
      ],
      'export.updated': [{ status: 'making', done: 3, total: 9 }],
    },
    outcomes: {
      loadLedger: {
        done: [fan, { ...fan, ended: [ended] }],
        error: [{ kind: 'notFound' }, { kind: 'offline' }],
      },
      keepAccount: {
        done: [[], [ended]],
        error: [
          { kind: 'unexpected', status: 410, message: 'This account is gone.' },
          { kind: 'unexpected', status: 500, message: '' },
          { kind: 'unauthenticated' },
          { kind: 'offline' },
        ],
      },
    },
  },
  gestures: {
    'account.keep': (person) => person.press(keep),
    'ledger.retry': (person) => person.press('Try again'),
    'viewer.changed': byChart,
    'export.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: async (person) => {
      await person.seesRole('status');
      await person.seesDisabled('button', keep);
    },
    closed: (person) => person.seesEnabled('button', keep),
    unread: async (person) => {
      await person.sees(t('settings.leaving.failed'));
      await person.seesEnabled('button', keep);
    },
    keeping: (person) => person.seesBusy('button', keep),
    refused: (person) => person.seesEnabled('button', keep),
    open: (person) => person.seesBusy('button', keep),
    gone: (person) => person.seesRole('heading', t('app.accountClosed.gone')),
    absent: (person) => person.sees(t('app.accountClosed.help')),
  },
});
