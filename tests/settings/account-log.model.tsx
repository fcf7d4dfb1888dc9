import { accountLogMachine } from '#machines/settings/account-log.machine.ts';
import { AccountLogView } from '#src/views/settings/account-log.view.tsx';
import { passwordChanged, signedIn } from '#stories/settings/settings.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: accountLogMachine,
  View: AccountLogView,
  cases: {
    outcomes: {
      loadLog: {
        done: [
          { entries: [signedIn, passwordChanged], nextCursor: 'older' },
          { entries: [signedIn], nextCursor: null },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'older.show': (person) => person.press('Show older entries'),
    'log.retry': (person) => person.press('Try again'),
    'connection.restored': world,
    'access.changed': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('Signed in'),
    listed: (person) => person.seesEnabled('button', 'Show older entries'),
    loadingOlder: (person) => person.seesBusy('button', 'Show older entries'),
    rereading: (person) => person.sees('Signed in'),
    exhausted: async (person) => {
      await person.sees('Signed in');
      await person.seesNoRole('button', 'Show older entries');
    },
    interrupted: (person) => person.sees('The older entries did not come.'),
    failed: (person) => person.sees('We could not load the log.'),
  },
});
