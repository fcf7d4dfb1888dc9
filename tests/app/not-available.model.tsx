import { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: notAvailableMachine,
  View: NotAvailableView,
  input: { name: 'feed' },
  cases: {},
  gestures: {},
  sightings: {
    shown: async (person) => {
      await person.seesRole('heading', t('app.notAvailable.title'));
      await person.seesRole('link', t('app.layout.messages'));
    },
  },
});
