import { resourceMachine } from '#machines/parts/resource.machine.ts';
import { ResourceView } from '#src/views/parts/resource.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const text = 'First light over the harbour.';

export default defineModel({
  machine: resourceMachine,
  View: ResourceView,
  cases: {
    outcomes: { loadText: { done: [text], error: [{ kind: 'offline' }, { kind: 'notFound' }] } },
  },
  gestures: {
    'text.retry': (person) => person.press(t('ui.loading.retry')),
    'text.changed': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: (person) => person.sees(t('ui.loading.loading')),
    shown: (person) => person.sees(text),
    failed: (person, { context: { failure } }) =>
      person.sees(
        t(
          failure?.kind === 'offline'
            ? 'modal.refusalNotice.unreachable'
            : 'modal.refusalNotice.failed',
        ),
      ),
  },
});
