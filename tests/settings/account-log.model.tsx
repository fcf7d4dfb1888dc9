import { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import { AccountLogView } from '#src/views/settings/account-log.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { passwordChanged, signedIn } from '#stories/settings/settings.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const more = { entries: [signedIn, passwordChanged], cursor: 'older' };
const last = { entries: [signedIn], cursor: null };
const none = { entries: [], cursor: null };

export default defineModel({
  machine: accountLogMachine,
  View: AccountLogView,
  cases: {
    outcomes: {
      loadLog: {
        done: ({ entries, cursor }) =>
          entries.length > 0 && cursor === null ? [last] : [more, last, none],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
    },
  },
  invariants: {
    'older entries are offered where there are any': (state) =>
      !state.matches('resting') || state.context.cursor !== null,
  },
  gestures: {
    'older.show': (person) => person.press('Show older entries'),
    'list.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'access.changed': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('Signed in'),
    resting: (person) => person.seesEnabled('button', 'Show older entries'),
    loadingMore: (person) => person.seesBusy('button', 'Show older entries'),
    refreshing: (person, { context }) =>
      person.sees(context.entries.length > 0 ? 'Signed in' : t('settings.accountLog.empty')),
    exhausted: async (person) => {
      await person.sees('Signed in');
      await person.seesNoRole('button', 'Show older entries');
    },
    empty: (person) => person.sees(t('settings.accountLog.empty')),
    interrupted: (person) => person.sees(t('settings.accountLog.interrupted')),
    absent: (person) => person.seesNoRole('heading'),
    failed: (person) => person.sees(t('settings.accountLog.failed')),
  },
});
