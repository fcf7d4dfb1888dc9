import type { SnapshotFrom } from 'xstate';
import { overviewMachine } from '#machines/billing/overview.machine.ts';
import { OverviewView } from '#src/views/billing/overview.view.tsx';
import { balance, emptyBalance } from '#stories/billing/payments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const outcome = {
  done: [balance, emptyBalance],
  error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
};

/** A balance of nothing is not shown. */
const shown = (person: Person, { context }: SnapshotFrom<typeof overviewMachine>) =>
  context.balance?.hasEarned ? person.sees('Next charges') : person.seesNot('Next charges');

export default defineModel({
  machine: overviewMachine,
  View: OverviewView,
  cases: { outcomes: { loadBalance: outcome } },
  gestures: {
    'overview.refresh': byChart,
    'overview.retry': (person) => person.press('Try again'),
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    shown,
    refreshing: shown,
    failed: (person) => person.sees(t('billing.overview.failed')),
  },
});
