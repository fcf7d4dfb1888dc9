import { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: notFoundMachine,
  View: NotFoundView,
  input: { path: '/nothing/here' },
  cases: {},
  gestures: {},
  sightings: {
    shown: async (person) => {
      await person.seesRole('heading', 'Page Not Found');
      await person.sees('/nothing/here');
    },
  },
});
