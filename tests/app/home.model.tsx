import { homeMachine } from '#machines/app/home.machine.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: homeMachine,
  View: HomeView,
  cases: { events: { 'part.emitted': [{ emitted: { type: 'session.expired' } }] } },
  gestures: { 'part.emitted': world },
  sightings: { reading: (person) => person.seesRole('heading', 'Feed') },
});
