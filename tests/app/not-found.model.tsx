import { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: notFoundMachine,
  View: NotFoundView,
  cases: {},
  gestures: {},
  sightings: { telling: (person) => person.seesRole('heading', 'Page Not Found') },
});
