import { overviewMachine } from '#machines/billing/overview.machine.ts';
import { OverviewView } from '#src/views/billing/overview.view.tsx';
import { balance, emptyBalance } from '#stories/billing/payments.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const outcome = {
  done: [balance, emptyBalance],
  error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
};

export default defineModel({
  machine: overviewMachine,
  View: OverviewView,
  cases: { outcomes: { loadBalance: outcome } },
  gestures: {
    'overview.refresh': world,
    'overview.retry': (person) => person.press('Try again'),
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    shown: (person) => person.sees('Next charges'),
    refreshing: (person) => person.sees('Next charges'),
    failed: (person) => person.sees(t('billing.overview.failed')),
  },
});
