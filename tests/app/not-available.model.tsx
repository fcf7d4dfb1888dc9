import { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: notAvailableMachine,
  View: NotAvailableView,
  cases: {},
  gestures: {},
  sightings: { shown: (person) => person.seesRole('heading', 'Not available yet') },
});
