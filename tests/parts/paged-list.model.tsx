import { pagedListMachine } from '#machines/parts/paged-list.machine.ts';
import { PagedListView } from '#src/views/parts/paged-list.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { last, many, none } from '#stories/parts/paged-list.fixtures.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const entry = (person: Person) => person.sees('Entry 1');
const retry = (person: Person) => person.seesEnabled('button', t('ui.loading.retry'));
const nothing = (person: Person) => person.seesRole('heading', t('chat.inbox.emptyKindTitle'));

export default defineModel({
  machine: pagedListMachine,
  View: PagedListView,
  cases: {
    outcomes: {
      loadEntries: {
        done: [none, last, many],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  invariants: {
    'more is offered where there is more': (state) =>
      !state.matches('resting') || state.context.cursor !== null,
  },
  gestures: {
    'end.approach': byPage,
    'list.retry': (person) => person.press(t('ui.loading.retry')),
    'connection.restored': byChart,
    'entries.changed': byChart,
  },
  sightings: {
    loading: (person) => person.sees(t('ui.loading.loading')),
    sorting: entry,
    resting: entry,
    loadingMore: async (person) => {
      await entry(person);
      await person.sees(t('ui.loading.loading'));
    },
    exhausted: entry,
    empty: nothing,
    interrupted: async (person) => {
      await entry(person);
      await retry(person);
    },
    refreshing: (person, { context }) =>
      context.entries.length > 0 ? entry(person) : nothing(person),
    failed: async (person) => {
      await person.seesRole('alert');
      await retry(person);
    },
  },
});
